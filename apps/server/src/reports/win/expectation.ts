import { setImmediate as others } from 'node:timers/promises';
import {
  leastCommonMultiple,
  type Money,
  money,
  multiply,
  type Rational,
  rational,
} from '@baize/exact';
import type { Enumeration, PriceRow } from '@baize/game';
import { mathematicsOf } from '@baize/house/mathematics';
import {
  type PlayedGame,
  rulesOf,
  type TableConfig,
  type TableLibrary,
  type TableRules,
} from '@baize/table';

const STEPS_AT_A_STRETCH = 10;

/** What the house must win on average from the stakes of one round, in minor units; exact. */
interface Expectation {
  readonly win: Rational;
  readonly variance: Rational;
  /** How players are taken to set their cards; null where nothing depends on it. */
  readonly assumes: 'house-way' | null;
}

type Stakes = ReadonlyMap<string, Money>;

/** Stakes at the prices of one layout: the configuration of the terminals they were made at. */
export interface LayoutStakes {
  readonly config: TableConfig;
  readonly stakes: Stakes;
}

/**
 * All stakes of a round ride on one result, on whatever layout they lie, so their variance is that of the
 * round as a whole.
 */
export function expectationOf(
  layouts: readonly LayoutStakes[],
  library: TableLibrary,
): Expectation {
  const played = layouts.map(({ config, stakes }) => ({ ...modelOf(config, library), stakes }));
  const [first] = played;
  const together = first && mathematicsOf(library, first.game).together;
  if (together) {
    const { win, variance, isAssumed } = together.expectation(first.game, first.stakes);
    return { win, variance, assumes: isAssumed ? 'house-way' : null };
  }
  return ofResults(
    played.map(({ game, stakes }) => ({
      returns: remember(RETURNS, game, () =>
        returnsOf(mathematicsOf(library, game).enumeration(game)),
      ),
      stakes,
    })),
  );
}

/** Gets ready to answer for a configuration without keeping others waiting. */
export async function prepareExpectation(
  config: TableConfig,
  library: TableLibrary,
): Promise<void> {
  const { game } = modelOf(config, library);
  const steps = mathematicsOf(library, game).together?.prepare(game);
  for (let count = 0; steps && !steps.next().done; count += 1) {
    if (count % STEPS_AT_A_STRETCH === 0) await others();
  }
}

/** What a bet of one unit returns on each result, times `scale`: whole numbers throughout. */
interface Returns {
  readonly enumeration: Enumeration;
  readonly scale: bigint;
  readonly byBet: ReadonlyMap<string, readonly bigint[]>;
}

interface StakesAtReturns {
  readonly returns: Returns;
  readonly stakes: Stakes;
}

function ofResults(layouts: readonly StakesAtReturns[]): Expectation {
  const [first] = layouts;
  const [only] = first?.stakes ?? [];
  return first && only && layouts.length === 1 && first.stakes.size === 1
    ? ofOneBet(first.returns, only)
    : countResults(layouts);
}

/** Layouts of one tumble list the same results in the same order: their nets add up result by result. */
function countResults(layouts: readonly StakesAtReturns[]): Expectation {
  const [first] = layouts;
  if (!first) return { win: rational(0n, 1n), variance: rational(0n, 1n), assumes: null };
  const { results, total } = first.returns.enumeration;
  const scale = layouts.map(({ returns }) => returns.scale).reduce(leastCommonMultiple, 1n);
  const nets = results.map(() => 0n);
  for (const { returns, stakes } of layouts) {
    for (const [bet, stake] of stakes) {
      const paid = returns.byBet.get(bet);
      if (!paid) throw new Error(`${bet} is not on the layout of ${returns.enumeration.game}.`);
      const whole = BigInt(stake) * (scale / returns.scale);
      paid.forEach((each, index) => {
        nets[index] = (nets[index] ?? 0n) + whole * (returns.scale - each);
      });
    }
  }
  let [sum, squares] = [0n, 0n];
  for (const [index, { weight }] of results.entries()) {
    const net = nets[index] ?? 0n;
    sum += weight * net;
    squares += weight * net * net;
  }
  return {
    win: rational(sum, total * scale),
    variance: rational(total * squares - sum * sum, total * total * scale * scale),
    assumes: null,
  };
}

/** Figures by bets ask for nothing else, thousands of times; what a unit does is counted once. */
function ofOneBet(returns: Returns, [bet, stake]: readonly [string, Money]): Expectation {
  const units = remember(UNITS, returns, () => new Map<string, Expectation>());
  const unit = units.get(bet) ?? countResults([{ returns, stakes: new Map([[bet, money(1)]]) }]);
  units.set(bet, unit);
  const times = rational(BigInt(stake));
  return {
    win: multiply(unit.win, times),
    variance: multiply(unit.variance, multiply(times, times)),
    assumes: null,
  };
}

const UNITS = new WeakMap<Returns, Map<string, Expectation>>();

function returnsOf(enumeration: Enumeration): Returns {
  const paid = enumeration.bets.flatMap(({ rows }) => rows.map(wonAt));
  const scale = paid.map(({ denominator }) => denominator).reduce(leastCommonMultiple, 1n);
  const byBet = new Map(
    enumeration.bets.map(({ bet, paid: results }) => [
      bet,
      results.map((each) => {
        if (each === 'lose') return 0n;
        if (each === 'stand-off') return scale;
        const { numerator, denominator } = wonAt(each);
        return scale + (scale * numerator) / denominator;
      }),
    ]),
  );
  return { enumeration, scale, byBet };
}

/** What a unit wins at a price, the commission taken off. */
function wonAt({ odds, kept }: PriceRow): Rational {
  return multiply(odds, kept);
}

/** A table plays thousands of rounds by one configuration, and its rules are built once. */
function modelOf(config: TableConfig, library: TableLibrary): TableRules {
  const { seen, models } = remember(MODELS, library, newModels);
  const known = seen.get(config);
  if (known) return known;
  // The same configuration read twice is two objects; it is still one model.
  const text = JSON.stringify(config);
  const rules = models.get(text) ?? rulesOf(config, library);
  models.set(text, rules);
  seen.set(config, rules);
  return rules;
}

interface Models {
  readonly seen: WeakMap<TableConfig, TableRules>;
  readonly models: Map<string, TableRules>;
}

function newModels(): Models {
  return { seen: new WeakMap(), models: new Map() };
}

function remember<Key extends object, Value>(
  known: WeakMap<Key, Value>,
  key: Key,
  compute: (key: Key) => Value,
): Value {
  const found = known.get(key);
  if (found !== undefined) return found;
  const value = compute(key);
  known.set(key, value);
  return value;
}

const MODELS = new WeakMap<TableLibrary, Models>();
const RETURNS = new WeakMap<PlayedGame, Returns>();
