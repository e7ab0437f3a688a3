import { DECK_SIZE, type Deal } from './deck.ts';

/** For every card, the one that lay behind it in a deck; -1 for the last one. */
export function followersIn(deck: Deal): Int8Array {
  const followers = new Int8Array(DECK_SIZE).fill(-1);
  for (const [i, card] of deck.entries()) followers[card] = deck[i + 1] ?? -1;
  return followers;
}

/** How many cards lie behind the same card in both decks. */
export function neighboursKept(before: Deal, after: Deal): number {
  const followers = followersIn(before);
  return after.filter((card, i) => {
    const previous = after[i - 1];
    return previous !== undefined && followers[previous] === card;
  }).length;
}
