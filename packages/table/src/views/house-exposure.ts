import { assert, fractionText, type Money, minus, money, NOTHING, plus, total } from '@baize/exact';
import {
  costliestFirst,
  type ExposureNets,
  type ExposureTable,
  emptyExposure,
  expectedWin,
  lossChance,
  sumOfExposures,
  withStake,
} from '@baize/game';
import { layoutsIn } from '../configuration/cluster.ts';
import type { TableRules } from '../configuration/table-rules.ts';
import type { Outcome, PlayedGame } from '../contributions.ts';
import type { RiskPart } from '../mechanic.ts';
import type { TableState } from '../state.ts';
import { type StakesAtRisk, stakesByLayout } from './stakes-at-risk.ts';

/** What the stakes at risk would do to the house on every result. */
export interface HouseExposure {
  /** The stakes at risk: after the close, without what a limit has cut. */
  readonly atRisk: Money;
  /** Every result that bets can tell apart, with its weight, the costliest first. */
  readonly outcomes: readonly ExposedResult[];
  /** The average over all equally likely outcomes, in minor units, as an exact fraction. */
  readonly expectedWin: string;
  /** The chance that the house loses on this round, as an exact fraction. */
  readonly lossChance: string;
}

/** One result with what the house would win on it. */
export interface ExposedResult {
  /** What its mechanic is decided by: dice, or whatever takes their place. */
  readonly dice: Outcome;
  readonly weight: number;
  /** What the house wins, or below zero pays out. */
  readonly net: Money;
}

interface LayoutStakes {
  readonly rules: TableRules;
  readonly stakes: StakesAtRisk;
}

/** Null once there is a result, and where results cannot be gone through one by one. */
export function houseExposure(state: TableState): HouseExposure | null {
  const { round, rules } = state;
  const risk = rules?.mechanic.risk;
  if (!round || !risk || round.result !== null) return null;
  const exposure = exposureOf(stakesByLayout(state), risk);
  return {
    atRisk: exposure.staked,
    outcomes: costliestFirst(exposure).map((place) => resultAt(risk, exposure, place)),
    expectedWin: fractionText(expectedWin(exposure)),
    lossChance: fractionText(lossChance(exposure)),
  };
}

/** The costliest result with every area full to its maximum, which is the most its limits let anybody put there. */
export function worstWhenFull(
  rules: TableRules,
): (ExposedResult & { readonly staked: Money }) | null {
  const { risk } = rules.mechanic;
  if (!risk) return null;
  const exposure = exposureOf(
    layoutsIn(rules).map((layout) => ({ rules: layout, stakes: maximaOf(layout) })),
    risk,
  );
  const [place = 0] = costliestFirst(exposure);
  return { ...resultAt(risk, exposure, place), staked: exposure.staked };
}

function maximaOf({ areaIndex, limits }: TableRules): StakesAtRisk {
  return new Map(
    [...areaIndex].map(([bet, index]) => [bet, limits[index]?.maximum ?? NOTHING] as const),
  );
}

/** What one result would do with the stakes at risk now. */
export interface ForeseenResult {
  /** Areas with a stake at risk that would win, and what each would pay besides the stake. */
  readonly wins: readonly { readonly bet: string; readonly stake: Money; readonly pays: Money }[];
  readonly pays: Money;
  /** Stakes at risk on the areas that would lose. */
  readonly collects: Money;
  readonly net: Money;
}

/** Null where no result is awaited, or where none can be said beforehand. */
export function foresee(state: TableState, outcome: Outcome): ForeseenResult | null {
  const { round, rules: configured } = state;
  const risk = configured?.mechanic.risk;
  if (!round || !risk || round.result !== null) return null;
  const place = risk.placeOf(outcome);
  const judged = stakesByLayout(state).flatMap(({ rules, stakes }) => {
    const { returns, unit } = tableFor(rules.game, risk);
    return [...stakes].flatMap(([bet, stake]) => {
      const perUnit = returns.get(bet)?.[place];
      if (perUnit === undefined) return [];
      return [{ bet, stake, returned: money((stake / unit) * perUnit) }];
    });
  });
  // A bet that wins at the prices of several layouts is one area.
  const won = new Map<string, ForeseenResult['wins'][number]>();
  for (const { bet, stake, returned } of judged) {
    if (returned <= stake) continue;
    const before = won.get(bet) ?? { bet, stake: NOTHING, pays: NOTHING };
    const pays = plus(before.pays, minus(returned, stake));
    won.set(bet, { bet, stake: plus(before.stake, stake), pays });
  }
  const wins = [...won.values()];
  const pays = total(wins.map((each) => each.pays));
  const collects = total(judged.flatMap((each) => (each.returned === 0 ? [each.stake] : [])));
  return { wins, pays, collects, net: minus(collects, pays) };
}

function resultAt(risk: RiskPart, { nets, weights }: ExposureNets, place: number): ExposedResult {
  const dice = risk.results[place];
  assert(dice !== undefined, 'An exposure has a net for each of the results.');
  return { dice, weight: weights[place] ?? 0, net: money(nets[place] ?? 0) };
}

/** What the stakes on all layouts of a table do together: one result decides all of them. */
function exposureOf(parts: readonly LayoutStakes[], risk: RiskPart): ExposureNets {
  const [first, ...others] = parts.map((each) => exposureOn(each, risk));
  assert(first !== undefined, 'A table has a layout.');
  return sumOfExposures([first, ...others]);
}

function exposureOn({ rules, stakes }: LayoutStakes, risk: RiskPart): ExposureNets {
  const table = tableFor(rules.game, risk);
  let exposure = emptyExposure(table);
  for (const [bet, stake] of stakes) {
    if (stake > 0 && table.returns.has(bet)) exposure = withStake(exposure, bet, stake);
  }
  return exposure;
}

function tableFor(game: PlayedGame, risk: RiskPart): ExposureTable {
  const known = TABLES.get(game);
  if (known) return known;
  const table = risk.tableOf(game);
  TABLES.set(game, table);
  return table;
}

// Going through every bet on every result is done once a game, not at every bet.
const TABLES = new WeakMap<PlayedGame, ExposureTable>();
