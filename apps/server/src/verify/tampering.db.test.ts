import { SHIPPED } from '@baize/house';
import { beforeAll, describe, expect, test } from 'vitest';
import { temporarySigningKey } from '../store/signing-key.ts';
import { openTables } from '../tables/open-tables.ts';
import { tampering } from '../testing/attacks/tampering.ts';
import { testDatabase } from '../testing/database.ts';
import { OUTSTANDING, PAID, playFloor } from '../testing/played-floor.ts';
import { SILENT } from '../testing/tables-on.ts';
import { verifyFloor } from './verify-floor.ts';

const database = await testDatabase();
const pool = database.pool();

beforeAll(async () => {
  const tables = openTables({
    library: SHIPPED,
    database,
    key: temporarySigningKey(),
    log: SILENT,
  });
  await playFloor(tables, pool);
  await tables.close();
  expect((await verifyFloor(pool, { library: SHIPPED })).finding).toBeNull();
});

/** Tampers, verifies, puts everything back; what verification found, null if it found nothing. */
async function foundAfter(table: string, text: string, values: readonly unknown[] = []) {
  const { tamper, restore } = await tampering(pool, table);
  // What the schema itself refuses has never happened.
  if (!(await tamper(text, values))) return 'refused by the schema';
  const { finding } = await verifyFloor(pool, { library: SHIPPED });
  await restore();
  return finding;
}

const flipped = (column: string): string =>
  `set_byte(${column}, $2, get_byte(${column}, $2) # (1 << $3::int))`;
const place =
  '(table_id, first) = (select table_id, first from journal order by 1, 2 offset $1 limit 1)';

async function rowCount(): Promise<number> {
  const { rows } = await pool.query<{ count: string }>('select count(*) from journal');
  return Number(rows[0]?.count);
}

async function bytesIn(row: number, column: 'events' | 'hash' | 'previous'): Promise<number> {
  const text = `select length(${column}) as length from journal order by table_id, first offset $1`;
  const { rows } = await pool.query<{ length: number }>(`${text} limit 1`, [row]);
  return rows[0]?.length ?? 0;
}

describe('one bit changed anywhere in the journal is found', () => {
  test.each(['events', 'previous', 'hash'] as const)('in %s', async (column) => {
    for (let row = 0; row < (await rowCount()); row += 1) {
      const length = await bytesIn(row, column);
      // Somewhere else in every row, so that over all rows most places have had their turn.
      for (const at of new Set([(row * 5) % length, length - 1 - row])) {
        const text = `update journal set ${column} = ${flipped(column)} where ${place}`;
        const found = await foundAfter('journal', text, [row, at, row % 8]);
        expect(found, `row ${row} byte ${at}`).not.toBeNull();
      }
    }
  });

  test.each(['first', 'last', 'at'])('in %s', async (column) => {
    for (let row = 0; row < (await rowCount()); row += 1) {
      for (const bit of [0, 3, 40]) {
        const text = `update journal set ${column} = ${column} # (1::bigint << $2) where ${place}`;
        const found = await foundAfter('journal', text, [row, bit]);
        expect(found, `row ${row} bit ${bit}`).not.toBeNull();
      }
    }
  });

  test('in the name of the table', async () => {
    for (let row = 0; row < (await rowCount()); row += 1) {
      const text = `update journal set table_id = 'e' || substr(table_id, 2) where ${place}`;
      expect(await foundAfter('journal', text, [row]), `row ${row}`).not.toBeNull();
    }
  });
});

describe('rows that are taken away, added or moved are found', () => {
  test('any row deleted, and any end cut off', async () => {
    for (let row = 0; row < (await rowCount()); row += 1) {
      const one = await foundAfter('journal', `delete from journal where ${place}`, [row]);
      expect(one, `row ${row}`).not.toBeNull();
      const tail = `delete from journal as gone using (
          select table_id, first from journal order by 1, 2 offset $1 limit 1) as from_here
        where gone.table_id = from_here.table_id and gone.first >= from_here.first`;
      expect(await foundAfter('journal', tail, [row]), `from row ${row}`).not.toBeNull();
    }
  });

  test('a row copied behind the last, and between two others', async () => {
    const copy = (first: string): string =>
      `insert into journal select table_id, ${first}, ${first}, at, events, previous, hash
       from journal where table_id = 'dealt' order by journal.first limit 1`;
    const behind = await foundAfter('journal', copy('1000000'));
    expect(behind).toMatchObject({ where: 'journal dealt row 1000000' });
    expect(await foundAfter('journal', copy('0'))).not.toBeNull();
  });

  test('two rows exchanged', async () => {
    const text = `update journal as j set events = o.events, hash = o.hash, at = o.at
                  from journal as o where j.table_id = 'dealt' and o.table_id = 'dealt'
                    and ((j.first, o.first) = (2, 3) or (j.first, o.first) = (3, 2))`;
    expect(await foundAfter('journal', text)).not.toBeNull();
  });
});

