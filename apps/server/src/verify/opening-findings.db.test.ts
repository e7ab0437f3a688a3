import { SHIPPED } from '@baize/house';
import { beforeAll, expect, test } from 'vitest';
import { type FeedPlace, writeFeedPlace } from '../store/feed-place.ts';
import { openOffice } from '../store/office.ts';
import { sealFloor } from '../store/seal-floor.ts';
import { temporarySigningKey } from '../store/signing-key.ts';
import { openTables } from '../tables/open-tables.ts';
import { testDatabase } from '../testing/database.ts';
import { playFloor } from '../testing/played-floor.ts';
import { SILENT } from '../testing/tables-on.ts';
import { openingFinding } from './opening-finding.ts';
import { verifyFloor } from './verify-floor.ts';

const database = await testDatabase();
const pool = database.pool();
const key = temporarySigningKey();
const trustedKeys = [key.publicKey.toString('hex')];

const hire = (id: string) =>
  `insert into staff (id, name, position, created_at) values ('${id}', '${id}', 'dealer', 1)`;
const line = (number: number) =>
  `insert into audit_trail (number, at, who_kind, address, action, outcome)
   overriding system value values (${number}, 1, 'staff', 'here', 'x', 'accepted')`;

const PLACE: FeedPlace = {
  feed: 'f',
  cursor: 'c',
  deliveredAt: null,
  failures: 0,
  lastError: null,
  nextAt: 0,
};

beforeAll(async () => {
  await sealFloor(pool, { key });
  const office = openOffice(pool, { key });
  for (const sql of [hire('ann'), hire('bo'), "delete from staff where id = 'bo'"]) {
    await office.query(sql);
  }
  // As of two nodes that write at once: lines do not come in the order of their numbers.
  for (const number of [10, 12, 11, 20, 18, 19, 17]) await office.query(line(number));
  await office.query(
    `insert into feeds (id, name, token_hash, created_by, created_at) values ('f', 'F', 'h', 'a', 1)`,
  );
  await writeFeedPlace(office, PLACE, key);
  const tables = openTables({ library: SHIPPED, database, key, log: SILENT });
  await playFloor(tables, pool);
  await tables.close();
});

/** What keeps the floor from being opened after somebody has changed one table, which is then put back. */
async function foundAfter(table: string, sql: string, keys = trustedKeys): Promise<string> {
  const client = await pool.connect();
  try {
    await client.query('set session_replication_role = replica');
    await client.query(`create temporary table kept as table ${table}`);
    await client.query(sql);
    const finding = await openingFinding(pool, { trustedKeys: keys, witnesses: [] });
    const checked = await verifyFloor(pool, { library: SHIPPED, trustedKeys: keys });
    // Whatever keeps a floor closed is found by whoever verifies it, in these words or in others.
    expect(checked.finding === null).toBe(finding === null);
    return finding ? `${finding.where} ${finding.what}` : 'nothing';
  } finally {
    await client.query(`delete from ${table}`);
    await client.query(`insert into ${table} overriding system value table kept`);
    client.release(true);
  }
}

const SECOND = "where table_id = 'dealt' and first = 2";

test.each([
  ['staff', 'select 1', 'nothing'],
  [
    'journal',
    `delete from journal ${SECOND}`,
    'journal dealt row 3 does not follow the row before it',
  ],
  [
    'journal',
    `update journal set previous = hash ${SECOND}`,
    'journal dealt row 2 does not follow the row before it',
  ],
  [
    'journal',
    `update journal set signature = null, public_key = null ${SECOND}`,
    'journal dealt row 2 is signed by nobody',
  ],
  [
    'journal',
    "delete from journal where table_id = 'dealt' and first = 29",
    'checkpoints number 1 has seen event 29 of table dealt at the end of a row that is not there',
  ],
  [
    'checkpoints',
    `update checkpoints set signature = signature || 'x'`,
    'checkpoints number 1 is not signed',
  ],
  ['staff', "update staff set name = 'Mal'", 'staff ann column name is not what was signed'],
  ['staff', hire('bo'), 'staff bo was put there by nobody who signs'],
  ['audit_trail', 'delete from audit_trail where number = 11', 'audit_trail 11 is missing'],
  ['audit_trail', line(13), 'audit_trail 13 was put there by nobody who signs'],
  ['audit_trail', line(16), 'audit_trail 16 was put there by nobody who signs'],
  ['audit_trail', line(21), 'audit_trail 21 was put there by nobody who signs'],
  [
    'feed_places',
    "update feed_places set cursor = 'earlier'",
    'feed_places f is not what was signed',
  ],
  ['feed_places', 'delete from feed_places', 'feed_places f is missing'],
])('%s: %s', async (table, sql, found) => {
  expect(await foundAfter(table, sql)).toBe(found);
});

test('the last entry of the office vouches for the rest', async () => {
  const { rows } = await pool.query<{ last: string }>(
    'select max(number) as last from office_journal',
  );
  const last = rows[0]?.last;
  const sql = `update office_journal set signature = signature || 'x' where number = ${last}`;
  expect(await foundAfter('office_journal', sql)).toBe(
    `office_journal number ${last} is not signed by the key it names`,
  );
});

test('where nobody is trusted nothing is opened', async () => {
  expect(await foundAfter('checkpoints', 'delete from checkpoints', [])).toMatch(
    /^office_journal number \d+ is signed by [0-9a-f]{64}, which is not trusted here$/,
  );
});
