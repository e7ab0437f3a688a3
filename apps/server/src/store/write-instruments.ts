import type { ClientBase } from 'pg';
import type { InstrumentChange, InstrumentEnd, InstrumentIssue } from './instrument-changes.ts';

/**
 * Issues and ends instruments; the sequence numbers of events that assumed what is not so: a number
 * that is taken, an instrument somebody else has ended. This is where exactly one redemption wins.
 */
export async function writeInstruments(
  client: ClientBase,
  table: string,
  changes: readonly InstrumentChange[],
): Promise<readonly number[]> {
  if (changes.length === 0) return [];
  return [...(await issue(client, table, changes)), ...(await end(client, table, changes))];
}

interface Issued extends InstrumentChange {
  readonly issue: InstrumentIssue;
}

interface Ended extends InstrumentChange {
  readonly end: InstrumentEnd;
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
                                    issued_terminal, issued_sequence, issued_at)
           select number, amount, 'issued', expires_at, $1, terminal, sequence, at
           from unnest($2::text[], $3::bigint[], $4::bigint[], $5::text[], $6::bigint[], $7::bigint[])
             as i (number, amount, expires_at, terminal, sequence, at)
           on conflict do nothing returning number`,
    values: [
      table,
      issued.map(({ number }) => number),
      issued.map(({ amount }) => amount),
      issued.map((each) => each.issue.expiresAt),
      issued.map((each) => each.issue.terminal),
      issued.map((each) => each.issue.sequence),
      issued.map((each) => each.issue.at),
    ],
  });
  const done = new Set(rows.map(({ number }) => number));
  return issued.filter(({ number }) => !done.has(number)).map((each) => each.issue.sequence);
}

async function end(
  client: ClientBase,
  table: string,
  changes: readonly InstrumentChange[],
): Promise<readonly number[]> {
  const ended = changes.filter((each): each is Ended => each.end !== null);
  if (ended.length === 0) return [];
  const { rows } = await client.query<{ number: string }>({
    name: 'end-instruments',
    text: `update instruments as i
           set status = e.status, ended_table = $1, ended_terminal = e.terminal,
               ended_sequence = e.sequence, ended_at = e.at
           from unnest($2::text[], $3::bigint[], $4::text[], $5::text[], $6::bigint[], $7::bigint[])
             as e (number, amount, status, terminal, sequence, at)
           where i.number = e.number and i.amount = e.amount and i.status = 'issued'
           returning i.number`,
    values: [
      table,
      ended.map(({ number }) => number),
      ended.map(({ amount }) => amount),
      ended.map((each) => each.end.status),
      ended.map((each) => each.end.terminal),
      ended.map((each) => each.end.sequence),
      ended.map((each) => each.end.at),
    ],
  });
  const done = new Set(rows.map(({ number }) => number));
  return ended.filter(({ number }) => !done.has(number)).map((each) => each.end.sequence);
}
