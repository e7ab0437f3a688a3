import { rational } from '@baize/exact';
import { type Cell, goodnessOfFit, mergeThinCells } from '../../statistics/goodness-of-fit.ts';
import { chiSquareFinding, leftOut, type Outcome, tooFew } from '../finding.ts';
import { RECORDED_IN_ORDER } from './card-counts.ts';
import type { CardTally } from './card-tally.ts';
import { HAND_PATTERNS, HANDS } from './hand-patterns.ts';

const HANDS_MINIMUM = 20;
const ORDERS = 24;

/** Whether pairs, threes and fours are as common among the first four cards as they should be. */
export function handPatternTest(tally: CardTally): Outcome {
  const test = 'pairs among four cards';
  const hands = tally.hands();
  if (hands < HANDS_MINIMUM)
    return tooFew(test, hands, HANDS_MINIMUM, 'deals of four cards or more');
  const cells = HAND_PATTERNS.map(({ label, hands: ways }, i): Cell => {
    const expected = rational(BigInt(ways) * BigInt(hands), HANDS);
    return { label, observed: tally.patterns[i] ?? 0, expected };
  });
  const merged = mergeThinCells(cells);
  return chiSquareFinding(test, hands, goodnessOfFit(merged), merged);
}

/** Whether the first four cards come in each of their 24 orders equally often. */
export function handOrderTest(tally: CardTally): Outcome {
  const test = 'orders of four cards';
  if (tally.isSorted()) return leftOut(test, RECORDED_IN_ORDER);
  const hands = tally.hands();
  const need = 5 * ORDERS;
  if (hands < need) return tooFew(test, hands, need, 'deals of four cards or more');
  const expected = rational(hands, ORDERS);
  const cells = Array.from(
    tally.orders,
    (observed, i): Cell => ({ label: `${i}`, observed, expected }),
  );
  return chiSquareFinding(test, hands, goodnessOfFit(cells));
}
