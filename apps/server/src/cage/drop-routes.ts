import { type Money, money } from '@baize/exact';
import {
  type DropsBody,
  dropBody,
  dropRequest,
  dropsBody,
  type Pieces,
  secondRequest,
  type TableDrop,
} from '@baize/protocol/http';
import type { ApiPlugin } from '../http/context.ts';
import { allowOnly, staffOf } from '../http/gate.ts';
import { onRecord } from '../http/record.ts';
import { refuse } from '../http/refuse.ts';
import { NO_TABLE } from '../http/routes/table-params.ts';
import { hasStanding } from '../people/standing.ts';
import type { Asking } from '../store/office.ts';
import { expectWritten } from '../store/written.ts';
import { opParams, SAME_PERSON } from './desk-routes.ts';
import { piecesProblem } from './drawer-routes.ts';
import { worthOf } from './drawers.ts';
import { namesOn } from './names.ts';

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
      or s.kind = 'claim' and p.key = s.terminal || ':paid:' || s.op
      or s.kind = 'ticket' and p.key = s.terminal || ':ticket-paid:' || s.op)
  union all
  select table_id, case when kind = 'fill' then amount else -amount end from cage_slips
  where kind in ('fill', 'credit') and stage = 'done'
  union all
  select table_id, -expected from cage_drops where stage = 'done'
) as each
where $1::text is null or table_id = $1
group by table_id order by table_id`;

async function dropBoxes(
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

async function lastDrops(database: Asking, limit: number): Promise<readonly TableDrop[]> {
  const { rows } = await database.query<StoredDrop>(
    'select *, stage as state from cage_drops order by at desc, op limit $1',
    [limit],
  );
  return rows.map(dropOf);
}

async function findDrop(database: Asking, op: string): Promise<TableDrop | undefined> {
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
async function writeDrop(database: Asking, { op, table, at, by, pieces }: NewDrop): Promise<void> {
  await database.query(
    `insert into cage_drops (op, table_id, at, by_whom, stage, pieces, counted, expected)
     values ($1, $2, $3, $4, 'waiting', $5, $6, $7) on conflict do nothing`,
    [op, table, at, by, JSON.stringify(pieces), worthOf(pieces), await boxOf(database, table)],
  );
}

/** Holds all open counts of a box, in one order: what one of them empties the next must find empty. */
async function holdCounts(database: Asking, op: string): Promise<void> {
  await database.query(
    `select 1 from cage_drops where stage = 'waiting'
       and table_id = (select table_id from cage_drops where op = $1)
     order by op for update`,
    [op],
  );
}

/** What must have been in the box is what must be in it when the second person agrees. */
async function decideDrop(
  database: Asking,
  { op, table }: TableDrop,
  second: string,
  agrees: boolean,
): Promise<void> {
  const decided = await database.query(
    'update cage_drops set stage = $2, second = $3, expected = $4 where op = $1',
    [op, agrees ? 'done' : 'rejected', second, await boxOf(database, table)],
  );
  expectWritten('cage_drops', decided);
}

async function boxOf(database: Asking, table: string): Promise<Money> {
  const [box] = await dropBoxes(database, table);
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

const tags = ['cage'];

/** The cash boxes of tables: what must be in them, and what two people found. */
export const dropRoutes: ApiPlugin = (api, context) => {
  const { database, config, now, tables } = context.deps;
  api.get(
    '/cage/drops',
    {
      schema: {
        summary: 'Cash at the tables, and counts of it',
        tags,
        response: { 200: dropsBody },
      },
      preHandler: allowOnly('cashier', 'pit-supervisor', 'auditor'),
    },
    async () => {
      const drops = [...(await lastDrops(database, 200))];
      const people = await namesOn(database, { drops });
      return { tables: await dropBoxes(database), drops, people };
    },
  );

  api.post(
    '/cage/drops',
    {
      schema: {
        summary: 'Count the emptied box of a table',
        tags,
        body: dropRequest,
        response: { 200: dropBody },
      },
      preHandler: allowOnly('cashier'),
    },
    async (request, reply) => {
      const { op, table, pieces } = request.body;
      if (!tables.get(table)) return refuse(reply, 404, NO_TABLE);
      const problem = piecesProblem(pieces, config.cage.notes);
      if (problem) return refuse(reply, 400, problem);
      const { id: by } = staffOf(request);
      const counted = await onRecord(context, request, async (acting) => {
        await writeDrop(acting.database, { op, table, at: now(), by, pieces });
        const drop = await findDrop(acting.database, op);
        return [drop, { action: 'count-drop', subject: table, op, outcome: 'accepted' }];
      });
      return counted ? reply.send(counted) : refuse(reply, 404, NO_DROP);
    },
  );

  secondingRoutes(api, context);
};

const secondingRoutes: ApiPlugin = (api, context) => {
  api.post(
    '/cage/drops/:op/second',
    {
      schema: {
        summary: 'Agree to what somebody else has counted, or have it counted again',
        tags,
        params: opParams,
        body: secondRequest,
        response: { 200: dropBody },
      },
      preHandler: allowOnly('cashier', 'pit-supervisor'),
    },
    async (request, reply) => {
      const { op } = request.params;
      const { agrees } = request.body;
      const { id: second } = staffOf(request);
      const decided = await onRecord(context, request, async ({ database }) => {
        await holdCounts(database, op);
        const drop = await findDrop(database, op);
        const stands = !agrees || (drop && (await hasStanding(database, drop.by, ['cashier'])));
        const isOpen = drop?.state === 'waiting' && stands;
        if (drop && isOpen && drop.by !== second) await decideDrop(database, drop, second, agrees);
        const problem = isOpen ? (drop.by === second ? SAME_PERSON : null) : NO_DROP;
        const done = problem ?? (await findDrop(database, op)) ?? NO_DROP;
        const outcome = problem?.code ?? 'accepted';
        return [done, { action: 'second-drop', subject: drop?.table ?? op, op, outcome }];
      });
      if (!('code' in decided)) return reply.send(decided);
      return refuse(reply, decided === SAME_PERSON ? 403 : 404, decided);
    },
  );
};

const NO_DROP = {
  code: 'unknown-drop',
  message: 'No such count waits for a second person.',
  field: 'op',
};
