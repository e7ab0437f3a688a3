import { leastCommonMultiple, type Money, multiply, type Rational, rational } from '@baize/exact';
import type { Enumeration, PriceRow } from '@baize/game';
import { rulesOf, SHIPPED } from '@baize/house';
import type { PlayedGame, TableConfig, TableLibrary, TableRules } from '@baize/table';
import { ofCards, prepareCards } from './card-expectation.ts';

/** What the house must win on average from the stakes of one round, in minor units; exact. */
export interface Expectation {
  readonly win: Rational;
  readonly variance: Rational;
  /** How players are taken to set their cards; null where nothing depends on it. */
  readonly assumes: 'house-way' | null;
}

export type Stakes = ReadonlyMap<string, Money>;

/** Stakes at the prices of one layout: the configuration of the terminals they were made at. */
export interface LayoutStakes {
  readonly config: TableConfig;
  readonly stakes: Stakes;
}

/**
 * All stakes of a round ride on one result, on whatever layout they lie, so their variance is that of the
 * round as a whole.
 */
export function expectationOf(layouts: readonly LayoutStakes[]): Expectation {
  const played = layouts.map(({ config, stakes }) => ({ rules: modelOf(config), stakes }));
  const [first] = played;
  if (first?.rules.game.mechanic === 'si-ki-pi') return ofCards(first.rules.game, first.stakes);
  return ofResults(
    played.map(({ rules: { game, mechanic }, stakes }) => ({
      returns: remember(RETURNS, game, countedBy(mechanic)),
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
  if (game.mechanic === 'si-ki-pi') await prepareCards(game);
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

/** Layouts of one tumble list the same results in the same order: their nets add up result by result. */
function ofResults(layouts: readonly StakesAtReturns[]): Expectation {
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

/** Every mechanic of a house can be counted; the loader refuses one that cannot. */
function countedBy({ id, enumeration }: TableRules['mechanic']): (game: PlayedGame) => Returns {
  if (!enumeration) throw new Error(`${id} says nothing of its results.`);
  return (game) => returnsOf(enumeration(game));
}

/** A table plays thousands of rounds by one configuration, and its rules are built once. */
function modelOf(config: TableConfig, library: TableLibrary = SHIPPED): TableRules {
  const text = JSON.stringify(config);
  const known = MODELS.get(text);
  if (known) return known;
  const rules = rulesOf(config, library);
  MODELS.set(text, rules);
  return rules;
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

const MODELS = new Map<string, TableRules>();
const RETURNS = new WeakMap<PlayedGame, Returns>();
