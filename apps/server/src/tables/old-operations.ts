import { type Answer, commandsOf, firstSequence, LIBRARY, type TableState } from '@baize/table';
import { decodeFacts, type Queryable, readRowWith } from '../store/journal-row.ts';
import { askedDigest } from './asked.ts';
import type { TableRequest } from './running-table.ts';

/**
 * Whether an operation is looked up before it is decided. Of a bet the table remembers this round and the one before, and
 * the database says afterwards that an id was used; a bet for any other round may have been registered in it.
 */
export function mustLookUp({ op, round, command }: TableRequest, state: TableState): boolean {
  if (typeof command === 'function') return true;
  if (!commandsOf(state[LIBRARY]).entries[command.type].isForgotten) return true;
  const isOfAnotherRound = round !== undefined && round !== state.round?.id;
  return isOfAnotherRound && firstSequence(state.operations, op) === undefined;
}

interface Remembered {
  readonly sequence: string;
  readonly is_here: boolean;
  readonly asked: string | null;
}

/**
 * What the sender of an old operation is told: at the table that accepted it, where its events begin; at any other, or with
 * another command, that the id is used up. Nobody is given twice what they asked for once, takes for done here what was
 * done elsewhere, or gets an answer that was meant for someone else.
 */
export async function findOldAnswer(
  database: Queryable,
  table: string,
  request: TableRequest,
): Promise<Answer | undefined> {
  const { rows } = await database.query<Remembered>({
    name: 'remembered-operation',
    text: `select sequence, table_id = $1 as is_here, asked from operations
           where op = $2 order by is_here desc limit 1`,
    values: [table, request.op],
  });
  const [old] = rows;
  if (!old) return undefined;
  if (!old.is_here) return { type: 'refused', refusal: USED_ELSEWHERE };
  const isSame = await isSameRequest(database, { table, old, request });
  return isSame
    ? { type: 'repeated', sequence: Number(old.sequence) }
    : { type: 'refused', refusal: USED_OTHERWISE };
}

interface Comparing {
  readonly table: string;
  readonly old: Remembered;
  readonly request: TableRequest;
}

/** By the digest that was kept; of an operation from before there were any the journal knows at least who gave it. */
async function isSameRequest(
  database: Queryable,
  { table, old: { asked, sequence }, request }: Comparing,
): Promise<boolean> {
  const digest = askedDigest(request);
  if (asked !== null && digest !== undefined) return Number(asked) === digest;
  const row = await readRowWith(database, table, Number(sequence));
  const fact = row && decodeFacts(row).find(({ op }) => op === request.op);
  return !fact || nameOf(fact) === nameOf(request);
}

function nameOf({ by }: Pick<TableRequest, 'by'>): string {
  return by.kind === 'system' ? by.kind : `${by.kind} ${by.id}`;
}

const USED_ELSEWHERE = {
  code: 'malformed-command',
  message: 'This operation id was used at another table; an operation has an id of its own.',
  because: ['baize-floor#well-formed'],
  field: 'op',
} as const;

const USED_OTHERWISE = {
  ...USED_ELSEWHERE,
  message: 'This operation id was used for something else; an operation has an id of its own.',
} as const;
