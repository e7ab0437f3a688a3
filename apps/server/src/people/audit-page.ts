import type { Registry } from './registry.ts';

/** A line of the audit trail as an auditor reads it. */
export interface AuditLine {
  readonly number: number;
  readonly at: number;
  readonly kind: string;
  readonly who: string | null;
  readonly position: string | null;
  readonly actingAs: string | null;
  readonly credential: string | null;
  readonly address: string;
  readonly action: string;
  readonly subject: string | null;
  readonly op: string | null;
  readonly outcome: string;
  readonly detail: unknown;
}

export interface AuditQuestion {
  /** Only lines before this number: the page after the one that ended there. */
  readonly before?: number | undefined;
  readonly limit: number;
  readonly who?: string | undefined;
  readonly subject?: string | undefined;
  readonly action?: string | undefined;
}

export interface AuditPage {
  /** The newest first. */
  readonly lines: readonly AuditLine[];
  /** What to ask `before` for the next page; null on the last one. */
  readonly next: number | null;
}

interface AuditRow extends Omit<AuditLine, 'number' | 'at'> {
  readonly number: string;
  readonly at: string;
}

const LINES = `
  select number, at, who_kind as kind, who, position, acting_as as "actingAs", credential,
         address, action, subject, op, outcome, detail
  from audit_trail
  where ($1::bigint is null or number < $1)
    and ($2::text is null or who = $2)
    and ($3::text is null or subject = $3)
    and ($4::text is null or action = $4)`;

export async function auditPage(
  { database }: Registry,
  { before, limit, who, subject, action }: AuditQuestion,
): Promise<AuditPage> {
  const { rows } = await database.query<AuditRow>(`${LINES} order by number desc limit $5`, [
    before ?? null,
    who ?? null,
    subject ?? null,
    action ?? null,
    limit + 1,
  ]);
  return pageOf(rows, limit);
}

/**
 * The table a line is about; nothing for any other act, whatever its subject is called: somebody may well be hired
 * under the name of a table, and accounts, keys and sessions are none of the pit's.
 */
const TABLE_OF_LINE = `
  case
    when action like 'command:%' or action in ('report-fault', 'count-drop', 'second-drop') then subject
    when action = 'dispute-bundle' then regexp_replace(subject, '-[0-9]+$', '')
    when action = 'clear-fault' then
      (select place from faults where faults.id = audit_trail.subject and place_kind = 'table')
  end`;

/** What was done at these tables, without the sessions and keys it was done with. */
export async function auditPageAt(
  { database }: Registry,
  tables: readonly string[],
  { before, limit, who, action }: Omit<AuditQuestion, 'subject'>,
): Promise<AuditPage> {
  const { rows } = await database.query<AuditRow>(
    `${LINES} and (${TABLE_OF_LINE}) = any($6::text[]) order by number desc limit $5`,
    [before ?? null, who ?? null, null, action ?? null, limit + 1, tables],
  );
  return pageOf(
    rows.map((row) => ({ ...row, credential: null })),
    limit,
  );
}

function pageOf(rows: readonly AuditRow[], limit: number): AuditPage {
  const lines = rows
    .slice(0, limit)
    .map((row) => ({ ...row, number: Number(row.number), at: Number(row.at) }));
  const isMore = rows.length > limit;
  return { lines, next: isMore ? (lines.at(-1)?.number ?? null) : null };
}
