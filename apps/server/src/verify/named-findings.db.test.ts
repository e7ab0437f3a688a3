import { SHIPPED } from '@baize/house';
import type { PoolClient } from 'pg';
import { beforeAll, expect, test } from 'vitest';
import { openOffice } from '../store/office.ts';
import { sealFloor } from '../store/seal-floor.ts';
import { temporarySigningKey } from '../store/signing-key.ts';
import { openTables } from '../tables/open-tables.ts';
import { testDatabase } from '../testing/database.ts';
import { OUTSTANDING, PAID, playFloor } from '../testing/played-floor.ts';
import { SILENT } from '../testing/tables-on.ts';
import { openingFinding } from './opening-finding.ts';
import { type VerifyOptions, verifyOn } from './verify-floor.ts';

const database = await testDatabase();
const pool = database.pool();
const key = temporarySigningKey();
const KEY = key.publicKey.toString('hex');

beforeAll(async () => {
  await sealFloor(pool, { key });
  const office = openOffice(pool, { key });
  await office.query(
    `insert into staff (id, name, position, created_at) values ('ann', 'Ann', 'dealer', 1)`,
  );
  for (const action of ['first', 'second', 'third']) {
    await office.query(
      `insert into audit_trail (at, who_kind, who, address, action, outcome)
       values (1, 'staff', 'ann', 'here', $1, 'accepted')`,
      [action],
    );
  }
  const tables = openTables({ library: SHIPPED, database, key, log: SILENT });
  await playFloor(tables, pool);
  await tables.close();
});

async function inside<Found>(look: (client: PoolClient) => Promise<Found>): Promise<Found> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    return await look(client);
  } finally {
    await client.query('rollback');
    client.release();
  }
}

/** What is found after a statement by somebody whom no trigger stops, in words. */
const foundAfter = (sql: string, options: Partial<VerifyOptions> = {}): Promise<string> =>
  inside(async (client) => {
    await client.query(sql);
    const { finding } = await verifyOn(client, { library: SHIPPED, ...options });
    return finding ? `${finding.where} ${finding.what}` : 'nothing';
  });

