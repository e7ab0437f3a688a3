import { compare, rational } from '@baize/exact';
import {
  type Cell,
  chiSquareResult,
  EXPECTED_MINIMUM,
  goodnessOfFit,
  grainOf,
} from '../../statistics/goodness-of-fit.ts';
import { chiSquareFinding, leftOut, type Outcome, tooFew } from '../finding.ts';
import type { CardTally } from './card-tally.ts';
import { CARDS, type CardGroups, DECK_SIZE, RANK_GROUPS, SUIT_GROUPS } from './deck.ts';

export const RECORDED_IN_ORDER = 'every deal is recorded in order of rank, not of dealing.';

/** Whether every card, every rank and every suit is dealt as often as the others. */
export function cardCountTests(tally: CardTally): readonly Outcome[] {
  return [CARDS, RANK_GROUPS, SUIT_GROUPS].map((groups) => countTest(tally, groups));
}

function countTest(tally: CardTally, groups: CardGroups): Outcome {
  const cells = groupCells(tally.counts, groups);
  const dealt = tally.cards();
  // The cards of a deal exclude each other, which shrinks the spread of every count by this factor
  // against independent draws: nothing at all remains when whole decks are dealt.
  const spread = tally.spread() / (DECK_SIZE - 1);
  if (spread === 0 && dealt > 0) return leftOut(groups.title, 'whole decks hold every card once.');
  if (cells.some(({ expected }) => compare(expected, EXPECTED_MINIMUM) < 0)) {
    return tooFew(groups.title, dealt, 5 * cells.length, 'cards');
  }
  const { statistic, degrees } = goodnessOfFit(cells);
  const factor = dealt / spread;
  const grain = grainOf(cells.length, dealt) * factor;
  return chiSquareFinding(
    groups.title,
    dealt,
    chiSquareResult(statistic * factor, degrees, grain),
    cells,
  );
}

/** Whether the card dealt first is any of the 52 equally often. */
export function firstCardTest(tally: CardTally): Outcome {
  const test = 'first cards';
  if (tally.isSorted()) return leftOut(test, RECORDED_IN_ORDER);
  const need = 5 * DECK_SIZE;
  const deals = tally.deals();
  if (deals < need) return tooFew(test, deals, need, 'deals');
  const cells = groupCells(tally.firsts, CARDS);
  return chiSquareFinding(test, deals, goodnessOfFit(cells), cells);
}

function groupCells(counts: Float64Array, { labels, groupOf }: CardGroups): readonly Cell[] {
  const grouped = new Array<number>(labels.length).fill(0);
  let n = 0;
  for (const [place, count] of counts.entries()) {
    const group = groupOf(place);
    grouped[group] = (grouped[group] ?? 0) + count;
    n += count;
  }
  const expected = rational(n, labels.length);
  return labels.map((label, i): Cell => ({ label, observed: grouped[i] ?? 0, expected }));
}
