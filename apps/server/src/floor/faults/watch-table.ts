import type { RunningTable } from '../../tables/running-table.ts';
import type { Faults } from './faults.ts';

/** Faults that show in what happens at a table. */
export function watchTable(faults: Faults, table: RunningTable): () => void {
  return table.onCommit(({ facts }) => {
    for (const { event } of facts) {
      if (event.type === 'TerminalLocked') {
        const { terminal, expected, found } = event;
        const detail = `${found} in the ledger, ${expected} by the meters, at table ${table.id}`;
        faults.set('self-audit-difference', terminal, detail);
      }
      if (event.type === 'TerminalUnlocked') faults.end('self-audit-difference', event.terminal);
    }
  });
}