describe('what follows from the journal cannot be changed either', () => {
  test.each([
    ['balances', "update balances set amount = amount + 1 where account = 'credit:bob'"],
    ['balances', "insert into balances values ('dealt', 'credit:eve', 5)"],
    ['balances', "delete from balances where account = 'cage' and table_id = 'dealt'"],
    ['postings', "update postings set amount = amount - 1 where key like '%:issued'"],
    ['postings', "update postings set because = '{rws-sic-bo-2021#5.9}' where ordinal = 0"],
    ['postings', "delete from postings where from_account = 'cage'"],
    [
      'postings',
      "insert into postings select table_id, 99999, 0, 'cage', 'tips:x', 1, 'k', '{x}' from streams",
    ],
    [
      'meters',
      `update meters set counters = jsonb_set(counters, '{coinIn}', '1') where terminal = 'bob'`,
    ],
    ['meters', "delete from meters where terminal = ''"],
    ['instruments', `update instruments set amount = 999 where number = '${OUTSTANDING}'`],
    ['instruments', `update instruments set expires_at = 1 where number = '${OUTSTANDING}'`],
    [
      'instruments',
      `update instruments set status = 'void', ended_table = 'dealt', ended_sequence = 5, ended_at = 5
       where number = '${OUTSTANDING}'`,
    ],
    [
      'instruments',
      `update instruments set status = 'issued', ended_table = null, ended_terminal = null,
         ended_sequence = null, ended_at = null where number = '${PAID}'`,
    ],
    ['instruments', `update instruments set status = 'in-doubt' where number = '${OUTSTANDING}'`],
    ['instruments', `update instruments set visit = 'x/y/1' where number = '${OUTSTANDING}'`],
    ['instrument_life', `delete from instrument_life where number = '${OUTSTANDING}'`],
    ['instrument_life', "update instrument_life set at = at + 1 where kind = 'InstrumentRedeemed'"],
    [
      'instrument_life',
      `insert into instrument_life select number, table_id, 99999, kind, at from instrument_life limit 1`,
    ],
    ['instruments', `delete from instruments where number = '${OUTSTANDING}'`],
    [
      'instruments',
      `insert into instruments select '999999999999999999', amount, status, expires_at, issued_table,
         issued_terminal, issued_sequence, issued_at from instruments where number = '${OUTSTANDING}'`,
    ],
    ['terminals', "update terminals set credit = credit + 1 where id = 'cat'"],
    ['terminals', "update terminals set table_id = 'virtual' where id = 'bob'"],
    ['terminals', "update terminals set table_id = null where id = 'bob'"],
    ['terminals', "insert into terminals values ('eve', 'nowhere', 0)"],
    ['operations', 'delete from operations where sequence = 1'],
    ['operations', "insert into operations values ('dealt', 'never-happened', 3)"],
    ['operations', 'update operations set sequence = sequence + 1 where sequence = 2'],
    ['journal_kinds', "delete from journal_kinds where kind = 'BetsClosed'"],
    ['journal_kinds', "insert into journal_kinds values ('dealt', 'RoundVoided', 3)"],
    ['journal_kinds', "insert into journal_kinds values ('dealt', 'RoundVoided', 99999)"],
    ['journal_kinds', "update journal_kinds set first = first + 1 where kind = 'BetsClosed'"],
    ['streams', "delete from streams where table_id = 'dealt'"],
    [
      'snapshots',
      "update snapshots set state = set_byte(state, 40, get_byte(state, 40) # 1) where table_id = 'dealt'",
    ],
    [
      'snapshots',
      "update snapshots set hash = set_byte(hash, 4, get_byte(hash, 4) # 1) where table_id = 'dealt'",
    ],
    ['checkpoints', 'update checkpoints set heads = set_byte(heads, 60, get_byte(heads, 60) # 1)'],
    [
      'checkpoints',
      'update checkpoints set signature = set_byte(signature, 6, get_byte(signature, 6) # 1)',
    ],
    ['checkpoints', 'update checkpoints set at = at + 1'],
    ['checkpoints', 'update checkpoints set number = number + 1000'],
    [
      'checkpoints',
      'update checkpoints set public_key = set_byte(public_key, 6, get_byte(public_key, 6) # 1)',
    ],
  ])('%s: %s', async (table, text) => {
    const found = await foundAfter(table, text);
    expect(found).toMatchObject({ where: expect.any(String), what: expect.any(String) });
  });
});

test('the database itself refuses to change or forget history', async () => {
  const refusal = /append-only/;
  await expect(pool.query('update journal set at = 0')).rejects.toThrow(refusal);
  await expect(pool.query('delete from journal')).rejects.toThrow(refusal);
  await expect(pool.query('truncate journal')).rejects.toThrow(refusal);
  await expect(pool.query('update postings set amount = 1')).rejects.toThrow(refusal);
  await expect(pool.query('delete from postings')).rejects.toThrow(refusal);
  await expect(pool.query('delete from checkpoints')).rejects.toThrow(refusal);
});
