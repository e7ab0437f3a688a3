import { chiSquareTail } from '../../statistics/chi-square.ts';
import { chiSquareFinding, type Outcome, tooFew } from '../finding.ts';
import { DECK_SIZE, type Deal, placeOf } from './deal.ts';

const DECKS_MINIMUM = 5 * DECK_SIZE;

/** Whether every card lies at every place of the deck equally often. */
export function positionTest(deals: readonly Deal[]): Outcome {
  const test = 'cards by place in the deck';
  const decks = deals.filter(({ length }) => length === DECK_SIZE);
  if (decks.length < DECKS_MINIMUM) {
    return tooFew(test, decks.length, DECKS_MINIMUM, 'whole decks');
  }
  const counts = new Uint32Array(DECK_SIZE * DECK_SIZE);
  for (const deck of decks) {
    for (const [place, card] of deck.entries()) {
      const cell = place * DECK_SIZE + placeOf(card);
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
  }
  return chiSquareFinding(test, decks.length, positionResult(counts, decks.length));
}

/**
 * A deck fills one cell in every row and every column of the table, so rows and columns are fixed:
 * 51 x 51 degrees of freedom, and deviations spread 52/51 times as wide as free counts would.
 */
export function positionResult(counts: Uint32Array, decks: number) {
  const expected = decks / DECK_SIZE;
  let pearson = 0;
  for (const count of counts) pearson += (count - expected) ** 2 / expected;
  const statistic = (pearson * (DECK_SIZE - 1)) / DECK_SIZE;
  const degrees = (DECK_SIZE - 1) ** 2;
  return { statistic, degrees, p: chiSquareTail(statistic, degrees) };
}
