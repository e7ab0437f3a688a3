import type { Command, CommandType } from '../../command.ts';
import type { Scene } from '../scene.ts';
import type { Source } from '../source.ts';
import { BETTING } from './betting.ts';
import { CARDS } from './cards.ts';
import { HOUSE } from './house.ts';
import { IRREGULARITIES } from './irregularities.ts';
import type { Plausible } from './plausible.ts';
import { SESSION } from './session.ts';
import { STEPS } from './steps.ts';

const PLAUSIBLE: Plausible<CommandType> = {
  ...HOUSE,
  ...SESSION,
  ...BETTING,
  ...STEPS,
  ...IRREGULARITIES,
  ...CARDS,
};

/** A command of this type as somebody at this table might give it. */
export function plausibleCommand(type: CommandType, source: Source, scene: Scene): Command {
  return PLAUSIBLE[type](source, scene);
}
