import { type Money, minus, money, NOTHING, plus } from '@baize/exact';
import type { EnumeratedBet, Enumeration } from './enumeration.ts';
import { netOf, type TicketStake } from './ticket.ts';

/** What a table takes on one bet. */
export interface BetLimits {
  readonly minimum: Money;
  readonly maximum: Money;
}

/** The limits of a table: how much lies on each bet, and how far opposed bets lie apart. */
export interface LayoutLimits {
  of(bet: string): BetLimits;
  /** Pairs of bets under the Differential, each once. */
  readonly opposed: readonly (readonly [string, string])[];
  /** Null where nothing ties two bets together. */
  readonly differential: Money | null;
}

/** One result at its worst: the stakes within the limits that win most of the house there. */
export interface WorstStakes {
  readonly result: Enumeration['results'][number];
  /** What the house would lose; 0 where no stakes win. */
  readonly loss: Money;
  /** The stakes that do it, those of nothing left out. */
  readonly stakes: readonly TicketStake[];
}

/** Every bet at its own maximum. Opposed bets lie no further apart than the Differential even then. */
export function fullLayout(
  { bets }: Enumeration,
  limits: LayoutLimits,
  unit: Money,
): readonly TicketStake[] {
  return bets.map((bet) => {
    const other = opposedTo(bet.bet, limits);
    const { maximum } = limits.of(bet.bet);
    const room =
      other === null || limits.differential === null
        ? maximum
        : smaller(maximum, plus(limits.of(other).maximum, limits.differential));
    return { bet, stake: wholeUnits(room, unit) };
  });
}

/**
 * What each result can cost at most under the limits, the worst first. Only bets that win there are placed, save
 * where another bet must lie there too, or where the Differential lets more be bet on a side if its opposite is bet on.
 */
export function worstUnderLimits(
  enumeration: Enumeration,
  limits: LayoutLimits,
  unit: Money,
): readonly WorstStakes[] {
  const groups = groupsOf(enumeration.bets, limits);
  return enumeration.results
    .map((result, index) => {
      const stakes = groups.flatMap((group) => worstOf(group, index, limits, unit));
      const placed = stakes.filter(({ stake }) => stake > 0);
      return { result, stakes: placed, loss: wonBy(placed, index) };
    })
    .toSorted((a, b) => b.loss - a.loss || Number(b.result.weight - a.result.weight));
}

/** Bets whose stakes depend on each other: opposed ones, and one that others need. */
function groupsOf(
  bets: readonly EnumeratedBet[],
  limits: LayoutLimits,
): readonly (readonly EnumeratedBet[])[] {
  const groups = new Map<string, EnumeratedBet[]>();
  for (const bet of bets) {
    const other = limits.differential === null ? null : opposedTo(bet.bet, limits);
    const key = bet.needs ?? [bet.bet, ...(other === null ? [] : [other])].toSorted()[0] ?? bet.bet;
    groups.set(key, [...(groups.get(key) ?? []), bet]);
  }
  return [...groups.values()];
}

/**
 * What is won is linear in the stakes, so the most is won in a corner: at nothing, at a minimum, at a maximum, or as
 * far from the opposite as the Differential allows. Groups are small, so every corner is tried.
 */
function worstOf(
  group: readonly EnumeratedBet[],
  result: number,
  limits: LayoutLimits,
  unit: Money,
): readonly TicketStake[] {
  let best: readonly TicketStake[] = [];
  for (const stakes of cornersOf(group, limits, unit)) {
    if (wonBy(stakes, result) > wonBy(best, result)) best = stakes;
  }
  return best;
}

function cornersOf(
  group: readonly EnumeratedBet[],
  limits: LayoutLimits,
  unit: Money,
): readonly (readonly TicketStake[])[] {
  const { differential } = limits;
  const ends = (bet: EnumeratedBet): readonly Money[] => {
    const { minimum, maximum } = limits.of(bet.bet);
    return [NOTHING, minimum, wholeUnits(maximum, unit)];
  };
  const far = group.flatMap((bet) =>
    differential === null || opposedTo(bet.bet, limits) === null
      ? []
      : ends(bet).flatMap((end) => [plus(end, differential), money(end - differential)]),
  );
  const corners = group.reduce<readonly (readonly TicketStake[])[]>(
    (some, bet) =>
      some.flatMap((stakes) => [...ends(bet), ...far].map((stake) => [...stakes, { bet, stake }])),
    [[]],
  );
  return corners.filter((stakes) => isAllowed(stakes, limits, unit));
}

function isAllowed(stakes: readonly TicketStake[], limits: LayoutLimits, unit: Money): boolean {
  const on = (name: string): number => stakes.find(({ bet }) => bet.bet === name)?.stake ?? 0;
  return stakes.every(({ bet, stake }) => {
    if (stake === 0) return true;
    const { minimum, maximum } = limits.of(bet.bet);
    const other = opposedTo(bet.bet, limits);
    const isApart =
      limits.differential !== null && other !== null && stake - on(other) > limits.differential;
    const isAlone = bet.needs !== null && on(bet.needs) === 0;
    return stake >= minimum && stake <= maximum && stake % unit === 0 && !isApart && !isAlone;
  });
}

function wonBy(stakes: readonly TicketStake[], result: number): Money {
  return money(stakes.reduce((sum, { bet, stake }) => sum + netOf(bet, stake, result), 0));
}

function opposedTo(bet: string, { opposed }: LayoutLimits): string | null {
  const pair = opposed.find((each) => each.includes(bet));
  return pair?.find((each) => each !== bet) ?? null;
}

function smaller(a: Money, b: Money): Money {
  return a < b ? a : b;
}

function wholeUnits(amount: Money, unit: Money): Money {
  return minus(amount, money(amount % unit));
}
