import { add, type Money, multiply, type Rational, rational, ZERO } from '@baize/exact';
import type { RoundExpectation, TogetherInRound } from '@baize/math';
import type { SiKiPiGame } from '../index.ts';
import { type RoundMoments, roundMoments, roundMomentsInSteps } from './round-moments.ts';

type Stakes = ReadonlyMap<string, Money>;

/** How the bets of one round move together: boxes share the dealer's hand and the deck. */
export const cardsTogether: TogetherInRound<SiKiPiGame> = {
  prepare: prepareMoments,
  expectation: expectationOf,
};

function* prepareMoments(game: SiKiPiGame): Generator<unknown> {
  if (!MOMENTS.has(game)) MOMENTS.set(game, yield* roundMomentsInSteps(game));
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
function expectationOf(game: SiKiPiGame, stakes: Stakes): RoundExpectation {
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
    isAssumed: allInitials > 0n,
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
