import { money } from '@baize/exact';
import { reportBody } from '@baize/protocol/http';
import { expect, test } from 'vitest';
import { ask } from '../../testing/ask.ts';
import { testDatabase } from '../../testing/database.ts';
import { betting, dealer, submitAccepted } from '../../testing/dice-table.ts';
import { staffToken } from '../../testing/people.ts';
import { openDiceTable, testApp } from '../../testing/test-app.ts';

const database = await testDatabase();

test('meters add up over the tables a terminal sat at, and any difference to the ledger is named', async () => {
  const app = await testApp(database);
  const [one, two] = [`meter-${process.pid}-1`, `meter-${process.pid}-2`];
  const table = await openDiceTable(app.tables, [one, two]);
  await table.submit(betting(one, 'small', money(1000)));
  await submitAccepted(table, dealer, { type: 'CloseBets' });
  await submitAccepted(table, dealer, { type: 'Tumble', tumbles: 3 });
  await submitAccepted(table, dealer, { type: 'RegisterResult', dice: [6, 6, 6], flat: true });
  const { token } = await staffToken(app.registry, 'auditor');
  const rows = async () => {
    const answer = await ask(`${app.url}/api/reports/meters?table=${table.id}`, { token });
    const body = reportBody.parse(answer.body);
    if (body.report !== 'meters') throw new Error('These are meters.');
    return body.rows;
  };
  expect(await rows()).toMatchObject([
    { kind: 'terminal', id: one, cashIn: 1_000_000, coinIn: 1000, creditByMeters: 999_000 },
    { kind: 'terminal', id: two, cashIn: 1_000_000, coinIn: 0, creditByMeters: 1_000_000 },
    { kind: 'table', id: table.id, coinIn: 1000, rounds: 1, creditByLedger: 1_999_000 },
  ]);
  expect((await rows()).map(({ difference }) => difference)).toEqual([0, 0, 0]);
  await app.database.query(
    `update balances set amount = amount - 1 where table_id = $1 and account = $2`,
    [table.id, `credit:${one}`],
  );
  const after = await rows();
  expect(after.map(({ id, difference }) => [id, difference])).toEqual([
    [one, -1],
    [two, 0],
    [table.id, -1],
  ]);
});
