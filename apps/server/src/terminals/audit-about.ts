import { NOTHING } from '@baize/exact';
import type { LifeGroup, TerminalLifeLine } from '@baize/protocol/http';
import type { Queryable } from '../store/journal-row.ts';

/** What the audit trail says of a terminal and no journal does. */
const GROUPS: Readonly<Record<string, LifeGroup>> = {
  'call-attendant': 'call',
  'end-attendant-call': 'call',
  attended: 'call',
  'answer-attendant-call': 'call',
  'report-fault': 'fault',
  'clear-fault': 'fault',
  'pairing-code': 'key',
  pair: 'key',
  'revoke-key': 'key',
  'ask:pair-twin': 'key',
  'agree:pair-twin': 'key',
  'reject:pair-twin': 'key',
};

interface AuditRow {
  readonly number: string;
  readonly at: string;
  readonly action: string;
  readonly who: string | null;
  readonly op: string | null;
  readonly outcome: string;
  readonly reason: string | null;
}

/** Lines about a terminal, its keys and its faults that were carried out, before a place, newest first. */
export async function auditLinesAbout(
  database: Queryable,
  terminal: string,
  { at, number, limit }: { at: number; number: number; limit: number },
): Promise<readonly TerminalLifeLine[]> {
  const { rows } = await database.query<AuditRow>(
    `select number, at, action, who, op, outcome, detail ->> 'reason' as reason from audit_trail
     where action = any ($2::text[]) and outcome in ('accepted', 'asked', 'rejected')
       and (at, number) < ($3::bigint, $4::bigint)
       and subject in (
         select $1 union all
         select id from keys where holder = $1 and kind = 'terminal' union all
         select id from faults where place = $1 and place_kind = 'terminal')
       and (subject <> $1 or action not in ('revoke-key', 'clear-fault'))
     order by at desc, number desc limit $5`,
    [terminal, Object.keys(GROUPS), at, number, limit],
  );
  return rows.map((row) => ({
    at: Number(row.at),
    table: null,
    sequence: Number(row.number),
    group: GROUPS[row.action] ?? 'key',
    kind: row.action,
    by: row.who ?? 'unknown',
    op: row.op,
    round: null,
    ticket: null,
    amount: null,
    moved: NOTHING,
    bets: [],
    postings: [],
    note: row.reason,
    because: [],
  }));
}
