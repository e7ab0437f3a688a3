import { assert } from '@baize/exact';
import { type Card, DECK } from '@baize/si-ki-pi';
import { type CloseHash, type NextByte, roundBytes, uniformBelow } from './round-bytes.ts';
import type { Seed } from './seed.ts';

/** The order of the 52 cards of a round, top card first. */
export function deriveDeck(seed: Seed, closeHash: CloseHash): readonly Card[] {
  return virtualShuffler(seed)(closeHash);
}

/** `deriveDeck` for many rounds of one seed. */
export function virtualShuffler(seed: Seed): (closeHash: CloseHash) => readonly Card[] {
  const bytesOf = roundBytes(seed, 'baize/deck-52/1');
  return (closeHash) => shuffle(DECK, bytesOf(closeHash));
}

/**
 * Fisher and Yates from the top: each place in turn takes one of the cards not yet placed. With
 * exact choices every order is exactly as likely as every other. Shuffles up to 256 things.
 */
export function shuffle<T>(things: readonly T[], nextByte: NextByte): readonly T[] {
  const order = [...things];
  for (let place = 0; place < order.length - 1; place += 1) {
    const from = place + uniformBelow(order.length - place, nextByte);
    const taken = order[from];
    const moved = order[place];
    assert(taken !== undefined && moved !== undefined, 'Places stay within the deck.');
    order[place] = taken;
    order[from] = moved;
  }
  return order;
}
