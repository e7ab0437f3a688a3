import { fractionText, type Money } from '@baize/exact';
import { type StakesAtRisk, stakesByLayout, type TableState } from '@baize/table/kit';
import {
  type Exposure,
  type ExposureTable,
  emptyExposure,
  expectedWin,
  exposureTable,
  lossChance,
  sumOfExposures,
  withStake,
  worstOutcomes,
} from '../exposure.ts';
import type { Roll } from '../roll.ts';
import type { DiceGame } from '../settle.ts';
import { diceGameAt } from './dice-game.ts';

/** What the stakes at risk would do to the house on every result. */
export interface HouseExposure {
  /** The stakes at risk: after the close, without what a limit has cut. */
  readonly atRisk: Money;
  /** All 56 combinations with their weight of 216, the costliest first. */
  readonly outcomes: readonly {
    readonly dice: Roll;
    readonly weight: number;
    /** What the house wins, or below zero pays out. */
    readonly net: Money;
  }[];
  /** The average over the 216 rolls, in minor units, as an exact fraction. */
  readonly expectedWin: string;
  /** The chance that the house loses on this round, as an exact fraction. */
  readonly lossChance: string;
}

/** Null once there is a result. */
export function houseExposure(state: TableState): HouseExposure | null {
  const { round, rules } = state;
  if (!round || !rules || round.result !== null) return null;
  const parts = stakesByLayout(state).map((each) =>
    exposureOf(diceGameAt(each.rules), each.stakes),
  );
  const exposure = sumOfExposures(parts);
  return {
    atRisk: exposure.staked,
    outcomes: worstOutcomes(exposure, exposure.nets.length),
    expectedWin: fractionText(expectedWin(exposure)),
    lossChance: fractionText(lossChance(exposure)),
  };
}

/** What stakes at the prices of one layout do. */
function exposureOf(game: DiceGame, stakes: StakesAtRisk): Exposure {
  let exposure = emptyExposure(tableFor(game));
  for (const { text } of game.wagers) {
    const stake = stakes.get(text);
    if (stake !== undefined) exposure = withStake(exposure, text, stake);
  }
  return exposure;
}

function tableFor(game: DiceGame): ExposureTable {
  const known = TABLES.get(game);
  if (known) return known;
  const table = exposureTable(game);
  TABLES.set(game, table);
  return table;
}

const TABLES = new WeakMap<DiceGame, ExposureTable>();
