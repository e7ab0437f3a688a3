import type { Readings } from '@baize/game';
import { ALL_RANK_PATTERNS } from '@baize/si-ki-pi';
import { waysOf } from './combinations.ts';
import { dealerCounts } from './dealer-counts.ts';
import { emptyTerms, fillTerms, type Tally, tally } from './hands-avoided.ts';
import { type PatternPoints, patternPoints } from './pattern-points.ts';

/** Every arrangement of every pattern against a dealer who plays the House Way. */
export interface SolvedPatterns {
  readonly points: PatternPoints;
  /** By pattern: how many of the 270,725 hands have it. */
  readonly ways: Uint16Array;
  /** By pattern x 3 + split: how many of the 194,580 dealer's hands it beats, or loses to. */
  readonly win: Int32Array;
  readonly lose: Int32Array;
}

const WAYS = Uint16Array.from(ALL_RANK_PATTERNS, waysOf);

export function solvePatterns(readings: Readings): SolvedPatterns {
  const points = patternPoints(readings);
  const dealer = dealerCounts(points);
  const win = new Int32Array(ALL_RANK_PATTERNS.length * 3);
  const lose = new Int32Array(ALL_RANK_PATTERNS.length * 3);
  const terms = emptyTerms();
  const outcome: Tally = { win: 0, lose: 0 };
  ALL_RANK_PATTERNS.forEach((pattern, index) => {
    fillTerms(terms, pattern, dealer);
    for (let at = index * 3; at < index * 3 + 3; at += 1) {
      tally(terms, dealer, points.low[at] ?? 0, points.high[at] ?? 0, outcome);
      win[at] = outcome.win;
      lose[at] = outcome.lose;
    }
  });
  return { points, ways: WAYS, win, lose };
}
