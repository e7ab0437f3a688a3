import { isDeepStrictEqual } from 'node:util';
import { itemsOf, type TableState } from '@baize/table';
import { allMeters } from '../store/changes.ts';
import type { Findings } from './finding.ts';
import type { Verification } from './verify-floor.ts';

/** What a table's last state says about rows that only ever hold the newest. */
export async function* endFindings(
  table: string,
  state: TableState,
  verification: Verification,
): Findings {
  yield* compareValues(
    `balances ${table}`,
    await balancesOf(table, verification),
    new Map<string, unknown>(state.balances),
  );
  yield* compareValues(
    `meters ${table}`,
    await metersOf(table, verification),
    // Meters at which nothing has happened yet have no row.
    new Map(state.sequence === 0 ? [] : allMeters(state)),
    isAtZero,
  );
  yield* compareValues(
    'terminals',
    await seatsOf(table, verification),
    new Map(
      [...itemsOf(state.terminals)].filter((each) => each.isSeated).map(({ id }) => [id, table]),
    ),
  );
  yield* countFindings(table, verification);
}

type Values = ReadonlyMap<string, unknown>;

async function* compareValues(
  where: string,
  stored: Values,
  expected: Values,
  mayBeMissing: (value: unknown) => boolean = () => false,
): Findings {
  for (const [name, value] of expected) {
    if (!stored.has(name) && mayBeMissing(value)) continue;
    if (isDeepStrictEqual(stored.get(name), value)) continue;
    const [one, other] = [JSON.stringify(stored.get(name)), JSON.stringify(value)];
    yield { where: `${where} ${name}`.trim(), what: `is ${one} where the journal says ${other}` };
  }
  for (const name of stored.keys()) {
    if (!expected.has(name)) yield { where: `${where} ${name}`, what: 'follows from no event' };
  }
}

function isAtZero(meters: unknown): boolean {
  return Object.values(meters ?? {}).every((count) => count === 0);
}

async function balancesOf(table: string, { client }: Verification): Promise<Values> {
  const { rows } = await client.query<{ account: string; amount: string }>(
    'select account, amount from balances where table_id = $1',
    [table],
  );
  return new Map(rows.map(({ account, amount }) => [account, Number(amount)]));
}

async function metersOf(table: string, { client }: Verification): Promise<Values> {
  const { rows } = await client.query<{ terminal: string; counters: unknown }>(
    'select terminal, counters from meters where table_id = $1',
    [table],
  );
  return new Map(rows.map(({ terminal, counters }) => [terminal, counters]));
}

async function seatsOf(table: string, { client }: Verification): Promise<Values> {
  const { rows } = await client.query<{ id: string }>(
    'select id from terminals where table_id = $1',
    [table],
  );
  return new Map(rows.map(({ id }) => [id, table]));
}

/** Every posting, operation and kind the events ask for was found; there may be none besides. */
async function* countFindings(table: string, { client }: Verification): Findings {
  const { rows } = await client.query<{ name: string; sequence: string; key: string }>(
    `(select 'journal_kinds' as name, first as sequence, kind as key from journal_kinds
      where table_id = $1 and (first < 1 or first > coalesce(
        (select last from journal where table_id = $1 order by first desc limit 1), 0)) limit 1)
     union all
     (select 'postings' as name, sequence, key from postings
      where table_id = $1 and (sequence < 1 or sequence > coalesce(
        (select last from journal where table_id = $1 order by first desc limit 1), 0)) limit 1)
     union all
     (select 'instrument_life' as name, sequence, number from instrument_life
      where table_id = $1 and (sequence < 1 or sequence > coalesce(
        (select last from journal where table_id = $1 order by first desc limit 1), 0)) limit 1)
     union all
     (select 'operations', o.sequence, o.op from operations as o
      left join lateral (
        select events from journal where table_id = $1 and first <= o.sequence
        order by first desc limit 1) as j on true
      where o.table_id = $1 and position(
        convert_to('"op":' || to_json(o.op)::text || ',', 'UTF8') in coalesce(j.events, '')) = 0
      limit 1)`,
    [table],
  );
  for (const { name, sequence, key } of rows) {
    yield {
      where: `${name} ${table} ${key}`,
      what: `belongs to event ${sequence}, which is not there`,
    };
  }
}
