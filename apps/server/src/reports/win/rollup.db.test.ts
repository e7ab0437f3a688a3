import { money } from '@baize/exact';
import { SHIPPED } from '@baize/house';
import type { Command } from '@baize/table';
import { expect, test } from 'vitest';
import { openOffice } from '../../store/office.ts';
import { temporarySigningKey } from '../../store/signing-key.ts';
import type { RunningTable } from '../../tables/running-table.ts';
import { tampering } from '../../testing/attacks/tampering.ts';
import { testDatabase } from '../../testing/database.ts';
import {
  betting,
  dealer,
  finishRound,
  manager,
  prepareTable,
  submitAccepted,
} from '../../testing/dice-table.ts';
import { tablesOn } from '../../testing/tables-on.ts';
import { verifyFloor } from '../../verify/verify-floor.ts';
import { journalWithin } from '../journal-facts.ts';
import type { Period } from '../period.ts';
import { report } from '../report.ts';
import { DEFAULT_SHIFTS, type ShiftPlan } from '../shift-plan.ts';
import { isOfOnePiece, type RollupColumn, stretchAt } from './rollup.ts';
import { rollUpTable, winJournals } from './rollup-store.ts';
import {
  columnOf,
  isToldByMinutes,
  readsEverySettlement,
  timesApart,
  type WinDimension,
} from './win-report.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const MORNING = Date.parse('2026-11-15T06:00:00Z');
const BETS = ['small', 'big', 'odd', 'total:9', 'any-triple', 'single:4'] as const;
const ROLLS = [
  [1, 2, 3],
  [6, 6, 6],
  [4, 4, 1],
  [5, 6, 2],
] as const;
const HOURS = 9;

test('an hour is cut where a shift begins, in the local time of the floor', () => {
  const india = { minutesEast: 330, shifts: [{ name: 'day', from: 6 * 60 + 15 }] };
  const at = (text: string) => Date.parse(text);
  expect(stretchAt(at('2026-11-15T06:10:00+05:30'), india)).toEqual({
    from: at('2026-11-15T06:00:00+05:30'),
    to: at('2026-11-15T06:15:00+05:30'),
  });
  const later = stretchAt(at('2026-11-15T06:15:00+05:30'), india);
  expect(later.to).toBe(at('2026-11-15T07:00:00+05:30'));
  expect(isOfOnePiece(later, india)).toBe(true);
  expect(isOfOnePiece(later, DEFAULT_SHIFTS)).toBe(false);
});

test('hours answer for every division but by bet and terminal at once, in any local time that keeps them whole', () => {
  const floor = { ...DEFAULT_SHIFTS, minutesEast: 480 };
  const dimensions: readonly WinDimension[] = [
    'shift',
    'table',
    'game',
    'bet',
    'hour',
    'terminal',
    'person',
  ];
  for (let chosen = 0; chosen < 2 ** dimensions.length; chosen += 1) {
    const by = dimensions.filter((_, index) => (chosen >> index) % 2 === 1);
    const both = by.includes('bet') && by.includes('terminal');
    expect([by, readsEverySettlement(by, floor, floor)]).toEqual([by, both]);
    expect([by, readsEverySettlement(by, { ...floor, minutesEast: 540 }, floor)]).toEqual([
      by,
      both,
    ]);
    // India is five hours and a half east: its hours begin in the middle of those of the floor.
    const isTimed = by.includes('hour') || by.includes('shift');
    const isCut = isTimed && !by.every((each) => ['hour', 'shift', 'table'].includes(each));
    const india = { ...floor, minutesEast: 330 };
    expect([by, readsEverySettlement(by, india, floor)]).toEqual([by, both || isCut]);
  }
});

