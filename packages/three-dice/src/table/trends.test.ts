import { money } from '@baize/exact';
import type { ResultOnRecord } from '@baize/table';
import { RESULTS_KEPT } from '@baize/table/kit';
import type { Journal } from '@baize/table/testing';
import { configOf, dealer, openTable, pitManager, supervisor } from '@baize/table/testing';
import { describe, expect, test } from 'vitest';
import { ALL_ROLLS, type Roll } from '../roll.ts';
import { statisticsOf, trendsOf } from './road.ts';

function resultsOf(rolls: readonly Roll[]): readonly ResultOnRecord[] {
  return rolls.map((dice, index) => ({
    round: `r${index}`,
    number: index,
    dice,
    correctedAt: null,
  }));
}

/** A round nobody bets in; null where the tumbler is too short and the round void. */
function play(journal: Journal, dice: Roll | null) {
  journal.give(dealer, { type: 'OpenBets' });
  journal.give(dealer, { type: 'CloseBets' });
  journal.give(dealer, { type: 'Tumble', tumbles: dice ? 3 : 2 });
  if (dice) journal.give(dealer, { type: 'RegisterResult', dice, flat: true });
}

function approve(journal: Journal) {
  const [request = ''] = journal.state().approvals.keys();
  journal.give(pitManager, { type: 'ApproveRequest', request });
}

describe('results on record', () => {
  test('void rounds are left out, concluded ones are kept in order', () => {
    const journal = openTable(configOf('rws-tai-sai-v5/c'), []);
    for (const dice of [[1, 2, 3], null, [4, 4, 4]] as const) play(journal, dice);
    expect(journal.state().results).toEqual([
      { round: 'T7-1', number: 1, dice: [1, 2, 3], correctedAt: null },
      { round: 'T7-3', number: 3, dice: [4, 4, 4], correctedAt: null },
    ]);
  });

  test('[rws-tai-sai-v5#5.11] a corrected result takes its place on the roads, marked', () => {
    const journal = openTable(configOf('rws-tai-sai-v5/c'), []);
    play(journal, [1, 2, 3]);
    play(journal, [1, 1, 5]);
    expect(trendsOf(journal.state().results).bigSmall.columns).toBe(1);
    journal.give(dealer, {
      type: 'ReportIncident',
      incident: 'wrong-result-registered',
      rounds: ['T7-1'],
      dice: [6, 6, 5],
    });
    approve(journal);
    const { bigSmall, last } = trendsOf(journal.state().results);
    expect(bigSmall.beads).toEqual([
      {
        column: 0,
        row: 0,
        value: 'big',
        total: 17,
        round: 'T7-1',
        number: 1,
        correctedAt: journal.now(),
      },
      {
        column: 1,
        row: 0,
        value: 'small',
        total: 7,
        round: 'T7-2',
        number: 2,
        correctedAt: null,
      },
    ]);
    expect(last.map(({ round }) => round)).toEqual(['T7-2', 'T7-1']);
  });

  test('[rws-tai-sai-v5#5.6] a round reversed later leaves the roads', () => {
    const journal = openTable(configOf('rws-tai-sai-v5/c'), []);
    for (const dice of [
      [1, 2, 3],
      [6, 6, 5],
      [1, 2, 4],
    ] as const) {
      play(journal, dice);
    }
    expect(trendsOf(journal.state().results).bigSmall.columns).toBe(3);
    const rounds = ['T7-2'];
    journal.give(supervisor, { type: 'ReportIncident', incident: 'dice-damaged', rounds });
    approve(journal);
    const { bigSmall, totals } = trendsOf(journal.state().results);
    expect(bigSmall.beads.map(({ round, row }) => [round, row])).toEqual([
      ['T7-1', 0],
      ['T7-3', 1],
    ]);
    expect(totals.beads).toHaveLength(2);
  });

  test('the oldest go a whole column at a time', () => {
    const journal = openTable(configOf('rws-tai-sai-v5/c', { unit: money(100) }), []);
    for (let n = 0; n < RESULTS_KEPT; n += 1) play(journal, [1, 2, 3]);
    expect(journal.state().results).toHaveLength(204);
    play(journal, [1, 2, 3]);
    expect(journal.state().results).toHaveLength(199);
    expect(journal.state().results[0]?.number).toBe(7);
    expect(trendsOf(journal.state().results).last).toHaveLength(50);
  });
});

describe('statistics', () => {
  // Counted by hand: how many of the 216 rolls show each total from 3 to 18.
  const WAYS = [1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1];

  test('expectations are those of the 216 rolls', () => {
    const { sides, totals, rounds } = statisticsOf(resultsOf(ALL_ROLLS.slice(0, 150)));
    expect(rounds).toBe(150);
    expect(sides.map(({ side, expectedShare }) => [side, expectedShare])).toEqual([
      ['big', '35/72'],
      ['small', '35/72'],
      ['odd', '35/72'],
      ['even', '35/72'],
      ['triple', '1/36'],
    ]);
    // 150 rounds x ways / 216 = 25 x ways / 36, in lowest terms.
    expect(totals.map(({ expected }) => expected).slice(0, 4)).toEqual([
      '25/36',
      '25/12',
      '25/6',
      '125/18',
    ]);
    expect(totals.map(({ total }) => total)).toEqual(WAYS.map((_, index) => index + 3));
  });

  test('only the last 150 are counted', () => {
    const rolls: readonly Roll[] = [
      ...Array.from({ length: 30 }, (): Roll => [6, 6, 6]),
      ...Array.from({ length: 50 }, (): Roll => [1, 2, 3]),
      ...Array.from({ length: 100 }, (): Roll => [5, 6, 4]),
    ];
    const { sides, totals } = statisticsOf(resultsOf(rolls));
    expect(sides.map(({ count }) => count)).toEqual([100, 50, 100, 50, 0]);
    expect(sides.map(({ share }) => share)).toEqual(['2/3', '1/3', '2/3', '1/3', '0']);
    expect(totals.find(({ total }) => total === 15)?.count).toBe(100);
    expect(totals.find(({ total }) => total === 18)?.count).toBe(0);
  });

  test('nothing has been counted yet', () => {
    const { rounds, sides, totals, tripleGap } = statisticsOf([]);
    expect(rounds).toBe(0);
    expect(sides.every(({ count, share }) => count === 0 && share === null)).toBe(true);
    expect(totals.every(({ count, expected }) => count === 0 && expected === '0')).toBe(true);
    expect(tripleGap).toEqual({ rounds: 0, isSinceTriple: false });
  });

  test('the gap counts rounds since the last triple, or all there are', () => {
    const gap = (...rolls: readonly Roll[]) => statisticsOf(resultsOf(rolls)).tripleGap;
    expect(gap([1, 2, 3], [1, 2, 4])).toEqual({ rounds: 2, isSinceTriple: false });
    expect(gap([1, 1, 1], [1, 2, 4])).toEqual({ rounds: 1, isSinceTriple: true });
    expect(gap([1, 2, 4], [1, 1, 1])).toEqual({ rounds: 0, isSinceTriple: true });
  });
});