/** As the floor was played: bob bought 10,000.00, lost 2.00 and carries 20.00 on two instruments. */
test.each([
  ['select 1', 'nothing'],
  [
    "update balances set amount = amount + 1 where account = 'credit:bob'",
    'balances dealt credit:bob is 997801 where the journal says 997800',
  ],
  [
    "insert into balances values ('dealt', 'credit:eve', 5)",
    'balances dealt credit:eve follows from no event',
  ],
  [
    "delete from balances where account = 'credit:bob'",
    'balances dealt credit:bob is undefined where the journal says 997800',
  ],
  [
    "insert into postings values ('dealt', 9999, 0, 'cage', 'tips:x', 1, 'k', '{x}')",
    'postings dealt k belongs to event 9999, which is not there',
  ],
  ["insert into meters values ('dealt', 'eve', '{}')", 'meters dealt eve follows from no event'],
  [
    `update meters set counters = '{"coinIn": 1}' where (table_id, terminal) = ('virtual', 'ann')`,
    'meters virtual ann is {"coinIn":1} where the journal says {',
  ],
  [
    `update instruments set amount = 999 where number = '${OUTSTANDING}'`,
    `instruments ${OUTSTANDING} is for 999 where the journal says 1000`,
  ],
  [
    `update instruments set expires_at = 1 where number = '${OUTSTANDING}'`,
    `instruments ${OUTSTANDING} was not issued as the journal says`,
  ],
  [
    `update instruments set ended_terminal = 'bob' where number = '${OUTSTANDING}'`,
    `instruments ${OUTSTANDING} column ended_terminal has ended somewhere although it is outstanding`,
  ],
  [
    `update instruments set status = 'void' where number = '${PAID}'`,
    `instruments ${PAID} is void where the journal says redeemed`,
  ],
  [
    `delete from instruments where number = '${OUTSTANDING}'`,
    `instruments ${OUTSTANDING} is missing`,
  ],
  [
    `insert into instruments select '9', amount, status, expires_at, issued_table, issued_terminal,
       issued_sequence, issued_at from instruments where number = '${OUTSTANDING}'`,
    'instruments 9 was issued by no event',
  ],
  [
    "update terminals set credit = credit + 1 where id = 'cat'",
    'terminals cat holds another credit than was carried away from tables',
  ],
  [
    "delete from terminals where id = 'cat'",
    'terminals cat holds another credit than was carried away from tables',
  ],
  [
    "update terminals set table_id = 'virtual' where id = 'bob'",
    'terminals bob is undefined where the journal says "dealt"',
  ],
  ["insert into terminals values ('eve', 'virtual', 0)", 'terminals eve follows from no event'],
  [
    "insert into terminals values ('eve', 'nowhere', 0)",
    'terminals eve sits at a table that does not exist',
  ],
  [
    "insert into operations values ('dealt', 'never-happened', 3)",
    'operations dealt never-happened belongs to event 3, which is not there',
  ],
  [
    "delete from journal_kinds where kind = 'BetsClosed' and table_id = 'dealt'",
    'journal_kinds dealt row 13 BetsClosed is missing',
  ],
  [
    "insert into journal_kinds values ('dealt', 'RoundVoided', 3)",
    'journal_kinds dealt row 3 RoundVoided follows from no event',
  ],
  [
    "insert into journal_kinds values ('dealt', 'RoundVoided', 9999)",
    'journal_kinds dealt RoundVoided belongs to event 9999, which is not there',
  ],
  ["delete from streams where table_id = 'dealt'", 'streams dealt is missing'],
  [
    "update snapshots set hash = hash || 'x' where table_id = 'dealt'",
    'snapshots dealt 29 column hash is not what was signed',
  ],
  [
    "update snapshots set state = state || 'x' where table_id = 'dealt'",
    'snapshots dealt 29 is not what was signed',
  ],
  [
    "update snapshots set sequence = sequence + 1 where table_id = 'dealt'",
    'snapshots dealt 29 is missing',
  ],
  [
    "update checkpoints set heads = heads || ' '",
    'checkpoints number 1 does not have the hash it claims',
  ],
  [
    "update checkpoints set signature = signature || 'x'",
    'checkpoints number 1 is not signed by the key it names',
  ],
  [
    'update checkpoints set previous = hash',
    'checkpoints number 1 does not name the checkpoint before it',
  ],
  [
    'update checkpoints set number = number + 1',
    'checkpoints number 2 is number 2 where 1 is next',
  ],
  [
    "delete from journal where table_id = 'dealt' and first = 2",
    'journal dealt row 3 begins with event 3 where 2 is next',
  ],
  [
    "delete from journal where table_id = 'dealt' and first = 29",
    'checkpoints number 1 has seen event 29 of table dealt at the end of a row that is not there',
  ],
  [
    "update journal set signature = null, public_key = null where table_id = 'dealt' and first = 2",
    'journal dealt row 2 is signed by nobody',
  ],
  [
    "update journal set at = at + 1 where table_id = 'dealt' and first = 2",
    'journal dealt row 2 does not have the hash it claims',
  ],
  [
    'delete from office_journal where number = 2',
    'office_journal number 3 is number 3 where 2 is next',
  ],
  [
    "update office_journal set signature = signature || 'x' where number = 2",
    'office_journal number 2 is not signed by the key it names',
  ],
  ["update staff set name = 'Mal'", 'staff ann column name is not what was signed'],
  ['delete from staff', 'staff ann is missing'],
  [
    "insert into staff (id, name, position, created_at) values ('mal', 'Mal', 'dealer', 1)",
    'staff mal was put there by nobody who signs',
  ],
  [
    "update audit_trail set action = 'other' where number = 2",
    'audit_trail 2 column action is not what was signed',
  ],
  ['delete from audit_trail where number = 2', 'audit_trail 2 is missing'],
  [
    `insert into audit_trail (at, who_kind, address, action, outcome)
     values (1, 'staff', 'here', 'x', 'accepted')`,
    'audit_trail 4 was put there by nobody who signs',
  ],
  [
    "insert into office_changes (table_name, row_key) values ('staff', 'ann')",
    'office_changes staff ann was signed by nobody',
  ],
])('%s', async (sql, found) => {
  expect(await foundAfter(sql)).toContain(found);
});