test('what was added up says the same as the journal, whatever is asked and for whichever time', async () => {
  const database = await testDatabase();
  const pool = database.pool();
  let clock = MORNING;
  const key = temporarySigningKey();
  const tables = tablesOn(database, { now: () => clock, key });
  const table = await tables.open('ROLLED');
  await prepareTable(table, ['a', 'b', 'c'], money(500_000));
  const rolling = {
    database: pool,
    office: openOffice(pool, { key }),
    shifts: DEFAULT_SHIFTS,
    library: SHIPPED,
  };
  let hours = 0;
  for (let round = 0; round < HOURS * 2; round += 1) {
    if (round > 0) {
      const by = round % 3 === 0 ? manager : dealer;
      await submitAccepted(table, by, { type: 'OpenBets' });
    }
    for (const [seat, player] of ['a', 'b', 'c'].entries()) {
      const bet = BETS[(round + seat * 2) % BETS.length] ?? 'small';
      await table.submit(betting(player, bet, money(1000 * (1 + seat))));
    }
    await finishRound(table, [...(ROLLS[round % ROLLS.length] ?? [1, 2, 3])]);
    await decideAfter(table, round);
    if (round === 8) hours += await rollUpTable('ROLLED', rolling);
    clock += 29 * MINUTE;
  }
  // Rounds are 29 minutes apart, the last of them in the ninth hour, which nothing has happened after yet.
  hours += await rollUpTable('ROLLED', rolling);
  expect(hours).toBe(HOURS - 1);
  expect(await rollUpTable('ROLLED', rolling)).toBe(0);

  const questions: readonly (readonly WinDimension[])[] = [
    [],
    ['table'],
    ['bet'],
    ['terminal'],
    ['game', 'bet'],
    ['shift', 'person'],
    ['hour', 'terminal'],
    ['hour', 'table'],
    ['bet', 'terminal'],
  ];
  // Hours of India begin in the middle of those that were added up.
  const india = { ...DEFAULT_SHIFTS, minutesEast: 330 };
  const asked = [
    ...questions.map((by) => [by, DEFAULT_SHIFTS] as const),
    [['hour', 'table'], india] as const,
    [['shift', 'person'], india] as const,
  ];
  const periods = [
    { from: null, to: null },
    { from: MORNING, to: MORNING + 24 * HOUR },
    { from: MORNING + 40 * MINUTE, to: MORNING + 5 * HOUR + 10 * MINUTE },
    { from: MORNING + 2 * HOUR, to: MORNING + 3 * HOUR },
    { from: MORNING + 4 * HOUR, to: null },
    { from: MORNING + 4 * HOUR + 30 * MINUTE, to: null },
  ];
  const asking = { at: clock, shifts: DEFAULT_SHIFTS };
  for (const period of periods) {
    const ends = endsOf(period);
    const read = await journalWithin(pool, 'ROLLED', period, { library: SHIPPED });
    expect(await journalsOf(period, 'minutes', 'course', {})).toEqual(
      await report('course', [read], ends, asking),
    );
    for (const [by, shifts] of asked) {
      const whole = await report(
        'win',
        [await journalWithin(pool, 'ROLLED', period, { library: SHIPPED })],
        { ...ends, by: [...by] },
        { at: clock, shifts },
      );
      const column = columnOf(by);
      expect(await journalsOf(period, column, 'win', { by, shifts }), by.join()).toEqual(whole);
    }
  }

  async function journalsOf(
    period: (typeof periods)[number],
    column: RollupColumn | undefined,
    name: 'win' | 'course',
    { by = [], shifts = DEFAULT_SHIFTS }: { by?: readonly WinDimension[]; shifts?: ShiftPlan },
  ) {
    const told = { isToldByMinutes: isToldByMinutes(by), library: SHIPPED };
    const reading = { period, column, ...told, shifts, apart: timesApart(by, shifts) };
    const journals = await winJournals(pool, 'ROLLED', reading);
    const ends = endsOf(period);
    return report(name, journals, { ...ends, by: [...by] }, { at: clock, shifts });
  }

  await tables.close();
  expect((await verifyFloor(pool, { library: SHIPPED })).finding).toBeNull();
  // Somebody who may do everything, and knows how to sign, changes what was won in one hour.
  const { tamper } = await tampering(pool, 'win_rollups');
  await tamper("update win_rollups set whole = '[]' where from_at = $1", [MORNING]);
  const { finding } = await verifyFloor(pool, { library: SHIPPED });
  expect(finding?.where).toContain('win_rollups');
});

/**
 * Rounds of hours that are over are changed long afterwards: bets are returned one by one, a round is void, another is
 * settled by other dice, and an amount is decided that belongs to none.
 */
async function decideAfter(table: RunningTable, round: number): Promise<void> {
  const reason = 'The cameras show it';
  const decisions: Readonly<Record<number, Command>> = {
    7: { type: 'DecideBet', round: 'ROLLED-5', terminal: 'a', bet: 'any-triple', reason },
    9: { type: 'DecideBet', round: 'ROLLED-5', terminal: 'b', bet: 'small', reason },
    11: { type: 'DecideRound', round: 'ROLLED-8', effect: 'void-round', reason },
    12: {
      type: 'DecideRound',
      round: 'ROLLED-9',
      effect: 'settle-by-dice',
      dice: [2, 2, 3],
      reason,
    },
    14: { type: 'DecideAmount', terminal: 'c', effect: 'collect', amount: money(700), reason },
  };
  const command = decisions[round];
  if (!command) return;
  await submitAccepted(table, manager, command);
  const [request = ''] = table.state().approvals.keys();
  const second = { kind: 'staff', id: 'pat', position: 'pit-manager' } as const;
  await submitAccepted(table, second, { type: 'ApproveRequest', request });
}

function endsOf({ from, to }: Period) {
  return { ...(from !== null && { from }), ...(to !== null && { to }) };
}
