import { isDeepStrictEqual } from 'node:util';
import type { Recorded } from '@baize/table';
import { operationsIn, postingsOf } from '../store/changes.ts';
import type { Finding, Findings } from './finding.ts';
import { instrumentFindings } from './instrument-findings.ts';
import type { Verification } from './verify-floor.ts';

/** Rows that single events of a stretch of the journal caused: postings, operations, instruments. */
export async function* consequenceFindings(
  table: string,
  facts: readonly Recorded[],
  verification: Verification,
): Findings {
  if (facts.length === 0) return;
  yield* postingFindings(table, facts, verification);
  yield* operationFindings(table, facts, verification);
  yield* instrumentFindings(table, facts, verification);
}

interface StoredPosting {
  readonly sequence: number;
  readonly ordinal: number;
  readonly from: string;
  readonly to: string;
  readonly amount: number;
  readonly key: string;
  readonly because: readonly string[];
}

async function* postingFindings(
  table: string,
  facts: readonly Recorded[],
  { client, progress }: Verification,
): Findings {
  const { rows } = await client.query<StoredPosting>(
    `select sequence::float8 as sequence, ordinal, from_account as from, to_account as to,
            amount::float8 as amount, key, because
     from postings where table_id = $1 and sequence between $2 and $3 order by sequence, ordinal`,
    [table, facts[0]?.sequence, facts.at(-1)?.sequence],
  );
  const due = facts.flatMap(postingsOf);
  for (let index = 0; index < Math.max(due.length, rows.length); index += 1) {
    const placed = due[index];
    const stored = rows[index];
    const expected = placed && { ...placed.posting, ...place(placed) };
    if (!isDeepStrictEqual(sortFields(stored), sortFields(expected))) {
      const { sequence, ordinal } = expected ?? stored ?? { sequence: 0, ordinal: 0 };
      yield {
        where: `postings ${table} event ${sequence} number ${ordinal}`,
        what: difference(stored, expected),
      };
    }
  }
  progress.postings += rows.length;
}

function place({ sequence, ordinal }: { sequence: number; ordinal: number }) {
  return { sequence, ordinal };
}

/** Without prototypes and with fields in one order. */
function sortFields(posting: object | undefined): unknown {
  return posting && Object.fromEntries(Object.entries(posting).toSorted());
}

function difference(stored: unknown, expected: unknown): string {
  if (stored === undefined) return 'is missing';
  if (expected === undefined) return 'follows from no event';
  return `is ${JSON.stringify(stored)} where the journal says ${JSON.stringify(expected)}`;
}

async function* operationFindings(
  table: string,
  facts: readonly Recorded[],
  { client }: Verification,
): Findings {
  const due = operationsIn(facts);
  const { rows } = await client.query<{ op: string; sequence: string }>(
    'select op, sequence from operations where table_id = $1 and op = any($2::text[])',
    [table, due.map(({ op }) => op)],
  );
  const stored = new Map(rows.map(({ op, sequence }) => [op, Number(sequence)]));
  for (const { op, sequence } of due) {
    const found: Finding = { where: `operations ${table} ${op}`, what: '' };
    const known = stored.get(op);
    if (known === undefined) yield { ...found, what: 'is missing' };
    // An id may have been used again in a later round before ids were unique; its first use counts.
    else if (known !== sequence && known >= (facts[0]?.sequence ?? 0)) {
      yield { ...found, what: `begins at ${known}, not at ${sequence}` };
    }
  }
}

/** What rows were found to hold, from an event on. */
export interface KindsFound {
  readonly from: number;
  readonly rows: { readonly first: number; readonly kinds: readonly string[] }[];
}

/** Every row can be found by the kinds of its events, and by no others. */
export async function* kindFindings(
  table: string,
  { from, rows: found }: KindsFound,
  to: number,
  { client }: Verification,
): Findings {
  const { rows } = await client.query<{ name: string }>(
    `select first || ' ' || kind as name from journal_kinds
     where table_id = $1 and first between $2 and $3`,
    [table, from, to],
  );
  const stored = new Set(rows.map(({ name }) => name));
  const due = new Set(found.flatMap(({ first, kinds }) => kinds.map((kind) => `${first} ${kind}`)));
  const where = (name: string) => `journal_kinds ${table} row ${name}`;
  for (const name of due) if (!stored.has(name)) yield { where: where(name), what: 'is missing' };
  for (const name of stored) {
    if (!due.has(name)) yield { where: where(name), what: 'follows from no event' };
  }
}
