import { compare, rational } from '@baize/exact';
import { type Card, DECK } from '@baize/si-ki-pi';
import { chiSquareTail } from '../../statistics/chi-square.ts';
import { type Cell, EXPECTED_MINIMUM, goodnessOfFit } from '../../statistics/goodness-of-fit.ts';
import { chiSquareFinding, leaveOut, type Outcome, tooFew } from '../finding.ts';
import { DECK_SIZE, type Deal, placeOf, RECORDED_IN_ORDER } from './deal.ts';

/** Whether every card, every rank and every suit is dealt as often as the others. */
export function cardCountTests(deals: readonly Deal[]): readonly Outcome[] {
  return [
    countTest('cards dealt', deals, (card) => card),
    countTest('ranks dealt', deals, (card) => card.slice(0, 1)),
    countTest('suits dealt', deals, (card) => card.slice(1)),
  ];
}

function countTest(test: string, deals: readonly Deal[], groupOf: (card: Card) => string): Outcome {
  const cells = countCells(deals.flat(), groupOf);
  const dealt = deals.reduce((n, deal) => n + deal.length, 0);
  // The cards of a deal exclude each other, which shrinks the spread of every count by this factor
  // against independent draws: nothing at all remains when whole decks are dealt.
  const spread = deals.reduce((sum, { length: k }) => sum + (k * (DECK_SIZE - k)) / 51, 0);
  if (spread === 0 && dealt > 0) {
    return leaveOut(test, 'whole decks hold every card once.');
  }
  if (cells.some(({ expected }) => compare(expected, EXPECTED_MINIMUM) < 0)) {
    return tooFew(test, dealt, 5 * cells.length, 'cards');
  }
  const { statistic, degrees } = goodnessOfFit(cells);
  const corrected = (statistic * dealt) / spread;
  const p = chiSquareTail(corrected, degrees);
  return chiSquareFinding(test, dealt, { statistic: corrected, degrees, p }, cells);
}

/** Whether the card dealt first is any of the 52 equally often. */
export function firstCardTest(deals: readonly Deal[], isSorted: boolean): Outcome {
  if (isSorted) return leaveOut('first cards', RECORDED_IN_ORDER);
  const cells = countCells(
    deals.flatMap((deal) => deal.slice(0, 1)),
    (card) => card,
  );
  const need = 5 * DECK_SIZE;
  if (deals.length < need) return tooFew('first cards', deals.length, need, 'deals');
  return chiSquareFinding('first cards', deals.length, goodnessOfFit(cells), cells);
}

function countCells(cards: readonly Card[], groupOf: (card: Card) => string): readonly Cell[] {
  const byPlace = new Uint32Array(DECK_SIZE);
  for (const card of cards) {
    const place = placeOf(card);
    byPlace[place] = (byPlace[place] ?? 0) + 1;
  }
  const counts = new Map<string, number>();
  for (const [place, card] of DECK.entries()) {
    const group = groupOf(card);
    counts.set(group, (counts.get(group) ?? 0) + (byPlace[place] ?? 0));
  }
  const expected = rational(cards.length, counts.size);
  return [...counts].map(([label, observed]) => ({ label, observed, expected }));
}
