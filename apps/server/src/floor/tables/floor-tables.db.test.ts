import { money } from '@baize/exact';
import { SHIPPED } from '@baize/house';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { temporarySigningKey } from '../../store/signing-key.ts';
import { openTables } from '../../tables/open-tables.ts';
import type { RunningTable } from '../../tables/running-table.ts';
import { testDatabase } from '../../testing/database.ts';
import { submitAccepted } from '../../testing/dice-table.ts';
import { floorOf, untilTable } from '../../testing/quick-floor.ts';
import { openFloorTables } from './floor-tables.ts';

const database = await testDatabase();
const pool = database.pool();
const log = pino({ level: 'silent' });
const tables = openTables({ library: SHIPPED, database, key: temporarySigningKey(), log });
afterAll(() => tables.close());

const dealer = { kind: 'staff', id: 'D', position: 'dealer' } as const;
const manager = { kind: 'staff', id: 'M', position: 'pit-manager' } as const;
const shift = { kind: 'staff', id: 'S', position: 'shift-manager' } as const;

/** A floor of one Tai Sai table under its own name, with these further words about it. */
function floor(table: string, more = '') {
  return floorOf(`
floor: F
tables: [{ table: ${table}, game: rws-tai-sai-v5/a, unit: 100, chips: [100, 500] ${more} }]
`);
}

const opened = (table: string) => openFloorTables(floor(table), { pool, tables, log });

function tableOf(id: string): RunningTable {
  const table = tables.get(id);
  if (!table) throw new Error(`There is no table ${id}.`);
  return table;
}

const bettingOf = (id: string) => tableOf(id).state().rules?.config.bettingSeconds;

test('a new table is configured, brought its dice and opened, by the file', async () => {
  await opened('NEW');
  const { isOpen, equipment } = tableOf('NEW').state();
  expect(isOpen).toBe(true);
  expect(equipment.dice?.id).toBe('NEW-dice-1');
});

test('a change waits for the round to end, and is in force for the next', async () => {
  const described = await opened('WAITS');
  const table = tableOf('WAITS');
  await table.submit({ op: 'o', by: dealer, command: { type: 'OpenBets' } });
  await described.apply(floor('WAITS', ', bettingSeconds: 15'));
  expect(bettingOf('WAITS')).toBeNull();
  await table.submit({
    op: 'i',
    by: dealer,
    command: { type: 'ReportIncident', incident: 'round-interrupted' },
  });
  expect(table.state().round).toBeNull();
  await untilTable(table, ({ rules }) => rules?.config.bettingSeconds === 15);
});

test('what people have configured since stands until the file says something new', async () => {
  await opened('KEPT');
  const table = tableOf('KEPT');
  const config = table.state().rules?.config;
  if (!config) throw new Error('The table is configured.');
  const changed = { ...config, bettingSeconds: 40 };
  await table.submit({
    op: 'c',
    by: manager,
    command: { type: 'ConfigureTable', config: changed },
  });
  await opened('KEPT');
  expect(bettingOf('KEPT')).toBe(40);
  const again = await opened('KEPT');
  await again.apply(floor('KEPT', ', bettingSeconds: 25'));
  await untilTable(table, ({ rules }) => rules?.config.bettingSeconds === 25);
});

test('other prices wait for a second person, who is not the file', async () => {
  const described = await opened('PRICES');
  const table = tableOf('PRICES');
  await described.apply(floor('PRICES', ', readings: { L3: simple }'));
  await untilTable(table, ({ approvals }) => approvals.size === 1);
  const [request = ''] = table.state().approvals.keys();
  expect(table.state().rules?.config.readings.L3).toBe('pro-rata');
  const command = { type: 'ApproveRequest', request } as const;
  await table.submit({ op: 'a', by: shift, command });
  expect(table.state().rules?.config.readings.L3).toBe('simple');
});

test('manners somebody has set are there after a restart, until the file changes them', async () => {
  const described = await opened('MANNERS');
  const presentation = described.presentation('MANNERS');
  if (!presentation) throw new Error('The table has manners.');
  await described.setPresentation('MANNERS', { ...presentation, chips: [money(200)] });
  expect((await opened('MANNERS')).presentation('MANNERS')?.chips).toEqual([200]);
  const changed = await openFloorTables(floor('MANNERS', ', name: Another'), { pool, tables, log });
  expect(changed.presentation('MANNERS')).toMatchObject({ name: 'Another', chips: [100, 500] });
});

test('a name that waits for a second person waits over a restart, and is taken when they agree', async () => {
  const described = await opened('NAMED');
  const table = tableOf('NAMED');
  const [config, presentation] = [table.state().rules?.config, described.presentation('NAMED')];
  if (!config || !presentation) throw new Error('The table is configured.');
  const ask = async (op: string, name: string): Promise<string> => {
    const { L3 } = table.state().rules?.config.readings ?? {};
    const readings = { ...config.readings, L3: L3 === 'simple' ? 'pro-rata' : 'simple' } as const;
    const command = { type: 'ConfigureTable', config: { ...config, readings } } as const;
    await table.submit({ op, by: manager, command });
    const [request = ''] = table.state().approvals.keys();
    const manners = { ...presentation, name };
    await described.setPresentationOnceGranted('NAMED', { request, manners });
    return request;
  };
  const first = await ask('n1', 'Agreed later');
  const again = await opened('NAMED');
  expect(again.presentation('NAMED')?.name).toBe(presentation.name);
  await submitAccepted(table, shift, { type: 'ApproveRequest', request: first });
  await expect.poll(() => again.presentation('NAMED')?.name).toBe('Agreed later');
  // Agreed to while nobody was there to take the name: the journal says so.
  const { rows } = await pool.query<{ manners: object }>(
    "select manners from floor_tables where table_id = 'NAMED'",
  );
  const cut = {
    ...presentation,
    waiting: { request: first, manners: { ...presentation, name: 'Cut' } },
  };
  expect(rows[0]?.manners).toMatchObject({ name: 'Agreed later' });
  await pool.query("update floor_tables set manners = $1 where table_id = 'NAMED'", [cut]);
  await expect.poll(async () => (await opened('NAMED')).presentation('NAMED')?.name).toBe('Cut');
  const second = await ask('n3', 'Never agreed');
  await submitAccepted(table, shift, { type: 'RejectRequest', request: second, reason: 'Not now' });
  const last = await opened('NAMED');
  expect(last.presentation('NAMED')?.name).not.toBe('Never agreed');
});

test('entries that cannot be recorded stop no table, and the next start applies them', async () => {
  await pool.query(
    "alter table floor_tables add constraint unwell check (table_id not like 'SLOW%')",
  );
  const both = floorOf(`
floor: F
defaults: { unit: 100 }
tables: [{ table: SLOW1, game: rws-tai-sai-v5/a }, { table: SLOW2, game: rws-tai-sai-v5/a }]
`);
  await openFloorTables(both, { pool, tables, log });
  expect(['SLOW1', 'SLOW2'].map((id) => tableOf(id).state().isOpen)).toEqual([true, true]);
  await pool.query('alter table floor_tables drop constraint unwell');
  const recorded = async () => {
    const { rows } = await pool.query<{ table_id: string }>(
      "select table_id from floor_tables where table_id like 'SLOW%' order by table_id",
    );
    return rows.map(({ table_id }) => table_id);
  };
  expect(await recorded()).toEqual([]);
  await openFloorTables(both, { pool, tables, log });
  await expect.poll(recorded).toEqual(['SLOW1', 'SLOW2']);
});
