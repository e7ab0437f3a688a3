import type { LogEvidence } from '../../statistics/evidence.ts';
import { meanOfLogs } from '../../statistics/evidence.ts';
import { type CardGroups, DECK_SIZE, type Deal } from './deck.ts';

/** Bets on the next deal, settled one by one; what they have won so far, as a logarithm. */
export interface DealBets {
  accept(deal: Deal): void;
  log(): LogEvidence;
}

/** How strongly the bets hold on to fair chances, in imagined deals of every card. */
const STRENGTHS = [3, 30, 300];

/**
 * Bets on cards of those groups that came often so far. The bet on a set of cards is in proportion to the product of
 * their weights; the sum over all sets of that size is an elementary symmetric polynomial.
 */
export function groupBets({ labels, groupOf }: CardGroups): DealBets {
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
export function logRatio(weights: readonly number[], deal: Deal): number {
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
