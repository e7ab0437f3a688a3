import { LIBRARY } from '../../library.ts';
import { among, oneIn } from '../source.ts';
import { plausibleConfig } from './config.ts';
import type { Plausible } from './plausible.ts';

export const HOUSE: Plausible = {
  ConfigureTable: (source, { table, game, state, floor }) => ({
    type: 'ConfigureTable',
    config: plausibleConfig(
      source,
      oneIn(source, 40) ? 'another' : (state.rules?.config.table ?? table),
      oneIn(source, 40)
        ? among(source, state[LIBRARY].games).id
        : (state.rules?.config.game ?? game),
      floor.terminals,
      state[LIBRARY],
    ),
  }),
};
