import { isDeepStrictEqual } from 'node:util';
import type { Principal } from '../people/sessions.ts';
import type { Asking } from './office.ts';
import { expectWritten, NotWritten } from './written.ts';

/** One action: who, acting as, from where, what, on what, and what came of it. */
export interface AuditEntry {
  readonly at: number;
  /** Null where nobody has proved who they are. */
  readonly by: Principal | null;
  readonly address: string;
  /** `sign-in`, `command:VoidInstrument`, `key-revoked`. */
  readonly action: string;
  /** The table, account, key or instrument it was about. */
  readonly subject?: string | undefined;
  readonly op?: string | undefined;
  /** `accepted`, `repeated`, or the code of the refusal. */
  readonly outcome: string;
  readonly detail?: Readonly<Record<string, unknown>> | undefined;
}

/** Writes lines into the audit trail, in the transaction of whatever they tell of. */
export async function writeAuditLines(
  database: Asking,
  entries: readonly AuditEntry[],
): Promise<void> {
  const columns = columnsOf(entries);
  const written = await database.query<WrittenLine>(INSERT, columns);
  expectWritten('audit_trail', written, entries.length);
  for (const [index, { line }] of written.rows.entries()) {
    const meant = columns.map((column) => column[index] ?? null);
    const detail: unknown = JSON.parse(String(meant.pop()));
    if (isDeepStrictEqual(line, [...meant, detail])) continue;
    throw new NotWritten('audit_trail', 'a line is not what was written');
  }
}

interface WrittenLine {
  readonly line: readonly unknown[];
}

const INSERT = `
insert into audit_trail
  (at, who_kind, who, position, acting_as, credential, address, action, subject, op, outcome, detail)
select * from unnest(
  $1::bigint[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[],
  $9::text[], $10::text[], $11::text[], $12::jsonb[])
returning jsonb_build_array(at, who_kind, who, position, acting_as, credential, address, action, subject, op, outcome,
                            detail) as line`;

function columnsOf(entries: readonly AuditEntry[]): unknown[][] {
  const staff = ({ by }: AuditEntry) => (by?.kind === 'staff' ? by : null);
  return [
    entries.map(({ at }) => at),
    entries.map(({ by }) => by?.kind ?? 'unknown'),
    entries.map(({ by }) => by?.id ?? null),
    entries.map((entry) => staff(entry)?.position ?? null),
    entries.map((entry) => staff(entry)?.actingAs ?? null),
    entries.map(({ by }) => by?.credential ?? null),
    entries.map(({ address }) => address),
    entries.map(({ action }) => action),
    entries.map(({ subject }) => subject ?? null),
    entries.map(({ op }) => op ?? null),
    entries.map(({ outcome }) => outcome),
    entries.map(({ detail }) => (detail ? JSON.stringify(detail) : null)),
  ];
}