test.each([
  ["issued_terminal = 'ann'", 'was not issued as the journal says'],
  ['issued_at = 1', 'was not issued as the journal says'],
  ["issued_table = 'virtual'", 'was not issued as the journal says'],
  ['issued_sequence = 1', 'was not issued as the journal says'],
  ["ended_terminal = 'bob'", 'is redeemed where the journal says redeemed'],
  ['ended_at = 1', 'is redeemed where the journal says redeemed'],
  ["ended_table = 'dealt'", 'is redeemed where the journal says redeemed'],
  ['ended_sequence = 1', 'is redeemed where the journal says redeemed'],
])('an instrument with %s', async (change, what) => {
  const sql = `update instruments set ${change} where number = '${PAID}'`;
  expect(await foundAfter(sql)).toBe(`instruments ${PAID} ${what}`);
});

test('a posting that is gone, changed or added is told with what stands there', async () => {
  const issued = `"key":"${OUTSTANDING}:issued"`;
  const gone = await foundAfter(`delete from postings where key = '${OUTSTANDING}:issued'`);
  expect(gone).toMatch(/^postings dealt event 23 number 0 is .*:leaves:.* where the journal says /);
  expect(gone.split(' where ')[1]).toContain(issued);
  const changed = await foundAfter(
    `update postings set amount = 999 where key = '${OUTSTANDING}:issued'`,
  );
  const [stands, says] = changed.split(' where ');
  expect([stands, says]).toEqual([
    expect.stringContaining('"amount":999'),
    expect.stringContaining('"amount":1000,'),
  ]);
  const operations = await foundAfter(
    "delete from operations where sequence = 1 and table_id = 'dealt'",
  );
  expect(operations).toMatch(/^operations dealt \S+ is missing$/);
  const moved = await foundAfter(
    "update operations set sequence = 3 where sequence = 2 and table_id = 'dealt'",
  );
  expect(moved).toMatch(/^operations dealt \S+ begins at 3, not at 2$/);
});

test('who is trusted and what was kept decide too', async () => {
  const witness = await lastPlace();
  expect(await foundAfter('select 1', { trustedKeys: [KEY], witness })).toBe('nothing');
  expect(await foundAfter('select 1', { trustedKeys: ['00'] })).toBe(
    `checkpoints number 1 is signed by ${KEY}`,
  );
  const noCheckpoints = 'delete from checkpoints';
  expect(await foundAfter(noCheckpoints)).toBe('nothing');
  expect(await foundAfter(noCheckpoints, { trustedKeys: ['00'] })).toBe(
    `office_journal number 1 is signed by ${KEY}, which is not trusted here`,
  );
  expect(await foundAfter(noCheckpoints, { witness })).toBe(
    'checkpoints number 1 is not the one kept',
  );
  const other = { ...witness, hash: Buffer.alloc(32) };
  expect(await foundAfter('select 1', { witness: other })).toBe(
    'checkpoints number 1 is not the one kept',
  );
});

test('a floor opens only for who is trusted, and with what witnesses remember', async () => {
  const witness = await lastPlace();
  const trustedKeys = [KEY];
  expect(await openingFinding(pool, { trustedKeys, witnesses: [witness] })).toBeNull();
  expect(await openingFinding(pool, { trustedKeys: ['00'], witnesses: [] })).toEqual({
    where: 'checkpoints number 1',
    what: `is signed by ${KEY}, not trusted here`,
  });
  const changed = { ...witness, hash: Buffer.alloc(32) };
  expect(await openingFinding(pool, { trustedKeys, witnesses: [changed] })).toEqual({
    where: 'checkpoints number 1',
    what: 'is not the one a witness remembers',
  });
  const later = { ...witness, number: 2 };
  expect(await openingFinding(pool, { trustedKeys, witnesses: [later] })).toEqual({
    where: 'checkpoints number 2',
    what: 'is missing; a witness remembers it',
  });
});

async function lastPlace() {
  const { rows } = await pool.query<{ number: string; hash: Buffer }>(
    'select number, hash from checkpoints order by number desc limit 1',
  );
  const [last] = rows;
  if (!last) throw new Error('The floor was closed with a checkpoint.');
  return { number: Number(last.number), hash: last.hash };
}
