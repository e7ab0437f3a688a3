import { decodeFacts, type Queryable, readRowsNaming } from '../../store/journal-row.ts';
import type { RunningTable } from '../../tables/running-table.ts';

const ROWS_AT_ONCE = 500;

/**
 * Waits for a request for as long as it waits itself; whether somebody agreed is told once. One that has ended while
 * nobody was looking, before a restart or in the middle of one, is looked up in the journal.
 */
export async function onceAnswered(
  table: RunningTable,
  request: string,
  database: Queryable,
  tell: (isGranted: boolean) => void,
): Promise<void> {
  if (!table.state().approvals.has(request)) {
    tell(await wasGranted(database, table.id, request));
    return;
  }
  const stop = table.onCommit(({ facts, state }) => {
    if (state.approvals.has(request)) return;
    stop();
    tell(facts.some(({ event }) => event.type === 'ApprovalGranted' && event.request === request));
  });
}

async function wasGranted(database: Queryable, table: string, request: string): Promise<boolean> {
  let next = 1;
  for (;;) {
    const rows = await readRowsNaming(database, table, ['ApprovalGranted'], next, ROWS_AT_ONCE);
    const facts = rows.flatMap(decodeFacts);
    const isGranted = facts.some(
      ({ event }) => event.type === 'ApprovalGranted' && event.request === request,
    );
    const last = rows.at(-1);
    if (isGranted || !last || rows.length < ROWS_AT_ONCE) return isGranted;
    next = last.last + 1;
  }
}
