import type { DiceLayout, DiceRulebook } from '@baize/three-dice';

/** One layout of a book, by the id a game's name ends with. */
export function layoutNamed(book: DiceRulebook, id: string): DiceLayout {
  const layout = book.layouts.find((candidate) => candidate.id === id);
  if (!layout) throw new Error(`${book.id} has no layout ${id}.`);
  return layout;
}
