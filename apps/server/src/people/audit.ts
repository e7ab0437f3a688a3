import type { Pool } from 'pg';
import type { Principal } from './principal.ts';

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

export interface AuditTrail {
  /** Resolves once the entry is durable; whoever answers for an action waits for it. */
  record(entry: AuditEntry): Promise<void>;
  /** Everything recorded so far is durable. */
  settled(): Promise<void>;
}

interface Waiting {
  readonly entry: AuditEntry;
  readonly done: () => void;
  readonly failed: (cause: unknown) => void;
}

/** Whatever gathers while a write is under way is the next write, as the journal does it. */
export function auditTrail(database: Pick<Pool, 'query'>): AuditTrail {
  let waiting: Waiting[] = [];
  let writing: Promise<void> | null = null;

  async function write(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        await database.query(INSERT, columnsOf(batch.map(({ entry }) => entry)));
        for (const { done } of batch) done();
      } catch (cause) {
        for (const { failed } of batch) failed(cause);
      }
    }
    writing = null;
  }

  return {
    record: (entry) =>
      new Promise((done, failed) => {
        waiting.push({ entry, done, failed });
        writing ??= write();
      }),
    settled: async () => {
      await writing;
    },
  };
}

const INSERT = `
insert into audit_trail
  (at, who_kind, who, position, acting_as, credential, address, action, subject, op, outcome, detail)
select * from unnest(
  $1::bigint[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[],
  $9::text[], $10::text[], $11::text[], $12::jsonb[])`;

function columnsOf(entries: readonly AuditEntry[]): unknown[] {
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
