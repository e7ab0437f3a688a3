import { GAMES } from '@baize/rulebooks';
import { ALL_ROLLS } from '@baize/three-dice';
import type { Scene } from '../scene.ts';
import { among, between, oneIn } from '../source.ts';
import { plausibleConfig } from './config.ts';
import type { Plausible } from './plausible.ts';

export const HOUSE: Plausible = {
  ConfigureTable: (source, { table, game, state }) => ({
    type: 'ConfigureTable',
    config: plausibleConfig(
      source,
      oneIn(source, 40) ? 'another' : (state.rules?.config.table ?? table),
      oneIn(source, 40) ? among(source, GAMES).id : (state.rules?.config.game ?? game),
    ),
  }),
  RecordInspection: (source, scene) => {
    const entered = among(source, ALL_ROLLS);
    const lit = oneIn(source, 6) ? ['small'] : lightsOf(scene, entered);
    return { type: 'RecordInspection', entered, lit, shakes: between(source, 2, 4) };
  },
  RecordShiftInspection: (source) => ({
    type: 'RecordShiftInspection',
    shakes: between(source, 2, 4),
  }),
  ChangeDice: (source) => ({ type: 'ChangeDice', dice: `dice-${source(1000)}` }),
  FitShaker: (source) => ({
    type: 'FitShaker',
    shaker: among(source, ['manual', 'automated'] as const),
  }),
};

/** The areas a device in order lights for a roll. */
export function lightsOf(
  { state }: Pick<Scene, 'state'>,
  entered: (typeof ALL_ROLLS)[number],
): readonly string[] {
  return state.rules?.mechanic.winningAreas(entered, state.rules) ?? [];
}
