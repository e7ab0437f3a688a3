import type { ClientBase } from 'pg';
import type { InstrumentChange, InstrumentIssue } from './instrument-changes.ts';

/**
 * Issues, changes and ends instruments; the sequence numbers of events that assumed what is not so: a number that is
 * taken, an instrument that has ended at another table. This is where exactly one redemption wins.
 */
export async function writeInstruments(
  client: ClientBase,
  table: string,
  changes: readonly InstrumentChange[],
): Promise<readonly number[]> {
  if (changes.length === 0) return [];
  const stale = [
    ...(await issue(client, table, changes)),
    ...(await change(client, table, changes)),
  ];
  if (stale.length === 0) await writeLife(client, table, changes);
  return stale;
}

interface Issued extends InstrumentChange {
  readonly issue: InstrumentIssue;
}

async function issue(
  client: ClientBase,
  table: string,
  changes: readonly InstrumentChange[],
): Promise<readonly number[]> {
  const issued = changes.filter((each): each is Issued => each.issue !== null);
  if (issued.length === 0) return [];
  const { rows } = await client.query<{ number: string }>({
    name: 'issue-instruments',
    text: `insert into instruments (number, amount, status, expires_at, issued_table,
                                    issued_terminal, issued_sequence, issued_at, ticket, visit)
           select number, amount, status, expires_at, $1, terminal, sequence, at, ticket, visit
           from unnest($2::text[], $3::bigint[], $4::text[], $5::bigint[], $6::text[], $7::bigint[],
                       $8::bigint[], $9::text[], $10::text[])
             as i (number, amount, status, expires_at, terminal, sequence, at, ticket, visit)
           on conflict do nothing returning number`,
    values: [
      table,
      issued.map(({ number }) => number),
      issued.map(({ amount }) => amount),
      issued.map(({ status }) => status),
      issued.map((each) => each.issue.expiresAt),
      issued.map((each) => each.issue.terminal),
      issued.map((each) => each.issue.sequence),
      issued.map((each) => each.issue.at),
      issued.map((each) => each.issue.ticket),
      issued.map((each) => each.issue.visit),
    ],
  });
  const done = new Set(rows.map(({ number }) => number));
  return issued.filter(({ number }) => !done.has(number)).map((each) => each.issue.sequence);
}

/** What is not as it was issued in the same row: another status, or an end. */
async function change(
  client: ClientBase,
  table: string,
  changes: readonly InstrumentChange[],
): Promise<readonly number[]> {
  const changed = changes.filter((each) => each.issue === null || each.end !== null);
  if (changed.length === 0) return [];
  const { rows } = await client.query<{ number: string }>({
    name: 'change-instruments',
    text: `update instruments as i
           set status = e.status, ended_table = case when e.sequence is not null then $1 end,
               ended_terminal = e.terminal, ended_sequence = e.sequence, ended_at = e.at
           from unnest($2::text[], $3::bigint[], $4::text[], $5::text[], $6::text[], $7::bigint[],
                       $8::bigint[])
             as e (number, amount, status, assumed, terminal, sequence, at)
           where i.number = e.number and i.amount = e.amount
             and i.status = any (string_to_array(e.assumed, ' '))
           returning i.number`,
    values: [
      table,
      changed.map(({ number }) => number),
      changed.map(({ amount }) => amount),
      changed.map(({ status, end }) => end?.status ?? status),
      changed.map(assumed),
      changed.map(({ end }) => end?.terminal ?? null),
      changed.map(({ end }) => end?.sequence ?? null),
      changed.map(({ end }) => end?.at ?? null),
    ],
  });
  const done = new Set(rows.map(({ number }) => number));
  const missed = changed.filter(({ number }) => !done.has(number));
  const ended = await endedAmong(client, missed.filter(isConfirmedOnly));
  return missed.filter(({ number }) => !ended.has(number)).map(({ steps }) => lastOf(steps));
}

function assumed({ issue: begun, status, from }: InstrumentChange): string {
  return begun ? status : from.join(' ');
}

function lastOf(steps: InstrumentChange['steps']): number {
  return steps.at(-1)?.sequence ?? 0;
}

/** Whoever says that they have it may say so after it was paid at another table: paid it stays. */
function isConfirmedOnly({ steps }: InstrumentChange): boolean {
  return steps.every(({ status }) => status === 'confirmed');
}

async function endedAmong(
  client: ClientBase,
  changes: readonly InstrumentChange[],
): Promise<ReadonlySet<string>> {
  if (changes.length === 0) return new Set();
  const { rows } = await client.query<{ number: string }>(
    `select number from instruments
     where number = any ($1::text[]) and status in ('redeemed', 'void', 'expired')`,
    [changes.map(({ number }) => number)],
  );
  return new Set(rows.map(({ number }) => number));
}

/** Every event about an instrument, where whoever asks for its life finds it. */
async function writeLife(
  client: ClientBase,
  table: string,
  changes: readonly InstrumentChange[],
): Promise<void> {
  const steps = changes.flatMap((each) => each.steps);
  await client.query({
    name: 'write-instrument-life',
    text: `insert into instrument_life (number, table_id, sequence, kind, at)
           select number, $1, sequence, kind, at
           from unnest($2::text[], $3::bigint[], $4::text[], $5::bigint[])
             as l (number, sequence, kind, at)`,
    values: [
      table,
      steps.map(({ number }) => number),
      steps.map(({ sequence }) => sequence),
      steps.map(({ kind }) => kind),
      steps.map(({ at }) => at),
    ],
  });
}
