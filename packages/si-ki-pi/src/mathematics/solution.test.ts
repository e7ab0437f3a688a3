import { add, compare, equals, fractionText, ONE, rational, sum } from '@baize/exact';
import { type ReadingSwitch, switchesOf } from '@baize/game';
import { goldenRows } from '@baize/testing/golden-rows';
import { siKiPi } from '@baize/testing/si-ki-pi-game';
import { describe, expect, test } from 'vitest';
import { ALL_RANK_PATTERNS } from '../index.ts';
import { DEALS } from './combinations.ts';
import type { Outcomes } from './play.ts';
import { type Solution, solveGame, solveReadings } from './solution.ts';

// Written by a counter that shares no code with the rules or with this package.
const GOLDEN = goldenRows('rws-si-ki-pi-v2.csv');

function asGolden(reading: string, play: string, outcomes: Outcomes, differs: number) {
  const count = (share: Outcomes['win']): string =>
    `${(share.numerator * BigInt(DEALS)) / share.denominator}`;
  return {
    reading,
    bet: 'initial',
    play,
    wins: count(outcomes.win),
    losses: count(outcomes.lose),
    standOffs: count(outcomes.standOff),
    deals: `${DEALS}`,
    edge: fractionText(outcomes.edge),
    differs: `${differs}`,
  };
}

function bothPlays(reading: string, { houseWay, optimal, differs }: Solution) {
  return [
    asGolden(reading, 'house-way', houseWay, 0),
    asGolden(reading, 'optimal', optimal, differs),
  ];
}

const solution = solveGame(siKiPi());

describe('the solution', () => {
  test('[rws-si-ki-pi-v2#4.1] House Way and optimal player are what the independent counter counts', () => {
    expect(bothPlays('', solution)).toEqual(GOLDEN.slice(0, 2));
  });

  test('win, lose and stand-off are everything, and the edge is what they cost', () => {
    for (const { win, lose, standOff, edge, returns } of [solution.houseWay, solution.optimal]) {
      expect(sum([win, lose, standOff])).toEqual(ONE);
      // Without the commission a unit wins a unit; a twentieth of it goes to the house.
      const net = add(lose, rational(-19n * win.numerator, 20n * win.denominator));
      expect(edge).toEqual(net);
      expect(returns.points.map(({ value }) => fractionText(value))).toEqual(['0', '1', '39/20']);
      expect(returns.total).toBe(BigInt(DEALS));
    }
  });

  test('the best arrangement is never worth less than the House Way, and differs only where worth more', () => {
    const { values, best, game } = solution;
    let differs = 0;
    ALL_RANK_PATTERNS.forEach((_, pattern) => {
      const at = (split: number) => values.values[pattern * 3 + split] ?? Number.NaN;
      const houseWay = game.houseWay[pattern]?.split ?? 0;
      const chosen = best[pattern] ?? 0;
      expect(at(chosen)).toBe(Math.max(at(0), at(1), at(2)));
      if (chosen === houseWay) return;
      differs += 1;
      expect(at(chosen)).toBeGreaterThan(at(houseWay));
    });
    expect(differs).toBe(solution.differs);
  });
});

describe('readings', () => {
  const solved = solveReadings(siKiPi());

  test('every question the document leaves open is answered otherwise once', () => {
    const open: readonly ReadingSwitch[] = switchesOf(siKiPi().book);
    expect(solved.map(({ reading }) => reading)).toEqual(open);
    expect(open).toEqual(['H1', 'H2', 'H3', 'H4', 'H10']);
  });

  test.each(solved.filter(({ reading }) => reading !== 'H10'))(
    '[rws-si-ki-pi-v2#I-$reading] $reading=$value is what the independent counter counts',
    ({ reading, value, solution: other }) => {
      const name = `${reading}=${value}`;
      expect(bothPlays(name, other)).toEqual(GOLDEN.filter((row) => row.reading === name));
    },
  );

  test('[rws-si-ki-pi-v2#I-H10] who decides for an empty seat moves no edge of a decision', () => {
    const other = solved.find(({ reading }) => reading === 'H10')?.solution;
    expect(other && bothPlays('', other)).toEqual(bothPlays('', solution));
  });

  test('from any readings only one answer is changed at a time', () => {
    const from = solveReadings(siKiPi({ H2: 'literal' }));
    const back = from.find(({ reading }) => reading === 'H2');
    expect(back).toMatchObject({ value: 'never-split', insteadOf: 'literal' });
    expect(back && bothPlays('', back.solution)).toEqual(bothPlays('', solution));
    const third = from.find(({ reading }) => reading === 'H3')?.solution;
    expect(third?.game.readings).toMatchObject({ H2: 'literal', H3: 'permits' });
    // Where no exception obliges, two pairs are as safe as any pair, whatever H2 says.
    const permits = solved.find(({ reading }) => reading === 'H3')?.solution;
    expect(third && permits && equals(third.optimal.edge, permits.optimal.edge)).toBe(true);
  });

  test('under every combination of readings the optimal player does better than the House Way', () => {
    for (const H1 of ['both-cards', 'highest-card'] as const) {
      for (const H2 of ['never-split', 'literal'] as const) {
        for (const H4 of ['inclusive', 'exclusive'] as const) {
          const { optimal, houseWay } = solveGame(siKiPi({ H1, H2, H4 }));
          expect(compare(optimal.edge, houseWay.edge)).toBe(-1);
          expect(compare(optimal.edge, rational(0))).toBe(1);
        }
      }
    }
  });
});
