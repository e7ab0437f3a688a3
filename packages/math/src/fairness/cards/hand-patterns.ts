import { rational } from '@baize/exact';
import { rankOf } from '@baize/si-ki-pi';
import { type Cell, goodnessOfFit, mergeThinCells } from '../../statistics/goodness-of-fit.ts';
import { chiSquareFinding, leaveOut, type Outcome, tooFew } from '../finding.ts';
import { type Deal, placeOf, RECORDED_IN_ORDER } from './deal.ts';

/** How many of the 270,725 sets of four cards have each pattern of ranks, commonest first. */
export const HAND_PATTERNS = [
  { pattern: '1111', label: 'four ranks', hands: 183_040 },
  { pattern: '211', label: 'one pair', hands: 82_368 },
  { pattern: '22', label: 'two pairs', hands: 2_808 },
  { pattern: '31', label: 'three alike', hands: 2_496 },
  { pattern: '4', label: 'four alike', hands: 13 },
] as const;

export const HANDS = 270_725;
const DEALS_MINIMUM = 20;

/** Whether pairs, threes and fours are as common among the first four cards as they should be. */
export function handPatternTest(deals: readonly Deal[]): Outcome {
  const test = 'pairs among four cards';
  const hands = deals.filter(({ length }) => length >= 4);
  if (hands.length < DEALS_MINIMUM) {
    return tooFew(test, hands.length, DEALS_MINIMUM, 'deals of four cards or more');
  }
  const patterns = hands.map((deal) => patternOf(deal.slice(0, 4)));
  const cells = HAND_PATTERNS.map(({ pattern, label, hands: ways }): Cell => {
    const observed = patterns.filter((seen) => seen === pattern).length;
    return { label, observed, expected: rational(ways * hands.length, HANDS) };
  });
  const merged = mergeThinCells(cells);
  return chiSquareFinding(test, hands.length, goodnessOfFit(merged), merged);
}

/** How many cards share each rank, most first: `211` is one pair. */
export function patternOf(cards: Deal): string {
  const counts = new Map<number, number>();
  for (const card of cards) counts.set(rankOf(card), (counts.get(rankOf(card)) ?? 0) + 1);
  return [...counts.values()].toSorted((a, b) => b - a).join('');
}

const ORDERS = 24;

/** Whether the first four cards come in each of their 24 orders equally often. */
export function handOrderTest(deals: readonly Deal[], isSorted: boolean): Outcome {
  const test = 'orders of four cards';
  if (isSorted) return leaveOut(test, RECORDED_IN_ORDER);
  const hands = deals.filter(({ length }) => length >= 4);
  const need = 5 * ORDERS;
  if (hands.length < need) return tooFew(test, hands.length, need, 'deals of four cards or more');
  const counts = new Array<number>(ORDERS).fill(0);
  for (const deal of hands) {
    const order = orderIndex(deal.slice(0, 4).map(placeOf));
    counts[order] = (counts[order] ?? 0) + 1;
  }
  const cells = counts.map((observed, i): Cell => {
    return { label: `${i}`, observed, expected: rational(hands.length, ORDERS) };
  });
  return chiSquareFinding(test, hands.length, goodnessOfFit(cells));
}

/** The rank of an order among all orders of as many different numbers: 0 for an ascending one. */
export function orderIndex(values: readonly number[]): number {
  let index = 0;
  for (const [i, value] of values.entries()) {
    const later = values.slice(i + 1);
    index = index * (values.length - i) + later.filter((other) => other < value).length;
  }
  return index;
}
