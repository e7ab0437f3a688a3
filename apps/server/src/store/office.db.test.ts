import { describe, expect, test } from 'vitest';
import { testDatabase } from '../testing/database.ts';
import { type AuditEntry, writeAuditLines } from './audit-lines.ts';
import { type FeedPlace, feedPlaceProblems, writeFeedPlace } from './feed-place.ts';
import { readInstrument, readSeat } from './floor-knowledge.ts';
import {
  columnDigest,
  EMPTY_OFFICE,
  entryIn,
  isOfficeRowSigned,
  lastOfficeRow,
  type OfficeRow,
  officeRowProblem,
  officeRowsAfter,
  openOffice,
  rowChange,
} from './office.ts';
import { sealedHeads, sealFloor } from './seal-floor.ts';
import { temporarySigningKey } from './signing-key.ts';

const database = await testDatabase();
const pool = database.pool();
const key = temporarySigningKey();
let time = 1000;
const office = openOffice(pool, { key, now: () => time });

async function last(): Promise<OfficeRow> {
  const row = await lastOfficeRow(pool);
  if (!row) throw new Error('There is no entry yet.');
  return row;
}

const hire = (id: string) =>
  `insert into staff (id, name, position, created_at) values ('${id}', '${id}', 'dealer', 1)`;

test('a change tells of the columns that are another, a new row of all, one that went of none', () => {
  const was = { id: 'ann', name: 'Ann', tags: ['a'] };
  const digest = (column: string, value: unknown) => columnDigest('staff', 'ann', column, value);
  expect(rowChange('staff', 'ann', was, { ...was, name: 'Anna', tags: ['a'] })).toEqual({
    table: 'staff',
    key: 'ann',
    columns: { name: digest('name', 'Anna') },
  });
  const columns = {
    id: digest('id', 'ann'),
    name: digest('name', 'Ann'),
    tags: digest('tags', ['a']),
  };
  expect(rowChange('staff', 'ann', null, was).columns).toEqual(columns);
  expect(rowChange('staff', 'ann', was, null).columns).toBeNull();
});

test('a digest has 96 bits and is bound to its place', () => {
  const digest = columnDigest('staff', 'ann', 'name', 'Ann');
  expect(Buffer.from(digest, 'base64url')).toHaveLength(12);
  const elsewhere = [
    columnDigest('keys', 'ann', 'name', 'Ann'),
    columnDigest('staff', 'bo', 'name', 'Ann'),
    columnDigest('staff', 'ann', 'id', 'Ann'),
    columnDigest('staff', 'ann', 'name', 'Bo'),
  ];
  expect(new Set([digest, ...elsewhere]).size).toBe(5);
  expect(columnDigest('t', 'k', 'c', undefined)).toBe(columnDigest('t', 'k', 'c', null));
});

test('a floor is sealed once, with what was there and who had signed', async () => {
  await pool.query(hire('early'));
  expect(await sealedHeads(pool)).toBeNull();
  expect(await sealFloor(pool, { key, now: () => time })).toBe(true);
  expect(await sealFloor(pool, { key, now: () => time })).toBe(false);
  const rows = await officeRowsAfter(pool, 0, 100);
  const [first] = rows.map(entryIn);
  expect(first).toMatchObject({ changes: [], sealed: { heads: [], keys: [] } });
  expect(first?.schema?.['table journal']).toEqual(expect.any(String));
  const changed = rows.flatMap((row) => entryIn(row).changes);
  expect(changed).toContainEqual(expect.objectContaining({ table: 'staff', key: 'early' }));
  expect(await sealedHeads(pool)).toEqual(new Map());
});

test('whatever is changed is signed with it, and what is only read is not', async () => {
  const before = await last();
  await office.query(hire('ann'));
  const after = await last();
  expect([after.number, after.at]).toEqual([before.number + 1, time]);
  expect([officeRowProblem(after, before), isOfficeRowSigned(after)]).toEqual([null, true]);
  expect(entryIn(after).changes.map(({ table, key: name }) => [table, name])).toEqual([
    ['staff', 'ann'],
  ]);
  await office.query('select 1');
  await office.query({ text: '\n  SELECT id from staff' });
  await office.query("update staff set name = 'x' where id = 'nobody'");
  expect((await last()).number).toBe(after.number);
  await office.query({ text: 'update staff set name = $1 where id = $2', values: ['Anna', 'ann'] });
  const [change] = entryIn(await last()).changes;
  expect(change?.columns).toEqual({ name: columnDigest('staff', 'ann', 'name', 'Anna') });
  await office.query("delete from staff where id = 'ann'");
  expect(entryIn(await last()).changes).toEqual([{ table: 'staff', key: 'ann', columns: null }]);
});

