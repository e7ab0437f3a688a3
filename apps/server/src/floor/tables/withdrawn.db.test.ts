import { randomUUID } from 'node:crypto';
import { copyFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { money } from '@baize/exact';
import { SHIPPED } from '@baize/house';
import { cageBody, faultsBody, instrumentsBody } from '@baize/protocol/http';
import { afterAll, expect, test } from 'vitest';
import { testDatabase } from '../../testing/database.ts';
import { type DemoFloor, demoFloor } from '../../testing/demo-floor.ts';
import { agree, enter, give, tableOn, untilOn } from '../../testing/talk.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { verifyFloor } from '../../verify/verify-floor.ts';
import { holdingsText } from './holdings.ts';

const database = await testDatabase();
const folder = await temporaryFolder();
afterAll(() => folder.remove());

const described = (...tables: readonly string[]) => `
floor: F
tables: [${tables.map((table) => `{ table: ${table}, game: rws-sic-bo-2021/c, unit: 100 }`).join(', ')}]
`;
const opened = (...tables: readonly string[]) =>
  demoFloor(database, folder.path, described(...tables));

const staff = (floor: DemoFloor, position: string) => enter(floor, { kind: 'staff', position });

/** Waits for a fault to stand at a table, or to stand no longer; its words. */
async function faultAt(floor: DemoFloor, table: string): Promise<string | undefined> {
  const token = await staff(floor, 'dealer');
  const { faults } = faultsBody.parse(await floor.get('/api/faults', token));
  const found = faults.find(({ kind, subject }) => kind === 'table-withdrawn' && subject === table);
  return found?.message;
}

const isClosed = ({ status }: { status: { status: string } }) => status.status === 'closed';
const CASH_OUT = { type: 'CashOut', terminal: 'P03', amount: money(1000) } as const;

test('a table that is gone from the file is closed, and pays out what people have there', async () => {
  const before = await opened('STAYS', 'GOES');
  const player = await enter(before, { kind: 'terminal', id: 'P03' });
  expect(await give(before, player, 'GOES', CASH_OUT)).toBe('accepted');
  await takeAt(before, player);
  await before.stop();

  const floor = await opened('STAYS');
  // P03 and P04 began with 2,000.00 each at the second table.
  expect(await faultAt(floor, 'GOES')).toBe(
    'The table is no longer in the floor file, and people still have money there. ' +
      '(2 terminals with 3,990.00 together; 1 instrument outstanding)',
  );
  await untilOn(floor, 'GOES', isClosed);
  expect(isClosed(await tableOn(floor, 'STAYS'))).toBe(false);
  const dealer = await staff(floor, 'dealer');
  expect(await give(floor, dealer, 'GOES', { type: 'OpenBets' })).toBe('table-not-open');

  const [cashier, again] = [await staff(floor, 'cashier'), await enter(floor, P03)];
  expect(await give(floor, again, 'GOES', CASH_OUT)).toBe('accepted');
  await takeAt(floor, again);
  const byHand = { type: 'PayByHand', terminal: 'P04', amount: money(200_000) } as const;
  const both = [cashier, await staff(floor, 'pit-supervisor')] as const;
  expect(await agree(floor, both, 'GOES', byHand)).toBe('accepted');
  expect(await give(floor, dealer, 'GOES', release('P04'))).toBe('accepted');
  // A terminal takes its credit along to another table.
  expect(await give(floor, dealer, 'GOES', release('P03'))).toBe('accepted');
  const seat = { type: 'SeatTerminal', terminal: 'P03' } as const;
  expect(await give(floor, dealer, 'STAYS', seat)).toBe('accepted');
  await redeemAll(floor, cashier);
  await floor.stop();

  const after = await opened('STAYS');
  expect(await faultAt(after, 'GOES')).toBeUndefined();
  await expect(tableOn(after, 'GOES')).rejects.toThrow('no table GOES');
  await after.stop();
  const pool = database.pool({ max: 1 });
  expect((await verifyFloor(pool, { library: SHIPPED })).finding).toBeNull();
  await pool.end();
});

/** The player has the ticket their terminal shows. */
async function takeAt(floor: DemoFloor, token: string): Promise<void> {
  const said = await floor.get('/api/tables/GOES/view?as=player', token);
  const { ticket } = Object(Object(Object(said).view).ticket);
  const taken = { type: 'ConfirmTicket', terminal: 'P03', ticket: String(ticket) } as const;
  expect(await give(floor, token, 'GOES', taken)).toBe('accepted');
}

const P03 = { kind: 'terminal', id: 'P03' } as const;
const release = (terminal: string) => ({ type: 'ReleaseTerminal', terminal }) as const;

async function redeemAll(floor: DemoFloor, cashier: string): Promise<void> {
  const said = await floor.get('/api/instruments?terminal=P03', cashier);
  const { instruments } = instrumentsBody.parse(said);
  expect(instruments.map(({ amount, status }) => [amount, status])).toEqual([
    [1000, 'confirmed'],
    [1000, 'confirmed'],
  ]);
  // Whoever holds the slip reads the whole number on it.
  const pool = database.pool({ max: 1 });
  const { rows } = await pool.query<{ number: string }>(
    "select number from instruments where issued_terminal = 'P03'",
  );
  await pool.end();
  for (const { number } of rows) {
    const answer = await floor.post('/api/cage/redeem', { op: randomUUID(), number }, cashier);
    expect(cageBody.parse(answer).answer.type).toBe('accepted');
  }
}

test('a round in progress is played to its end, and a table that comes back is open', async () => {
  const floor = await opened('STAYS', 'LATER');
  const dealer = await staff(floor, 'dealer');
  await give(floor, dealer, 'LATER', { type: 'SeatTerminal', terminal: 'P04' });
  await give(floor, dealer, 'LATER', { type: 'OpenBets' });
  await writeFile(join(folder.path, 'floor.yaml'), described('STAYS'));
  await floor.running.reload();
  expect(isClosed(await tableOn(floor, 'LATER'))).toBe(false);
  await give(floor, dealer, 'LATER', { type: 'CloseBets' });
  await give(floor, dealer, 'LATER', { type: 'Tumble', tumbles: 3 });
  await give(floor, dealer, 'LATER', { type: 'RegisterResult', dice: [1, 2, 3], flat: true });
  await untilOn(floor, 'LATER', isClosed);

  await writeFile(join(folder.path, 'floor.yaml'), described('STAYS', 'LATER'));
  await floor.running.reload();
  await untilOn(floor, 'LATER', (table) => !isClosed(table));
  expect(await give(floor, dealer, 'LATER', { type: 'OpenBets' })).toBe('accepted');
  await give(floor, dealer, 'LATER', { type: 'ReleaseTerminal', terminal: 'P04' });
  await floor.stop();
});

test('a table that another process keeps is left to it', async () => {
  const one = await opened('STAYS', 'THEIRS');
  const dealer = await staff(one, 'dealer');
  await give(one, dealer, 'THEIRS', { type: 'SeatTerminal', terminal: 'P04' });
  const elsewhere = await temporaryFolder();
  // Nodes of one floor sign with one key, or trust each other's.
  const key = 'signing-key.pem';
  await copyFile(join(folder.path, key), join(elsewhere.path, key));
  const other = await demoFloor(database, elsewhere.path, described('STAYS'));
  expect(await faultAt(other, 'THEIRS')).toBeUndefined();
  await expect(tableOn(other, 'THEIRS')).rejects.toThrow('no table THEIRS');
  await other.stop();
  await elsewhere.remove();
  expect(await give(one, dealer, 'THEIRS', { type: 'OpenBets' })).toBe('accepted');
  await one.stop();
});

test('what is held is said in words', () => {
  const held = { table: 'T', terminals: 1, credit: 405_000, instruments: 0 };
  expect(holdingsText(held)).toBe('1 terminal with 4,050.00 together');
  expect(holdingsText({ ...held, terminals: 0, credit: 0, instruments: 3 })).toBe(
    '3 instruments outstanding',
  );
});
