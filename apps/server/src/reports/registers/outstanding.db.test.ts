import { money } from '@baize/exact';
import { reportBody } from '@baize/protocol/http';
import { expect, test } from 'vitest';
import { ask } from '../../testing/ask.ts';
import { testDatabase } from '../../testing/database.ts';
import {
  asking,
  betting,
  dealer,
  finishRound,
  manager,
  submitAccepted,
  takeTicket,
} from '../../testing/dice-table.ts';
import { staffToken } from '../../testing/people.ts';
import { tablesOn } from '../../testing/tables-on.ts';
import { openDiceTable, testApp } from '../../testing/test-app.ts';

const database = await testDatabase();
const DAY = 86_400_000;

async function floor() {
  let clock = Date.parse('2026-11-15T12:00:00Z');
  const now = () => clock;
  const app = await testApp(database, { now, deps: { tables: tablesOn(database, { now }) } });
  const { token } = await staffToken(app.registry, 'auditor');
  const read = async (name: string, query: Record<string, string> = {}) => {
    const { body } = await ask(`${app.url}/api/reports/${name}?${new URLSearchParams(query)}`, {
      token,
    });
    return reportBody.parse(body).rows;
  };
  const later = (time: number) => {
    clock += time;
    return clock;
  };
  return { ...app, read, now, later };
}

test('instruments outstanding are those issued at any table and ended at none, as of a moment', async () => {
  const { tables, read, now, later } = await floor();
  const [one, other] = [
    await openDiceTable(tables, ['io-A']),
    await openDiceTable(tables, ['io-B']),
  ];
  const expiresAt = now() + 30 * DAY;
  const order = { type: 'CashOut', terminal: 'io-A', expiresAt } as const;
  const by = { kind: 'terminal', id: 'io-A' } as const;
  const [first, second] = ['1'.repeat(18), '2'.repeat(18)];
  await one.submit(asking(by, { ...order, number: first, amount: money(700) }));
  await takeTicket(one, 'io-A');
  await one.submit(asking(by, { ...order, number: second, amount: money(900) }));
  const before = later(60_000);
  const instrument = { amount: money(700), status: 'issued', expiresAt } as const;
  const redeem = { type: 'RedeemInstrument', number: first, terminal: 'io-B', instrument } as const;
  const paid = await other.submit(asking({ kind: 'terminal', id: 'io-B' }, redeem));
  expect(paid.type).toBe('accepted');
  expect(await read('instruments', { table: one.id })).toEqual([
    {
      number: '**************2222',
      amount: 900,
      issuedAt: before - 60_000,
      table: one.id,
      terminal: 'io-A',
      expiresAt,
    },
  ]);
  expect(await read('instruments', { table: one.id, to: String(before) })).toHaveLength(2);
  expect(await read('instruments', { table: one.id, to: String(before - 60_000) })).toEqual([]);
  expect(await read('instruments', { table: other.id })).toEqual([]);
});

test('receivables are what a correction could not take back', async () => {
  const { tables, read, now, later } = await floor();
  const table = await openDiceTable(tables, ['owing']);
  await table.submit(betting('owing', 'small', money(100_000)));
  const round = table.state().round?.id ?? '';
  await finishRound(table, [1, 2, 3]);
  // The player leaves with everything but 1,000.00: 1,000,000 bought, as much won as staked.
  const cashOut = { type: 'CashOut', terminal: 'owing', number: '3'.repeat(18) } as const;
  await table.submit(
    asking(
      { kind: 'terminal', id: 'owing' },
      { ...cashOut, amount: money(1_000_000), expiresAt: now() + DAY },
    ),
  );
  const at = later(60_000);
  const incident = 'wrong-result-registered';
  const report = { type: 'ReportIncident', incident, rounds: [round], dice: [6, 6, 5] } as const;
  await submitAccepted(table, dealer, report);
  const [request = ''] = table.state().approvals.keys();
  await submitAccepted(table, manager, { type: 'ApproveRequest', request });
  // 200,000 have to come back, and 100,000 are there.
  const owed = { table: table.id, terminal: 'owing', owed: 100_000, at };
  expect(await read('receivables', { table: table.id })).toEqual([owed]);
  expect(await read('receivables', { table: table.id, to: String(at) })).toEqual([]);
});
