import { setImmediate as others } from 'node:timers/promises';
import {
  add,
  leastCommonMultiple,
  type Money,
  multiply,
  type Rational,
  rational,
  ZERO,
} from '@baize/exact';
import type { Enumeration, PriceRow } from '@baize/game';
import { rulesOf, SHIPPED } from '@baize/house';
import type { SiKiPiGame } from '@baize/si-ki-pi';
import { type RoundMoments, roundMoments, roundMomentsInSteps } from '@baize/si-ki-pi/mathematics';
import type { PlayedGame, TableConfig, TableLibrary, TableRules } from '@baize/table';

const STEPS_AT_A_STRETCH = 10;

/** Enumerates a game once, a little at a time: whoever takes the bets must not be kept from it. */
async function prepareCards(game: SiKiPiGame): Promise<void> {
  if (MOMENTS.has(game)) return;
  const steps = roundMomentsInSteps(game);
  for (let count = 0; ; count += 1) {
    const step = steps.next();
    if (step.done) {
      MOMENTS.set(game, step.value);
      return;
    }
    if (count % STEPS_AT_A_STRETCH === 0) await others();
  }
}

const MOMENTS = new WeakMap<SiKiPiGame, RoundMoments>();

function momentsOf(game: SiKiPiGame): RoundMoments {
  const moments = MOMENTS.get(game) ?? roundMoments(game);
  MOMENTS.set(game, moments);
  return moments;
}

/**
 * Players may set their cards as they like; the House Way is what they are measured by. Boxes share the
 * dealer's hand and the deck, so the variance is that of the round as a whole, here too.
 */
function ofCards(game: SiKiPiGame, stakes: Stakes): Expectation {
  const { initial, bonus, covariance } = momentsOf(game);
  const { initials, bonuses, dealers } = amountsIn(stakes);
  const [allInitials, allBonuses] = [sumOf(initials.values()), sumOf(bonuses.values())];
  const [ownInitials, ownBonuses] = [products(initials, initials), products(bonuses, bonuses)];
  const own = products(initials, bonuses);
  return {
    win: sum([allInitials, initial.mean], [allBonuses + dealers, bonus.mean]),
    variance: sum(
      [ownInitials, initial.variance],
      [allInitials ** 2n - ownInitials, covariance.initials],
      [ownBonuses + dealers ** 2n, bonus.variance],
      [allBonuses ** 2n - ownBonuses + 2n * dealers * allBonuses, covariance.bonuses],
      [2n * own, covariance.initialAndOwnBonus],
      [2n * (allInitials * allBonuses - own), covariance.initialAndOtherBonus],
      [2n * allInitials * dealers, covariance.initialAndDealerBonus],
    ),
    assumes: allInitials > 0n ? 'house-way' : null,
  };
}

interface Amounts {
  /** By box. */
  readonly initials: ReadonlyMap<string, bigint>;
  readonly bonuses: ReadonlyMap<string, bigint>;
  /** On the dealer's hand, wherever they lie. */
  readonly dealers: bigint;
}

function amountsIn(stakes: Stakes): Amounts {
  const initials = new Map<string, bigint>();
  const bonuses = new Map<string, bigint>();
  let dealers = 0n;
  for (const [area, stake] of stakes) {
    const [box = '', bet] = area.split('/');
    if (bet === 'bonus:dealer') dealers += BigInt(stake);
    else addAmount(bet === 'initial' ? initials : bonuses, box, stake);
  }
  return { initials, bonuses, dealers };
}

function addAmount(amounts: Map<string, bigint>, box: string, stake: Money): void {
  amounts.set(box, (amounts.get(box) ?? 0n) + BigInt(stake));
}

/** Box by box, one amount times the other, added up. */
function products(one: ReadonlyMap<string, bigint>, other: ReadonlyMap<string, bigint>): bigint {
  return sumOf([...one].map(([box, amount]) => amount * (other.get(box) ?? 0n)));
}

function sumOf(amounts: Iterable<bigint>): bigint {
  return [...amounts].reduce((total, amount) => total + amount, 0n);
}

function sum(...parts: readonly (readonly [amount: bigint, of: Rational])[]): Rational {
  return parts.reduce((total, [amount, of]) => add(total, multiply(rational(amount), of)), ZERO);
}

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
