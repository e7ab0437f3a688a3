import { SHIPPED } from '@baize/house';
import { beforeAll, describe, expect, test } from 'vitest';
import { ownKeyOnly, type Trust, temporarySigningKey } from '../store/signing-key.ts';
import { asOwner } from '../testing/attacks/owner.ts';
import { testDatabase } from '../testing/database.ts';
import { OUTSTANDING, PAID, playFloor } from '../testing/played-floor.ts';
import { KEY, SILENT, tablesOn } from '../testing/tables-on.ts';
import { openTables } from './open-tables.ts';
import { openSignedMoney, type SignedMoney } from './signed-money.ts';

const database = await testDatabase();
const pool = database.pool({ max: 3 });

beforeAll(async () => {
  const tables = openTables({ library: SHIPPED, database, key: KEY, log: SILENT });
  await playFloor(tables, pool);
  await tables.close();
});

/** Money as a process believes it that keeps these tables; 'dealt' let cat go and issued the instruments. */
async function keeping(ids: readonly string[], trust: Trust = ownKeyOnly(KEY)) {
  const tables = tablesOn(database);
  for (const id of ids) await tables.open(id);
  const doubts: string[] = [];
  const onDoubt = ({ where, what }: { where: string; what: string }) => {
    doubts.push(`${where} ${what}`);
  };
  return { money: openSignedMoney({ database: pool, tables, trust, onDoubt }), doubts };
}

const creditOf = async ({ seat }: SignedMoney, terminal: string) => {
  const { value, doubt } = await seat(terminal);
  return [value.credit, doubt === null];
};
const amountOf = async ({ instrument }: SignedMoney, number: string) => {
  const { value, doubt } = await instrument(number);
  return [value?.amount, value?.status, doubt === null];
};

describe.each([
  ['in memory', ['dealt', 'virtual']],
  ['of which another process keeps the one', ['virtual']],
])('tables %s', (_, ids) => {
  test('what signed rows say is believed', async () => {
    const { money, doubts } = await keeping(ids);
    expect(await creditOf(money, 'cat')).toEqual([1_000_000, true]);
    expect(await creditOf(money, 'bob')).toEqual([0, true]);
    expect(await amountOf(money, OUTSTANDING)).toEqual([1000, 'confirmed', true]);
    expect(await amountOf(money, PAID)).toEqual([1000, 'redeemed', true]);
    expect(await amountOf(money, '100000000000000009')).toEqual([undefined, undefined, true]);
    expect(doubts).toEqual([]);
  });

  test.each([
    ['terminals', "credit = 1000001 where id = 'cat'", 'terminals cat carries 1000001'],
    ['terminals', "table_id = null, credit = 500 where id = 'ann'", 'terminals ann carries 500'],
    ['instruments', `amount = 9 where number = '${OUTSTANDING}'`, '*0002 is not what its signed'],
    ['instruments', `expires_at = 9 where number = '${OUTSTANDING}'`, '*0002 is not what its'],
    ['instruments', `issued_table = 'virtual' where number = '${OUTSTANDING}'`, '*0002 was issued'],
    [
      'instruments',
      `status = 'issued', ended_table = null, ended_sequence = null, ended_at = null
       where number = '${PAID}'`,
      '*0001 is outstanding although a signed event says redeemed',
    ],
  ])('update %s set %s', async (table, change, said) => {
    const { money, doubts } = await keeping(ids);
    await asOwner(pool, `create table kept as table ${table}; update ${table} set ${change}`);
    for (const terminal of ['ann', 'bob', 'cat']) await money.seat(terminal);
    for (const number of [PAID, OUTSTANDING]) await money.instrument(number);
    await asOwner(pool, `delete from ${table}; insert into ${table} table kept; drop table kept`);
    expect(doubts).toEqual([expect.stringContaining(said)]);
  });
});

test('a row that another key has signed, or that is not as it was signed, proves nothing', async () => {
  const stranger = await keeping(['virtual'], ownKeyOnly(temporarySigningKey()));
  expect(await creditOf(stranger.money, 'cat')).toEqual([1_000_000, false]);
  expect(await amountOf(stranger.money, OUTSTANDING)).toEqual([undefined, undefined, false]);
  const { money } = await keeping(['virtual']);
  const more = `create table kept as table journal;
    update journal set events = replace(encode(events, 'escape'), '1000000', '2000000')::bytea
    where table_id = 'dealt' and position('"TerminalReleased"'::bytea in events) > 0;
    update terminals set credit = 2000000 where id = 'cat'`;
  await asOwner(pool, more);
  expect(await creditOf(money, 'cat')).toEqual([2_000_000, false]);
  await asOwner(pool, "update terminals set credit = 1000000 where id = 'cat'");
  await asOwner(pool, 'delete from journal; insert into journal table kept; drop table kept');
  await asOwner(pool, "delete from journal_kinds where kind = 'TerminalReleased'");
  expect(await creditOf(money, 'cat')).toEqual([1_000_000, false]);
});
