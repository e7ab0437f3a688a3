import { type AuditEntry, writeAuditLines } from '../store/audit-lines.ts';
import type { Office } from '../store/office.ts';

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

/**
 * For what changes nothing: refusals, connections, what was asked twice. Whatever gathers while a write is
 * under way is the next write, as the journal does it; a line that cannot be written fails alone.
 */
export function auditTrail(office: Pick<Office, 'together'>): AuditTrail {
  let waiting: Waiting[] = [];
  let writing: Promise<void> | null = null;

  const writeBatch = (batch: readonly Waiting[]): Promise<void> =>
    office.together((database) =>
      writeAuditLines(
        database,
        batch.map(({ entry }) => entry),
      ),
    );

  async function write(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting;
      waiting = [];
      try {
        await writeBatch(batch);
        for (const { done } of batch) done();
      } catch {
        for (const one of batch) await writeBatch([one]).then(one.done, one.failed);
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
