import {
  boundEvidence,
  countEvidence,
  type EvennessWatch,
  type Evidence,
  evennessWatch,
  LAGS,
  type LogEvidence,
  meanOfLogs,
} from '@baize/math/fairness/kit';
import type { CardTally } from './card-tally.ts';
import { CARDS, type CardGroups, DECK_SIZE, type Deal, RANK_GROUPS, SUIT_GROUPS } from './deck.ts';
import { HAND_PATTERNS, HANDS } from './hand-patterns.ts';
import { followersIn } from './neighbours.ts';

/** Bets on the next deal, settled one by one; what they have won so far, as a logarithm. */
interface DealBets {
  accept(deal: Deal): void;
  log(): LogEvidence;
}

/** How strongly the bets hold on to fair chances, in imagined deals of every card. */
const STRENGTHS = [3, 30, 300];

/**
 * Bets on cards of those groups that came often so far. The bet on a set of cards is in proportion to the product of
 * their weights; the sum over all sets of that size is an elementary symmetric polynomial.
 */
function groupBets({ labels, groupOf }: CardGroups): DealBets {
  const groups = new Float64Array(labels.length);
  const size = DECK_SIZE / labels.length;
  const logs = STRENGTHS.map(() => 0);
  let dealt = 0;
  return {
    accept(deal) {
      if (deal.length < DECK_SIZE) {
        for (const [i, strength] of STRENGTHS.entries()) {
          const scale = strength + dealt / DECK_SIZE;
          const weights = Array.from({ length: DECK_SIZE }, (_, place) => {
            return (strength + (groups[groupOf(place)] ?? 0) / size) / scale;
          });
          logs[i] = (logs[i] ?? 0) + logRatio(weights, deal);
        }
      }
      for (const card of deal) groups[groupOf(card)] = (groups[groupOf(card)] ?? 0) + 1;
      dealt += deal.length;
    },
    log: () => meanOfLogs(logs),
  };
}

/** What a bet by weights pays on a deal at fair odds. */
function logRatio(weights: readonly number[], deal: Deal): number {
  const k = deal.length;
  // sums[j]: over all sets of j cards, the product of their weights over that of j fair ones.
  const sums = new Float64Array(k + 1);
  sums[0] = 1;
  for (const weight of weights) {
    for (let j = k; j >= 1; j -= 1) sums[j] = (sums[j] ?? 0) + (sums[j - 1] ?? 0) * weight;
  }
  let log = Math.log(choose(weights.length, k)) - Math.log(sums[k] ?? 1);
  for (const card of deal) log += Math.log(weights[card] ?? 1);
  return log;
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i += 1) ways = (ways * (n - k + i)) / i;
  return ways;
}

/** How much likelier a card of the deal before is held to be, from much less to much more. */
const FACTORS = [1 / 4, 1 / 2, 2, 4];

/** Bets that cards of one deal come again in the next, or do not. */
function repeatBets(): DealBets {
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
function neighbourBets(): DealBets {
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

/** The bets that must be settled deal by deal; all others follow from the tally. */
export interface CardBets {
  accept(deal: Deal): void;
  readonly named: readonly {
    readonly test: string;
    readonly bets: DealBets;
    readonly isOrdered: boolean;
  }[];
  readonly firstEvenness: EvennessWatch;
}

export function cardBets(): CardBets {
  const named = [
    ...[CARDS, RANK_GROUPS, SUIT_GROUPS].map((groups) => ({
      test: groups.title,
      bets: groupBets(groups),
      isOrdered: false,
    })),
    { test: 'cards dealt again in the next deal', bets: repeatBets(), isOrdered: false },
    { test: 'neighbours kept from deck to deck', bets: neighbourBets(), isOrdered: true },
  ];
  return {
    named,
    firstEvenness: evennessWatch(),
    accept(deal) {
      for (const { bets } of named) bets.accept(deal);
    },
  };
}

const EVEN_CARDS = new Array<number>(DECK_SIZE).fill(1 / DECK_SIZE);
/** A certain card, or any other one. */
const ONE_OF_ALL = [1 / DECK_SIZE, 1 - 1 / DECK_SIZE];
const EVEN_ORDERS = new Array<number>(24).fill(1 / 24);
const PATTERN_CHANCES = HAND_PATTERNS.map(({ hands }) => hands / HANDS);

/** Every way to bet against the fairness of a record of deals. */
export function cardEvidence(tally: CardTally, bets: CardBets): readonly Evidence[] {
  const isSorted = tally.isSorted();
  const settled = bets.named
    .filter(({ isOrdered }) => !(isOrdered && isSorted))
    .map(({ test, bets: { log } }) => ({ test, log: log() }));
  const patterns = {
    test: 'pairs among four cards',
    log: countEvidence(tally.patterns, PATTERN_CHANCES),
  };
  return isSorted
    ? [...settled, patterns]
    : [...settled, patterns, ...orderedEvidence(tally, bets)];
}

function orderedEvidence(tally: CardTally, { firstEvenness }: CardBets): readonly Evidence[] {
  const lags = Array.from({ length: LAGS }, (_, i) => {
    const matches = tally.lags.matches()[i] ?? 0;
    const others = tally.lags.compared(i + 1) - matches;
    return countEvidence([matches, others], ONE_OF_ALL);
  });
  return [
    ...placeEvidence(tally),
    { test: 'first cards', log: countEvidence(tally.firsts, EVEN_CARDS) },
    { test: 'orders of four cards', log: countEvidence(tally.orders, EVEN_ORDERS) },
    { test: `first cards of 1 to ${LAGS} deals before`, log: meanOfLogs(lags) },
    boundEvidence('longest run of one first card', tally.firstRuns.logBoundAnytime()),
    boundEvidence('longest stretch of deals that came again', tally.replays.logBoundAnytime()),
    { test: 'too even first cards', log: firstEvenness.log() },
  ];
}

/** Of whole decks: bets on every place by itself, with a stake shared evenly among the 52 of them. */
function placeEvidence({ places, stays, decks }: CardTally): readonly Evidence[] {
  const compared = Math.max(0, decks() - 1);
  const byPlace = Array.from({ length: DECK_SIZE }, (_, place) => {
    const counts = places.subarray(place * DECK_SIZE, (place + 1) * DECK_SIZE);
    const kept = stays[place] ?? 0;
    return {
      cards: countEvidence(counts, EVEN_CARDS),
      kept: countEvidence([kept, compared - kept], ONE_OF_ALL),
    };
  });
  return [
    { test: 'cards by place in the deck', log: meanOfLogs(byPlace.map(({ cards }) => cards)) },
    { test: 'places that keep their card', log: meanOfLogs(byPlace.map(({ kept }) => kept)) },
  ];
}
