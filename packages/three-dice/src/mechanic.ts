import { type Mechanic, problemsAgainst } from '@baize/game';
import { DICE_CONTRACT } from './contract/dice-contract.ts';
import type { DiceLayout } from './layout.ts';
import type { DiceRulebook } from './rulebook.ts';

/** One layout of a book of three dice. */
export interface DiceEntry {
  readonly id: string;
  readonly book: DiceRulebook;
  readonly layout: DiceLayout;
}

export const threeDice: Mechanic<DiceEntry> = {
  id: 'three-dice',
  gamesOf: (book) =>
    book.layouts.map((layout) => ({ id: `${book.id}/${layout.id}`, book, layout })),
  problemsIn: (book) => problemsAgainst(DICE_CONTRACT, book),
};
