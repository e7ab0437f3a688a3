import { type ChainBody, chainBody } from '@baize/protocol/http';
import type { ApiPlugin } from '../../http/context.ts';
import { allowOnly } from '../../http/gate.ts';
import {
  type Checkpoint,
  checkpointProblem,
  checkpointsAfter,
  headsIn,
  lastCheckpoint,
  NO_CHECKPOINT,
  OFFICE,
} from '../../store/checkpoint.ts';
import type { Queryable } from '../../store/journal-row.ts';

/** Whether the record is whole, for whoever answers for it. */
export const chainRoutes: ApiPlugin = (api, { deps }) => {
  api.get(
    '/chain',
    {
      schema: {
        summary: 'Where every journal ends, and what was last signed of them',
        tags: ['reports'],
        response: { 200: chainBody },
      },
      preHandler: allowOnly('pit-supervisor', 'technician', 'auditor'),
    },
    () => chainState(deps.database),
  );
};

/**
 * Where the journals end, and whether the newest signed statement about them still holds: its own hash,
 * signature and predecessor, and that every journal still has the row it names. `baize verify` computes
 * every row again; this can be asked every few seconds.
 */
async function chainState(database: Queryable): Promise<ChainBody> {
  const checkpoint = await lastCheckpoint(database);
  return {
    tables: [...(await journalEnds(database))],
    checkpoint: checkpoint && {
      number: checkpoint.number,
      at: checkpoint.at,
      hash: checkpoint.hash.toString('hex'),
      publicKey: checkpoint.publicKey.toString('hex'),
      faults: [...(await problemsOf(database, checkpoint))],
    },
  };
}

async function journalEnds(database: Queryable): Promise<ChainBody['tables']> {
  const { rows } = await database.query<{
    readonly table_id: string;
    readonly last: string;
    readonly at: string;
    readonly hash: Buffer;
  }>(
    `select s.table_id, j.last, j.at, j.hash from streams as s cross join lateral (
       select last, at, hash from journal where table_id = s.table_id order by first desc limit 1) as j
     order by s.table_id`,
  );
  return rows.map(({ table_id: table, last, at, hash }) => ({
    table,
    last: Number(last),
    at: Number(at),
    hash: hash.toString('hex'),
  }));
}

async function problemsOf(database: Queryable, checkpoint: Checkpoint): Promise<readonly string[]> {
  const { number } = checkpoint;
  const [before = NO_CHECKPOINT] =
    number === 1 ? [] : await checkpointsAfter(database, number - 2, 1);
  const own = checkpointProblem(checkpoint, before);
  // Heads in a statement that is not what was signed say nothing.
  if (own !== null) return [`Checkpoint ${number} ${own}.`];
  const heads = headsIn(checkpoint);
  const { rows } = await database.query<{ readonly table_id: string; readonly last: string }>(
    `select h.table_id, h.last from unnest($1::text[], $2::bigint[], $3::text[]) as h (table_id, last, hash)
     where not exists (
       select from journal as j
       where j.table_id = h.table_id and j.last = h.last and encode(j.hash, 'hex') = h.hash)
     and not exists (
       select from office_journal as o
       where h.table_id = '' and o.number = h.last and encode(o.hash, 'hex') = h.hash)`,
    [heads.map(({ table }) => table), heads.map(({ last }) => last), heads.map(({ hash }) => hash)],
  );
  return rows.map(
    ({ table_id: table, last }) =>
      `The journal of ${table === OFFICE ? 'the office' : table} has no row that ends with event ${last} as it was signed.`,
  );
}
