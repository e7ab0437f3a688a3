import { type Money, money } from '@baize/exact';
import type { DropsBody, Pieces, TableDrop } from '@baize/protocol/http';
import type { Asking } from '../store/office.ts';
import { worthOf } from './drawers.ts';

/**
 * The cash that must be in the box of every table: what was bought there less what was paid out there,
 * without what went through a drawer of the cage; the fills it got less the credits it gave; less what
 * earlier counts found accounted for. Instruments that were voided or have expired moved no cash.
 */
const BOXES = `
select table_id, sum(amount) as amount from (
  select table_id, case when from_account = 'cage' then amount else -amount end as amount
  from postings
  where (from_account = 'cage' or to_account = 'cage')
    and key not like '%:voided' and key not like '%:expired'
  union all
  select s.table_id, case when p.from_account = 'cage' then -p.amount else p.amount end
  from cage_slips as s
  left join operations as o
    on o.table_id = s.table_id and o.op = s.op and s.kind in ('sell', 'redeem', 'collect')
  join postings as p on p.table_id = s.table_id
    and (p.from_account = 'cage' or p.to_account = 'cage')
    and (p.sequence = o.sequence
      or s.kind = 'hand' and p.key = s.terminal || ':hand-paid:' || s.op
      or s.kind = 'claim' and p.key = s.terminal || ':paid:' || s.op)
  union all
  select table_id, case when kind = 'fill' then amount else -amount end from cage_slips
  where kind in ('fill', 'credit') and stage = 'done'
  union all
  select table_id, -expected from cage_drops where stage = 'done'
) as each
where $1::text is null or table_id = $1
group by table_id order by table_id`;

export async function tableBoxes(
  database: Asking,
  table: string | null = null,
): Promise<DropsBody['tables']> {
  const { rows } = await database.query<{ readonly table_id: string; readonly amount: string }>(
    BOXES,
    [table],
  );
  return rows.map(({ table_id, amount }) => ({ table: table_id, expected: money(Number(amount)) }));
}

interface StoredDrop {
  readonly op: string;
  readonly table_id: string;
  readonly at: string;
  readonly by_whom: string;
  readonly second: string | null;
  readonly state: TableDrop['state'];
  readonly pieces: Pieces;
  readonly counted: string;
  readonly expected: string;
}

export async function lastDrops(database: Asking, limit: number): Promise<readonly TableDrop[]> {
  const { rows } = await database.query<StoredDrop>(
    'select *, stage as state from cage_drops order by at desc, op limit $1',
    [limit],
  );
  return rows.map(dropOf);
}

export async function findDrop(database: Asking, op: string): Promise<TableDrop | undefined> {
  const { rows } = await database.query<StoredDrop>(
    'select *, stage as state from cage_drops where op = $1 for update',
    [op],
  );
  return rows.map(dropOf)[0];
}

interface NewDrop {
  readonly op: string;
  readonly table: string;
  readonly at: number;
  readonly by: string;
  readonly pieces: Pieces;
}

/** A box counted by one person; nothing is settled by it until a second one has seen it. */
export async function writeDrop(
  database: Asking,
  { op, table, at, by, pieces }: NewDrop,
): Promise<void> {
  await database.query(
    `insert into cage_drops (op, table_id, at, by_whom, stage, pieces, counted, expected)
     values ($1, $2, $3, $4, 'waiting', $5, $6, $7) on conflict do nothing`,
    [op, table, at, by, JSON.stringify(pieces), worthOf(pieces), await boxOf(database, table)],
  );
}

/** What must have been in the box is what must be in it when the second person agrees. */
export async function decideDrop(
  database: Asking,
  { op, table }: TableDrop,
  second: string,
  agrees: boolean,
): Promise<void> {
  await database.query(
    'update cage_drops set stage = $2, second = $3, expected = $4 where op = $1',
    [op, agrees ? 'done' : 'rejected', second, await boxOf(database, table)],
  );
}

async function boxOf(database: Asking, table: string): Promise<Money> {
  const [box] = await tableBoxes(database, table);
  return box?.expected ?? money(0);
}

function dropOf(row: StoredDrop): TableDrop {
  const { op, second, state, pieces } = row;
  return {
    op,
    table: row.table_id,
    at: Number(row.at),
    by: row.by_whom,
    second,
    state,
    pieces: [...pieces],
    counted: money(Number(row.counted)),
    expected: money(Number(row.expected)),
  };
}
