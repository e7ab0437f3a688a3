import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { money } from '@baize/exact';
import { commandBody } from '@baize/protocol/http';
import { itemsOf } from '@baize/table';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newValidationNumber } from '../../commands/validation-number.ts';
import { asOwner } from '../../testing/attacks/owner.ts';
import { testDatabase } from '../../testing/database.ts';
import { type DemoFloor, demoFloor } from '../../testing/demo-floor.ts';
import { enter, give } from '../../testing/talk.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';

const server = await testDatabase({ migrated: false });
const database = await server.anotherDatabase();
const pool = database.pool({ max: 3 });
const folder = await temporaryFolder();
const DESCRIBED = `
floor: Forged
property: 1
tables:
  - { table: T1, game: rws-tai-sai-v5/a, unit: 100 }
  - { table: T2, game: rws-tai-sai-v5/a, unit: 100 }
`;
let floor: DemoFloor;
let player: string;

beforeAll(async () => {
  floor = await demoFloor(database, folder.path, DESCRIBED);
  player = await enter(floor, { kind: 'terminal', id: 'P01' });
});
afterAll(async () => {
  await floor.stop();
  await rm(folder.path, { recursive: true, force: true });
});

/** The credit of a terminal at a table, by the state that signed rows give. */
function creditAt(table: string, terminal: string): number | undefined {
  const state = floor.running.tables.get(table)?.state();
  const seats = state ? [...itemsOf(state.terminals)] : [];
  return seats.find(({ id, isSeated }) => id === terminal && isSeated)?.credit;
}

async function cashOut(amount: number): Promise<string> {
  const command = { type: 'CashOut', terminal: 'P01', amount: money(amount) } as const;
  const body = { op: randomUUID(), command };
  const { answer } = commandBody.parse(await floor.post('/api/tables/T1/commands', body, player));
  if (answer.type !== 'accepted' || !answer.instrument) throw new Error(JSON.stringify(answer));
  const { number, ticket } = { ticket: undefined, ...answer.instrument };
  // Where a ticket is confirmed by its player, nothing else is cashed out before.
  if (typeof ticket === 'string') {
    await give(floor, player, 'T1', { type: 'ConfirmTicket', terminal: 'P01', ticket } as never);
  }
  return number;
}

const redeem = (number: string, table = 'T1', terminal = 'P01') =>
  give(floor, player, table, { type: 'RedeemInstrument', number, terminal });

const alarms = () =>
  floor.running.faults
    .list()
    .filter(({ code }) => code === 'record-differs')
    .map(({ place }) => place);

test('[baize-floor#instrument] an instrument that was put into the database is paid nowhere', async () => {
  const number = newValidationNumber(1);
  await asOwner(
    pool,
    `insert into instruments (number, amount, status, expires_at, issued_table, issued_terminal,
                              issued_sequence, issued_at)
     select $1, 100000, 'issued', expires_at, issued_table, issued_terminal, issued_sequence, issued_at
     from instruments where number = $2`,
    [number, await cashOut(1000)],
  );
  const before = creditAt('T1', 'P01');
  expect(await redeem(number)).toBe('unknown-instrument');
  const cashier = await enter(floor, { kind: 'staff', position: 'cashier' });
  const atCage = await floor.post('/api/cage/redeem', { op: randomUUID(), number }, cashier);
  expect(atCage).toMatchObject({ answer: { refusal: { code: 'unknown-instrument' } } });
  expect(creditAt('T1', 'P01')).toBe(before);
  expect(alarms()).toEqual([expect.stringContaining(`****${number.slice(-4)}`)]);
});

test('[baize-floor#instrument] an instrument is paid for no other amount than it was issued for', async () => {
  const number = await cashOut(1000);
  await asOwner(pool, 'update instruments set amount = 500000 where number = $1', [number]);
  const before = creditAt('T1', 'P01');
  expect(await redeem(number)).toBe('terminal-locked');
  expect(creditAt('T1', 'P01')).toBe(before);
  await asOwner(pool, 'update instruments set amount = 1000 where number = $1', [number]);
  expect(await redeem(number)).toBe('accepted');
});

test('[baize-floor#instrument] an instrument that was paid at another table is not paid again', async () => {
  const number = await cashOut(1000);
  const other = await enter(floor, { kind: 'terminal', id: 'P03' });
  const first = { type: 'RedeemInstrument', number, terminal: 'P03' } as const;
  expect(await give(floor, other, 'T2', first)).toBe('accepted');
  await asOwner(
    pool,
    `update instruments set status = 'issued', ended_table = null, ended_terminal = null,
                            ended_sequence = null, ended_at = null where number = $1`,
    [number],
  );
  const before = creditAt('T1', 'P01');
  expect(await redeem(number)).toBe('instrument-not-payable');
  expect(creditAt('T1', 'P01')).toBe(before);
});

test('[baize-floor#one-table] credit that no table let go is brought to none', async () => {
  await asOwner(pool, "insert into terminals (id, credit) values ('P90', 700000)");
  const stranger = await enter(floor, { kind: 'terminal', id: 'P90' });
  expect(await give(floor, stranger, 'T1', { type: 'SeatTerminal', terminal: 'P90' })).toBe(
    'terminal-locked',
  );
  expect(creditAt('T1', 'P90')).toBeUndefined();
  expect(alarms()).toContainEqual(expect.stringContaining('terminals P90'));
});

test('[baize-floor#one-table] a terminal carries what it left with, and not what it once left with', async () => {
  const there = await enter(floor, { kind: 'terminal', id: 'P02' });
  const goes = (table: string, type: 'ReleaseTerminal' | 'SeatTerminal') =>
    give(floor, there, table, { type, terminal: 'P02' });
  const carried = creditAt('T1', 'P02') ?? 0;
  expect(await goes('T1', 'ReleaseTerminal')).toBe('accepted');
  await asOwner(pool, "update terminals set credit = credit + 1 where id = 'P02'");
  expect(await goes('T2', 'SeatTerminal')).toBe('terminal-locked');
  await asOwner(pool, "update terminals set credit = credit - 1 where id = 'P02'");
  expect(await goes('T2', 'SeatTerminal')).toBe('accepted');
  expect(creditAt('T2', 'P02')).toBe(carried);
  const out = { type: 'CashOut', terminal: 'P02', amount: money(carried) } as const;
  expect(await give(floor, there, 'T2', out)).toBe('accepted');
});
