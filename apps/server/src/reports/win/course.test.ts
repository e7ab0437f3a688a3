import { expect, test } from 'vitest';
import { DEALER, TablePlay, WHENEVER } from '../../testing/table-play.ts';
import { DEFAULT_SHIFTS } from '../shift-plan.ts';
import { winCourse } from './course.ts';
import { winReport } from './win-report.ts';

const GAME = 'rws-sic-bo-2021/b';
const MINUTE = 60_000;
const small = (terminal: string, stake: number) => [{ terminal, bet: 'small', stake }];

/** Three rounds of one bet of 3600 each, in three different minutes: lost, won, lost. */
function threeMinutes(): TablePlay {
  const play = new TablePlay(GAME);
  play.round(small('A', 3600), [6, 6, 5]);
  play.clock += 2 * MINUTE;
  play.round(small('B', 3600), [1, 2, 3]);
  play.clock += MINUTE;
  play.round(small('A', 3600), [6, 6, 5]);
  return play;
}

test('the course of a win adds up minute by minute, and a minute without a round is told too', async () => {
  const rows = await winCourse([threeMinutes().journal()], WHENEVER);
  // A bet of 3600 on even money costs 100 on average, by an edge of 1/36.
  expect(
    rows.map(({ rounds, handle, win, theoretical }) => [rounds, handle, win, theoretical]),
  ).toEqual([
    [0, 0, 0, '0'],
    [1, 3600, 3600, '100'],
    [1, 3600, 3600, '100'],
    [2, 7200, 0, '200'],
    [3, 10_800, 3600, '300'],
  ]);
  const steps = rows.map(({ at }, index) => at - (rows[index - 1]?.at ?? at));
  expect(steps).toEqual([0, MINUTE, MINUTE, MINUTE, MINUTE]);
  // One such bet deviates by 3600 times the root of 1295/1296, three of them by root 3 of that.
  expect(rows.map(({ deviation }) => deviation)).toEqual([
    null,
    '3598.61',
    '3598.61',
    '5089.20',
    '6232.98',
  ]);
  // (3600 - 300) / 6232.98
  expect(rows.at(-1)?.z).toBe('0.529');
});

test('a long period is told in steps that a screen can show', async () => {
  const play = new TablePlay(GAME);
  play.round(small('A', 3600), [6, 6, 5]);
  play.clock += 20 * 24 * 60 * MINUTE;
  play.round(small('A', 3600), [6, 6, 5]);
  const rows = await winCourse([play.journal()], WHENEVER);
  expect(rows.length).toBeLessThanOrEqual(402);
  expect((rows[1]?.at ?? 0) - (rows[0]?.at ?? 0)).toBe(360 * MINUTE);
  expect(rows.at(-1)).toMatchObject({ rounds: 2, win: 7200 });
});

test('what was won is divided by terminal, by hour and by whoever called for bets', async () => {
  const play = threeMinutes();
  play.clock += 60 * MINUTE;
  play.give(DEALER, { type: 'OpenBets' });
  const by = (...dimensions: readonly ('terminal' | 'hour' | 'person')[]) =>
    winReport([play.journal()], { period: WHENEVER, by: dimensions, shifts: DEFAULT_SHIFTS });
  const terminals = await by('terminal');
  expect(terminals.map(({ group, tally }) => [group.terminal, tally.rounds, tally.win])).toEqual([
    ['A', 2, 7200],
    ['B', 1, -3600],
    ['C', 0, 0],
  ]);
  expect(terminals.map(({ tally }) => tally.drop)).toEqual([1_000_000, 1_000_000, 1_000_000]);
  const hours = await by('hour');
  expect(hours.map(({ group, tally }) => [group.hour, tally.win])).toEqual([
    ['2026-01-01 08:00', 3600],
  ]);
  const people = await by('person');
  expect(people.map(({ group, tally }) => [group.person, tally.drop, tally.win])).toEqual([
    // Credit was bought before anybody called for bets.
    [null, 3_000_000, 0],
    ['D-17', 0, 3600],
  ]);
});

test('two bets of one terminal on one roll are one risk, and two terminals are two lines', async () => {
  const play = new TablePlay(GAME);
  play.round([...small('A', 3600), { terminal: 'A', bet: 'big', stake: 3600 }], [6, 6, 6]);
  const [line] = await winReport([play.journal()], {
    period: WHENEVER,
    by: ['terminal'],
    shifts: DEFAULT_SHIFTS,
  });
  // Small and Big together lose 7200 on one of 36 rolls and nothing else: 200, and 7200^2 x 35/1296.
  expect(line?.tally.theoretical).toEqual({ numerator: 200n, denominator: 1n });
  expect(line?.tally.variance).toEqual({ numerator: 1_400_000n, denominator: 1n });
});