test('an act that fails leaves nothing, and its connection serves the next', async () => {
  const before = await last();
  const act = office.together(async (client) => {
    await client.query(hire('gone'));
    throw new Error('no');
  });
  await expect(act).rejects.toThrow('no');
  const { rows } = await pool.query("select from staff where id = 'gone'");
  expect([rows.length, (await last()).number]).toEqual([0, before.number]);
  expect(
    await office.together(async (client) => (await client.query('select 7 as n')).rows),
  ).toEqual([{ n: 7 }]);
});

test('a clock set back makes no entry older than the one before it', async () => {
  const before = await last();
  time = before.at - 500;
  await office.query(hire('back'));
  expect((await last()).at).toBe(before.at);
  time = before.at + 1;
  await office.query(hire('forth'));
  expect((await last()).at).toBe(before.at + 1);
});

test('an entry fits behind the one before it, and nowhere else', async () => {
  const [first, second] = await officeRowsAfter(pool, 0, 2);
  if (!first || !second) throw new Error('There are two.');
  expect([officeRowProblem(first, EMPTY_OFFICE), officeRowProblem(second, first)]).toEqual([
    null,
    null,
  ]);
  const problems: readonly [Partial<OfficeRow>, string][] = [
    [{ number: 3 }, 'is number 3 where 2 is next'],
    [{ previous: first.previous }, 'does not name the entry before it'],
    [{ at: first.at - 1 }, 'is older than the entry before it'],
    [{ at: second.at + 1 }, 'does not have the hash it claims'],
    [{ entry: Buffer.from('{}') }, 'does not have the hash it claims'],
    [{ publicKey: Buffer.alloc(32) }, 'does not have the hash it claims'],
  ];
  for (const [change, problem] of problems) {
    expect(officeRowProblem({ ...second, ...change }, first)).toBe(problem);
  }
  expect(isOfficeRowSigned({ ...second, signature: first.signature })).toBe(false);
  expect(entryIn({ entry: Buffer.from('no JSON') })).toEqual({ changes: [] });
});

test('a feed has one place, signed by whom we trust', async () => {
  await office.query(
    `insert into feeds (id, name, token_hash, created_by, created_at) values ('f', 'F', 'h', 'a', 1)`,
  );
  const problems = async (isTrusted = () => true) => {
    const found: string[] = [];
    for await (const { feed, what } of feedPlaceProblems(pool, isTrusted))
      found.push(`${feed} ${what}`);
    return found;
  };
  expect(await problems()).toEqual(['f is missing']);
  const place: FeedPlace = {
    feed: 'f',
    cursor: 'c1',
    deliveredAt: 5,
    failures: 2,
    lastError: 'no',
    nextAt: 9,
  };
  await writeFeedPlace(office, place, key);
  expect(await problems()).toEqual([]);
  const own = key.publicKey.toString('hex');
  expect(await problems(() => false)).toEqual([`f is signed by ${own}, which is not trusted here`]);
  for (const change of ["cursor = 'c2'", 'delivered_at = null', 'failures = 3', 'next_at = 8']) {
    await pool.query(`update feed_places set ${change}`);
    expect(await problems(), change).toEqual(['f is not what was signed']);
    await writeFeedPlace(office, place, key);
  }
  await pool.query('update feed_places set signature = null');
  expect(await problems()).toEqual(['f is signed by nobody']);
});

test('a line of the trail says who, as what, from where, and what came of it', async () => {
  const by: AuditEntry['by'] = {
    kind: 'staff',
    id: 'ann',
    name: 'Ann',
    position: 'dealer',
    actingPositions: ['pit-supervisor'],
    actingAs: 'pit-supervisor',
    mustChangePassword: false,
    expiresAt: 9,
    credential: 'session',
  };
  await office.together(async (client) => {
    const nobody = { at: 1, by: null, address: 'here', action: 'sign-in', outcome: 'refused' };
    const detail = { amount: 5 };
    await writeAuditLines(client, [
      nobody,
      { ...nobody, by, subject: 'T1', op: 'o', outcome: 'accepted', detail },
      { ...nobody, by: { kind: 'terminal', id: 'A1', credential: 'key' } },
    ]);
  });
  const { rows } = await pool.query(
    `select who_kind, who, position, acting_as, credential, subject, op, outcome, detail
     from audit_trail order by number`,
  );
  expect(rows.map((row) => Object.values(row))).toEqual([
    ['unknown', null, null, null, null, null, null, 'refused', null],
    ['staff', 'ann', 'dealer', 'pit-supervisor', 'session', 'T1', 'o', 'accepted', { amount: 5 }],
    ['terminal', 'A1', null, null, 'key', null, null, 'refused', null],
  ]);
});

