import { money } from '@baize/exact';
import { dayBody, reportBody } from '@baize/protocol/http';
import type { Actor } from '@baize/table';
import { expect, test } from 'vitest';
import { openSession } from '../../people/sessions.ts';
import { ask } from '../../testing/ask.ts';
import { testDatabase } from '../../testing/database.ts';
import {
  betting,
  dealer,
  finishRound,
  manager,
  prepareTable,
  submitAccepted,
} from '../../testing/dice-table.ts';
import { staffToken } from '../../testing/people.ts';
import { tablesOn } from '../../testing/tables-on.ts';
import { testApp } from '../../testing/test-app.ts';
import { winAgainstLedger } from './win-and-ledger.ts';

const MORNING = Date.parse('2026-11-15T06:00:00Z');
const DAY = 24 * 60 * 60_000;
const supervisor: Actor = { kind: 'staff', id: 'supervisor', position: 'pit-supervisor' };
const pitManager: Actor = { kind: 'staff', id: 'pit-manager', position: 'pit-manager' };

test('a debt that is given up stands in a column of its own, and the ledger agrees with the rounds', async () => {
  const database = await testDatabase();
  let clock = MORNING;
  const now = () => clock;
  const tables = tablesOn(database, { now });
  const app = await testApp(database, { now, deps: { tables } });
  const { id } = await staffToken(app.registry, 'shift-manager');
  const read = async (path: string) => {
    const { token } = await openSession(app.registry, id, 'test');
    return (await ask(`${app.url}/api/${path}`, { token })).body;
  };
  const table = await tables.open('DEBT-1');
  const agree = async (by: Actor) => {
    const [request = ''] = table.state().approvals.keys();
    await submitAccepted(table, by, { type: 'ApproveRequest', request });
  };
  await prepareTable(table, ['owing'], money(1000));
  await table.submit(betting('owing', 'small', money(1000)));
  await finishRound(table, [1, 2, 3]);
  const player: Actor = { kind: 'terminal', id: 'owing' };
  await submitAccepted(table, player, { type: 'GiveTip', terminal: 'owing', amount: money(1500) });
  // Small had lost: 2000 were paid, 500 are left of them, so 1500 are owed.
  await submitAccepted(table, dealer, {
    type: 'ReportIncident',
    incident: 'wrong-result-registered',
    rounds: ['DEBT-1-1'],
    dice: [6, 6, 5],
  });
  await agree(supervisor);
  const rest = { visit: 'owing', amount: money(1500), reason: 'Nobody can be found.' };
  await submitAccepted(table, pitManager, { type: 'WriteOffDebt', ...rest });
  await agree(manager);

  clock = MORNING + DAY;
  const day = dayBody.parse(await read('days/2026-11-15'));
  expect(day.tables).toMatchObject([{ table: 'DEBT-1', win: 1000, writtenOff: 1500 }]);
  expect(day.accounts).toContainEqual({ account: 'win', amount: -500 });
  expect(day.differences).toEqual([]);
  const register = reportBody.parse(await read('reports/overrides'));
  expect(register.rows).toContainEqual(
    expect.objectContaining({
      kind: 'debt-written-off',
      subject: 'owing',
      detail: '1500: Nobody can be found.',
    }),
  );
});

test('what the ledger has kept beyond the rounds of a day is a difference, except in the middle of a round', () => {
  const wins = new Map([['T1', money(1000)]]);
  const kept = { table: 'T1', kept: money(900), writtenOff: money(50), isMidRound: false };
  expect(winAgainstLedger([kept], wins)).toEqual([
    { where: 'win of T1', expected: 950, found: 900 },
  ]);
  expect(winAgainstLedger([{ ...kept, isMidRound: true }], wins)).toEqual([]);
});
