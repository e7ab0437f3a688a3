import type { Command, CommandType } from '../../command.ts';
import type { Scene } from '../scene.ts';
import type { Source } from '../source.ts';

/** A command of one type as somebody at this table might give it, sensible or mistaken. */
export type Plausible<Type extends CommandType> = {
  readonly [T in Type]: (source: Source, scene: Scene) => Extract<Command, { type: T }>;
};