test('of what nobody has heard nothing is known', async () => {
  expect(await readSeat(pool, 'nobody')).toEqual({ seatedAt: null, credit: 0 });
  expect(await readInstrument(pool, '1')).toBeUndefined();
});

describe('what the owner of the database lets nobody write is not said to be written', () => {
  const line = (who: string): AuditEntry => ({
    at: 1,
    by: { kind: 'terminal', id: who, credential: 'key' },
    address: 'here',
    action: 'sign-in',
    outcome: 'accepted',
  });
  const write = (...who: readonly string[]) =>
    office.together((client) => writeAuditLines(client, who.map(line)));
  const RULE = 'create rule silence as on insert to';
  const TRIGGER = (body: string) => `
    create function meddle() returns trigger language plpgsql as $$ begin ${body} end $$;`;
  const hiring = () => office.query(hire('new'));

  test.each<[string, string, () => Promise<unknown>, RegExp]>([
    [
      'a rule that silences one person in the trail',
      `${RULE} audit_trail where new.who = 'mal' do instead nothing`,
      () => write('ann', 'mal'),
      /audit_trail|RETURNING/,
    ],
    [
      'a rule on the trail',
      `${RULE} audit_trail do instead nothing`,
      () => write('ann'),
      /audit|RET/,
    ],
    ['a rule on staff', `${RULE} staff do instead nothing`, hiring, /staff: a row was not written/],
    [
      'a rule on the office journal',
      `${RULE} office_journal do instead nothing`,
      hiring,
      /office_journal: 0 of 1 rows were written/,
    ],
    [
      'a rule that leads elsewhere',
      `create table elsewhere (like staff); ${RULE} staff do instead insert into elsewhere values (new.*)`,
      hiring,
      /staff: 0 of 1 new rows were noted/,
    ],
    [
      'a trigger that swallows',
      `${TRIGGER('return null;')}
       create trigger meddles before insert on staff for each row execute function meddle()`,
      hiring,
      /staff: a row was not written/,
    ],
    [
      'a trigger that swallows one line',
      `${TRIGGER("if new.who = 'mal' then return null; end if; return new;")}
       create trigger meddles before insert on audit_trail for each row execute function meddle()`,
      () => write('ann', 'mal'),
      /audit_trail: 1 of 2 rows were written/,
    ],
    [
      'a trigger that puts another name into a line',
      `${TRIGGER("new.who := 'ann'; return new;")}
       create trigger meddles before insert on audit_trail for each row execute function meddle()`,
      () => write('mal'),
      /audit_trail: a line is not what was written/,
    ],
    [
      'a trigger that is off',
      'alter table staff disable trigger changes_are_noted',
      hiring,
      /staff: 0 of 1 new rows were noted/,
    ],
    [
      'a trigger of the trail that is off',
      'alter table audit_trail disable trigger changes_are_noted',
      () => write('ann'),
      /audit_trail: 0 of 1 new rows were noted/,
    ],
  ])('%s', async (_, meddle, act, message) => {
    const before = await pool.query('select count(*) from staff');
    await pool.query(meddle);
    try {
      await expect(act()).rejects.toThrow(message);
      expect((await pool.query('select count(*) from staff')).rows).toEqual(before.rows);
    } finally {
      for (const table of ['audit_trail', 'staff', 'office_journal']) {
        await pool.query(`drop rule if exists silence on ${table}`);
        await pool.query(`drop trigger if exists meddles on ${table}`);
      }
      await pool.query('alter table staff enable trigger changes_are_noted');
      await pool.query('alter table audit_trail enable trigger changes_are_noted');
      await pool.query('drop function if exists meddle; drop table if exists elsewhere');
    }
  });
});

test('nothing is built upon an entry that nobody signed', async () => {
  const { number } = await last();
  const client = await pool.connect();
  await client.query('set session_replication_role = replica');
  await client.query(
    `update office_journal set signature = signature || 'x' where number = ${number}`,
  );
  await client.query('set session_replication_role = default');
  client.release();
  await expect(office.query(hire('late'))).rejects.toThrow(
    `Entry ${number} of the office journal is not signed by the key it names.`,
  );
});
