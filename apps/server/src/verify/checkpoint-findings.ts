import {
  type Checkpoint,
  type CheckpointPlace,
  checkpointProblem,
  checkpointsAfter,
  headsIn,
  NO_CHECKPOINT,
  OFFICE,
  type TableHead,
} from '../store/checkpoint.ts';
import type { Asking } from '../store/office.ts';
import type { Finding, Findings } from './finding.ts';
import type { Verification } from './verify-floor.ts';

const PAGE = 100;

/** Checkpoints follow one another, are signed, and speak of rows that are still there. */
export async function* checkpointFindings(verification: Verification): Findings {
  const { client, progress, keys, options } = verification;
  const lasts = new Map<string, number>();
  let before: CheckpointPlace = NO_CHECKPOINT;
  let isWitnessed = options.witness === undefined;
  for (;;) {
    const page = await checkpointsAfter(client, before.number, PAGE);
    for (const checkpoint of page) {
      const key = checkpoint.publicKey.toString('hex');
      keys.add(key);
      const where = `checkpoints number ${checkpoint.number}`;
      const what =
        checkpointProblem(checkpoint, before) ??
        (options.trustedKeys?.includes(key) === false ? `is signed by ${key}` : null);
      if (what) yield { where, what };
      yield* headFindings(client, checkpoint, lasts);
      isWitnessed ||= isSamePlace(checkpoint, options.witness);
      before = checkpoint;
      progress.checkpoints += 1;
    }
    options.onProgress?.(progress);
    if (page.length < PAGE) break;
  }
  if (!isWitnessed) {
    yield { where: `checkpoints number ${options.witness?.number}`, what: 'is not the one kept' };
  }
}

function isSamePlace(checkpoint: Checkpoint, witness: CheckpointPlace | undefined): boolean {
  return witness?.number === checkpoint.number && checkpoint.hash.equals(witness.hash);
}

export async function* headFindings(
  client: Asking,
  checkpoint: Checkpoint,
  lasts: Map<string, number>,
): Findings {
  const heads = headsIn(checkpoint);
  const seen = new Set(heads.map(({ table }) => table));
  for (const [table, last] of lasts) {
    if (!seen.has(table))
      yield of(checkpoint, `has lost ${nameOf(table)}, which had ${last} events`);
  }
  const grown = heads.filter(({ table, last }) => lasts.get(table) !== last);
  const stored = await hashesAt(client, grown);
  for (const [index, { table, last, hash }] of grown.entries()) {
    if (last < (lasts.get(table) ?? 0)) yield of(checkpoint, `lets ${nameOf(table)} shrink`);
    if (stored[index] !== hash) {
      yield of(
        checkpoint,
        `has seen event ${last} of ${nameOf(table)} at the end of a row that is not there`,
      );
    }
    lasts.set(table, last);
  }
}

function nameOf(table: string): string {
  return table === OFFICE ? 'the office journal' : `table ${table}`;
}

function of({ number }: Checkpoint, what: string): Finding {
  return { where: `checkpoints number ${number}`, what };
}

/** The hashes of the rows that end where these heads say, null where none does. */
async function hashesAt(
  client: Asking,
  heads: readonly TableHead[],
): Promise<readonly (string | null)[]> {
  const { rows } = await client.query<{ hash: string | null }>({
    name: 'hashes-at',
    text: `select case when j.last = h.last then encode(j.hash, 'hex') end as hash
           from unnest($1::text[], $2::bigint[]) with ordinality as h (table_id, last, place)
           left join lateral (
             (select last, hash from journal where table_id = h.table_id and first <= h.last
              order by first desc limit 1)
             union all
             select number, hash from office_journal
             where h.table_id = '' and number = h.last) as j on true
           order by h.place`,
    values: [heads.map(({ table }) => table), heads.map(({ last }) => last)],
  });
  return rows.map(({ hash }) => hash);
}
