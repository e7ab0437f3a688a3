import { type Money, minus, NOTHING, smaller } from '@baize/exact';
import { type Because, minimumReasons, ruleOf } from '@baize/game';
import type { TableRules } from '../configuration/table-rules.ts';
import { itemsOf } from '../evolve/persistent.ts';
import type { Round, TableState } from '../state.ts';
import { holdingOn, holdingsIn } from '../terminal/holdings.ts';

/** A box whose chips lie outside the limits, so that it can be put right before the close. */
export interface LimitBreach {
  readonly bet: string;
  readonly breach: Breach;
  /** Whose chips are to be raised, or what goes back to whom, last come first to go. */
  readonly at: readonly { readonly terminal: string; readonly amount: Money }[];
  readonly because: Because;
}

type Breach = 'above-maximum' | 'above-differential' | 'below-minimum';

/**
 * Chips that were recorded as they lay may pass the limits while bets are open. The box, the limit and what
 * is to be put right are named: how much lies there in all is none of the dealer's business yet.
 */
export function limitBreaches(state: TableState): readonly LimitBreach[] {
  const { rules, round } = state;
  if (round?.phase !== 'betting' || rules?.procedure.limitsPer !== 'box') return [];
  const isOfBox = rules.config.readings.L8 === 'box-total';
  const short = isOfBox ? shortBoxes(state, round, rules) : shortAreas(state, rules);
  return rules.areas.flatMap((bet, area) => {
    const below = short.get(area);
    const breaches = [
      ...excessOn(area, round, rules).map(({ breach, excess }) => ({
        breach,
        at: newestShares(state, area, excess),
      })),
      ...(below ? [{ breach: BELOW, at: below }] : []),
    ];
    return breaches.map((each) => ({
      bet,
      ...each,
      because: reasonsOf(each.breach, rules),
    }));
  });
}

const BELOW: Breach = 'below-minimum';

/** The areas on which somebody has less than the minimum, and what is missing. */
function shortAreas(
  { terminals }: TableState,
  { limits }: TableRules,
): ReadonlyMap<number, LimitBreach['at']> {
  const short = new Map<number, LimitBreach['at']>();
  for (const { id, holdings } of itemsOf(terminals)) {
    for (const [area, { stake }] of holdingsIn(holdings)) {
      const minimum = limits[area]?.minimum ?? NOTHING;
      if (stake >= minimum) continue;
      const missing = { terminal: id, amount: minus(minimum, stake) };
      short.set(area, [...(short.get(area) ?? []), missing]);
    }
  }
  return short;
}

/** The boxes that hold less than the minimum in all: whoever has a bet there may raise it (L8). */
function shortBoxes(
  { terminals }: TableState,
  { totals }: Round,
  { limits }: TableRules,
): ReadonlyMap<number, LimitBreach['at']> {
  const short = new Map<number, LimitBreach['at']>();
  limits.forEach(({ minimum }, area) => {
    const placed = totals[area] ?? NOTHING;
    if (placed === NOTHING || placed >= minimum) return;
    const amount = minus(minimum, placed);
    const holders = [...itemsOf(terminals)].filter(
      ({ holdings }) => holdingOn(holdings, area) !== undefined,
    );
    short.set(
      area,
      holders.map(({ id }) => ({ terminal: id, amount })),
    );
  });
  return short;
}

/** Whoever came to the box last gives back first, until the excess is gone (L2). */
function newestShares({ terminals }: TableState, area: number, excess: Money): LimitBreach['at'] {
  const holders = [...itemsOf(terminals)]
    .flatMap(({ id, holdings }) => {
      const holding = holdingOn(holdings, area);
      return holding ? [{ id, ...holding }] : [];
    })
    .toSorted((one, other) => other.since - one.since);
  const shares: { readonly terminal: string; readonly amount: Money }[] = [];
  let rest = excess;
  for (const { id, stake } of holders) {
    if (rest === 0) break;
    const amount = smaller(stake, rest);
    shares.push({ terminal: id, amount });
    rest = minus(rest, amount);
  }
  return shares;
}

interface Excess {
  readonly breach: Breach;
  readonly excess: Money;
}

function excessOn(area: number, { totals }: Round, rules: TableRules): readonly Excess[] {
  const { maximum } = rules.limits[area] ?? rules.config.limits.default;
  const { differential } = rules.config;
  const total = totals[area] ?? NOTHING;
  const other = rules.opposed[area] ?? null;
  const apart = other === null ? NOTHING : minus(total, totals[other] ?? NOTHING);
  const over: Excess[] = [];
  if (total > maximum) over.push({ breach: 'above-maximum', excess: minus(total, maximum) });
  if (differential !== null && apart > differential) {
    over.push({ breach: 'above-differential', excess: minus(apart, differential) });
  }
  return over;
}

function reasonsOf(breach: Breach, { stakeRules: book, config }: TableRules): Because {
  switch (breach) {
    case 'above-maximum':
      return ruleOf(book, 'stake-maximum', 'excess-rejected');
    case 'above-differential':
      return ruleOf(book, 'differential', 'excess-rejected');
    case 'below-minimum':
      return minimumReasons(book, config.readings.L8);
  }
}
