import { assert } from '@baize/exact';
import { type Because, ruleOf } from '@baize/game';
import type { SiKiPiGame } from '../game.ts';
import { type Card, DECK } from './card.ts';
import { type Hand, handOf } from './hand.ts';

export interface Deal {
  /** In the order in which the boxes were dealt to. */
  readonly boxes: readonly { readonly box: number; readonly hand: Hand }[];
  readonly dealer: Hand;
  readonly because: Because;
}

/**
 * Deals from a shuffled deck: sets of four to the boxes with a bet, box 1 being the one on the dealer's
 * left and the numbers running clockwise, and the last set to the dealer.
 */
export function deal(
  shuffled: readonly Card[],
  boxes: readonly number[],
  { book }: Pick<SiKiPiGame, 'book'>,
): Deal {
  assert(
    shuffled.length === DECK.length && new Set(shuffled).size === DECK.length,
    'Every round is dealt from one complete deck.',
  );
  assert(
    boxes.length <= book.table.boxes.maximum && new Set(boxes).size === boxes.length,
    `Not boxes to deal to: ${boxes.join(' ')}`,
  );
  const setOfFour = (index: number): Hand => handOf(shuffled.slice(index * 4, index * 4 + 4));
  const clockwise = boxes.toSorted((a, b) => a - b);
  return {
    boxes: clockwise.map((box, index) => ({ box, hand: setOfFour(index) })),
    dealer: setOfFour(clockwise.length),
    because: ruleOf(book, 'deal-order', 'deck'),
  };
}
