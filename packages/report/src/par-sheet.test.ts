import { readFileSync } from 'node:fs';
import { fractionText, ONE, rational, subtract, sum } from '@baize/exact';
import { DEFAULT_READINGS } from '@baize/game';
import { GAMES } from '@baize/rulebooks';
import { gameOf, OPTIONS, sheetOf } from '@baize/testing/par-sheets';
import { describe, expect, test } from 'vitest';
import type { ParBet } from './bets/par-bet.ts';
import { parSheet } from './par-sheet.ts';

const DICE = GAMES.filter(({ layout }) => layout !== null).map(({ id }) => id);
const ALL = GAMES.map(({ id }) => id);

/** Written by a counter that shares no code with the rules or the mathematics, in its own order. */
function golden(name: string): readonly string[] {
  const file = new URL(`../../math/golden/${name}.csv`, import.meta.url);
  const [, ...rows] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return rows.toSorted();
}

function asGolden({ bet, prices, figures }: ParBet): string {
  const { hit, edge, variance, returns } = figures;
  const wins = (hit.numerator * returns.total) / hit.denominator;
  const odds = prices.map((price) => fractionText(price.odds)).join('|');
  const fractions = [hit, edge, variance].map(fractionText);
  return [bet, odds, wins, returns.total, ...fractions].join(',');
}

describe('parSheet', () => {
  test.each(DICE)('%s has the figures of the independent counter', (id) => {
    expect(sheetOf(id).bets.map(asGolden).toSorted()).toEqual(golden(id.replace('/', '.')));
  });

  test.each(['licensee-sic-bo/minimum', 'licensee-sic-bo/standard'])(
    '%s under another reading has the figures of the independent counter',
    (id) => {
      const game = gameOf(id, { ...DEFAULT_READINGS, D1: 'exactly-two' });
      const expected = golden(`${id.replace('/', '.')}.D1=exactly-two`);
      expect(parSheet(game, OPTIONS).bets.map(asGolden).toSorted()).toEqual(expected);
    },
  );

  test.each(ALL)('%s: the chances of all returns of every bet sum to 1', (id) => {
    for (const { figures } of sheetOf(id).bets) {
      const { points, total } = figures.returns;
      expect(sum(points.map(({ weight }) => rational(weight, total)))).toEqual(ONE);
      expect(sum([figures.payback, figures.edge])).toEqual(ONE);
    }
  });

  test.each(ALL)('%s: every bet is in exactly one group, with the same figures', (id) => {
    const { bets, groups } = sheetOf(id);
    const grouped = groups.flatMap((group) =>
      group.bets.map((bet) => ({ name: `${bet.bet} ${bet.play}`, edge: group.figures.edge })),
    );
    const expected = bets.map((bet) => ({
      name: `${bet.bet} ${bet.play}`,
      edge: bet.figures.edge,
    }));
    const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);
    expect(grouped.toSorted(byName)).toEqual(expected.toSorted(byName));
  });

  test.each(ALL)('%s: clauses are cited in the order of the document, each once', (id) => {
    const { clauses, rules } = sheetOf(id);
    expect(clauses.length).toBeGreaterThan(0);
    for (const list of [clauses, rules]) {
      expect(new Set(list.map(({ citation }) => citation)).size).toBe(list.length);
      expect(list.every(({ says }) => says.length > 0)).toBe(true);
    }
  });

  test('carries the date it is given, and none otherwise', () => {
    expect(sheetOf('rws-tai-sai-v5/a').identification.date).toBeNull();
    expect(sheetOf('rws-tai-sai-v5/a', { date: '2026-01-31' }).identification.date).toBe(
      '2026-01-31',
    );
  });
});

describe('published figures', () => {
  function edgesOf(id: string): ReadonlyMap<string, string> {
    return new Map(sheetOf(id).bets.map(({ bet, figures }) => [bet, fractionText(figures.edge)]));
  }

  test('[rws-tai-sai-v5#4.1.1] Small keeps 2.78%, a total of 4 at 62 to 1 keeps 12.50%', () => {
    const edges = edgesOf('rws-tai-sai-v5/a');
    expect([edges.get('small'), edges.get('total:4')]).toEqual(['1/36', '1/8']);
  });

  test('[licensee-sic-bo#4(b)] singles at 1, 2 and 3 to 1 keep 7.87%', () => {
    expect(edgesOf('licensee-sic-bo/standard').get('single:1')).toBe('17/216');
  });

  // C(52,4) x C(48,4) deals; C(52,4) hands, of which 13 are four of a kind and so on.
  test('[rws-si-ki-pi-v2#2.2.1] the initial bet is counted over all deals, a bonus over all hands', () => {
    const totals = sheetOf('rws-si-ki-pi-v2').bets.map(({ figures }) => figures.returns.total);
    expect(totals).toEqual([52_677_670_500n, 52_677_670_500n, 270_725n, 270_725n]);
  });

  test('[rws-si-ki-pi-v2#4.3] a bonus bet is paid on 13, 2,496, 2,808 and 82,368 hands', () => {
    const bonus = sheetOf('rws-si-ki-pi-v2').bets.find(({ bet }) => bet === 'bonus:player');
    const weights = bonus?.figures.returns.points.map(({ weight }) => weight);
    expect(weights).toEqual([183_040n, 82_368n, 2_808n, 2_496n, 13n]);
    // 82,368 x 2 + 2,808 x 13 + 2,496 x 21 + 13 x 101 = 254,969 of 270,725 come back.
    expect(bonus && fractionText(bonus.figures.edge)).toBe(fractionText(rational(15_756, 270_725)));
  });

  test('[rws-si-ki-pi-v2#3.12] the best play is never worse than the House Way', () => {
    const { bets, annexes } = sheetOf('rws-si-ki-pi-v2');
    const [houseWay = ONE, best = ONE] = bets.map(({ figures }) => figures.edge);
    const cost = subtract(houseWay, best);
    expect(cost.numerator).toBeGreaterThan(0n);
    expect(annexes.find(({ key }) => key === 'solution')?.data).toMatchObject({
      costOfHouseWay: fractionText(cost),
    });
  });
});
