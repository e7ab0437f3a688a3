import type { Command, CommandType } from '../../commands/registry.ts';
import type { Scene } from '../scene.ts';
import type { Source } from '../source.ts';

/**
 * Commands as somebody at this table might give them, sensible or mistaken. What is not told apart
 * here is made up from the forms of its fields.
 */
export type Plausible = {
  readonly [T in CommandType]?: (source: Source, scene: Scene) => Extract<Command, { type: T }>;
};
