import { commandBody } from '@baize/protocol/http';
import { expect, test } from 'vitest';
import { ask } from '../testing/ask.ts';
import { testDatabase } from '../testing/database.ts';
import { newOp } from '../testing/dice-table.ts';
import { terminalToken } from '../testing/people.ts';
import { openDiceTable, testApp } from '../testing/test-app.ts';

const database = await testDatabase();

test('[baize-floor#instrument] a cash-out asked again by its terminal is answered with its number again', async () => {
  const app = await testApp(database, { config: { property: 65 } });
  const table = await openDiceTable(app.tables, ['R1', 'R2']);
  const token = await terminalToken(app.registry, 'R1');
  const give = async (op: string, by = token) => {
    const command = { type: 'CashOut', terminal: 'R1', amount: 10_000 };
    const address = `${app.url}/api/tables/${table.id}/commands`;
    return commandBody.parse((await ask(address, { token: by, body: { op, command } })).body)
      .answer;
  };
  const op = newOp();
  const first = await give(op);
  if (first.type !== 'accepted') throw new Error(JSON.stringify(first));
  expect(first.instrument?.number).toMatch(/^65\d{16}$/);
  expect(await give(op)).toEqual({ ...first, type: 'repeated' });
  const other = await give(op, await terminalToken(app.registry, 'R2'));
  expect(JSON.stringify(other)).not.toContain(first.instrument?.number);
});
