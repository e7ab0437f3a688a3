import { ALL_RANK_PATTERNS, DEFAULT_READINGS } from '@baize/rules';
import { expect, test } from 'vitest';
import { choose, DEALER_HANDS, DEALS, rankCounts } from './combinations.ts';
import { solvePatterns } from './solve.ts';

test('quick', () => {
  for (let i = 0; i < 5; i++) {
    const t = performance.now();
    solvePatterns(DEFAULT_READINGS);
    console.log(performance.now() - t);
  }
  const s = solvePatterns(DEFAULT_READINGS);
  const { points } = s;
  // pairwise for a few patterns
  for (const p of [0, 5, 100, 777, 1500, 1819]) {
    const pc = rankCounts(ALL_RANK_PATTERNS[p] ?? []);
    for (let split = 0; split < 3; split++) {
      let win = 0,
        lose = 0,
        tot = 0;
      const l = points.low[p * 3 + split] ?? 0,
        h = points.high[p * 3 + split] ?? 0;
      ALL_RANK_PATTERNS.forEach((dp, d) => {
        const dc = rankCounts(dp);
        let w = 1;
        for (let r = 0; r < 13; r++) w *= choose(4 - (pc[r] ?? 0), dc[r] ?? 0);
        tot += w;
        const at = d * 3 + (points.houseWay[d] ?? 0);
        const dl = points.low[at] ?? 0,
          dh = points.high[at] ?? 0;
        if (dl < l && dh < h) win += w;
        if (dl >= l && dh >= h) lose += w;
      });
      expect(tot).toBe(DEALER_HANDS);
      expect([s.win[p * 3 + split], s.lose[p * 3 + split]]).toEqual([win, lose]);
    }
  }
  let hw = 0,
    hl = 0,
    ow = 0,
    ol = 0,
    differs = 0,
    deals = 0;
  for (let p = 0; p < 1820; p++) {
    const ways = s.ways[p] ?? 0;
    deals += ways * DEALER_HANDS;
    const h = p * 3 + (points.houseWay[p] ?? 0);
    hw += ways * (s.win[h] ?? 0);
    hl += ways * (s.lose[h] ?? 0);
    let best = h;
    const ev = (i: number) => 19 * (s.win[i] ?? 0) - 20 * (s.lose[i] ?? 0);
    for (let k = 0; k < 3; k++) if (ev(p * 3 + k) > ev(best)) best = p * 3 + k;
    if (best !== h) differs++;
    ow += ways * (s.win[best] ?? 0);
    ol += ways * (s.lose[best] ?? 0);
  }
  expect(deals).toBe(DEALS);
  console.log(
    hw / DEALS,
    hl / DEALS,
    (20 * hl - 19 * hw) / 20 / DEALS,
    (20 * ol - 19 * ow) / 20 / DEALS,
    differs,
  );
});
