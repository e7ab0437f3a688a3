import { meanOfLogs } from '../../statistics/evidence.ts';
import type { DealBets } from './deal-bets.ts';
import { logRatio } from './deal-bets.ts';
import { DECK_SIZE, type Deal } from './deck.ts';
import { followersIn } from './neighbours.ts';

/** How much likelier a card of the deal before is held to be, from much less to much more. */
const FACTORS = [1 / 4, 1 / 2, 2, 4];

/** Bets that cards of one deal come again in the next, or do not. */
export function repeatBets(): DealBets {
  const logs = FACTORS.map(() => 0);
  let before: Deal | null = null;
  return {
    accept(deal) {
      if (before !== null && before.length < DECK_SIZE && deal.length < DECK_SIZE) {
        const marked = new Set(before);
        for (const [i, factor] of FACTORS.entries()) {
          const weights = Array.from({ length: DECK_SIZE }, (_, card) =>
            marked.has(card) ? factor : 1,
          );
          logs[i] = (logs[i] ?? 0) + logRatio(weights, deal);
        }
      }
      before = deal;
    },
    log: () => meanOfLogs(logs),
  };
}

/** How often a card is held to stay behind the one it lay behind in the deck before. */
const SHARES = [0.02, 0.1, 0.5];

/** Bets, card by card, that neighbours of one deck stay neighbours in the next. */
export function neighbourBets(): DealBets {
  const logs = SHARES.map(() => 0);
  let followers: Int8Array | null = null;
  return {
    accept(deal) {
      if (deal.length < DECK_SIZE) return;
      if (followers !== null) betOnNeighbours(followers, deal, logs);
      followers = followersIn(deal);
    },
    log: () => meanOfLogs(logs),
  };
}

function betOnNeighbours(followers: Int8Array, deck: Deal, logs: number[]): void {
  const dealt = new Uint8Array(DECK_SIZE);
  let previous = -1;
  for (const [i, card] of deck.entries()) {
    const follower = previous < 0 ? -1 : (followers[previous] ?? -1);
    if (follower >= 0 && dealt[follower] === 0) {
      const left = DECK_SIZE - i;
      for (const [j, share] of SHARES.entries()) {
        const pays = card === follower ? share * left + 1 - share : 1 - share;
        // The last card is certain, and nobody bets on it.
        if (left > 1) logs[j] = (logs[j] ?? 0) + Math.log(pays);
      }
    }
    dealt[card] = 1;
    previous = card;
  }
}
