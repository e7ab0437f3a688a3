import { randomUUID } from 'node:crypto';
import type { RunningTable } from '../../tables/running-table.ts';

const RESTARTED = 'The floor was restarted during this round.';

/**
 * A dealt table whose round was open when its server went away waits: its dealer says that it goes on,
 * or declares the interruption that the rulebook decides about. An automatic table knows by itself.
 */
export async function recoverTable(table: RunningTable): Promise<void> {
  const { rules, round, paused } = table.state();
  if (rules?.config.mode !== 'dealt' || round === null || paused) return;
  await table.submit({
    op: `recovery:${randomUUID()}`,
    by: { kind: 'system' },
    round: round.id,
    command: { type: 'PauseTable', reason: RESTARTED },
  });
}
