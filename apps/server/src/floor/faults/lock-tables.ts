import { randomUUID } from 'node:crypto';
import type { RunningTable, Tables } from '../../tables/running-table.ts';
import { FAULT_KINDS } from './fault-catalogue.ts';
import type { Fault, Faults } from './faults.ts';

/**
 * Pauses what a fault must stop. A dealt table stays paused until its dealer resumes it; an automatic
 * one goes on when the fault that stopped it is gone.
 */
export function lockTables(faults: Faults, tables: Tables): () => void {
  for (const fault of faults.list()) stop(fault, tables);
  return faults.onChange((change) => {
    if (change.type === 'set') stop(change.fault, tables);
    else resume(change.fault, tables);
  });
}

function stop(fault: Fault, tables: Tables): void {
  for (const table of isLockedBy(fault, tables)) {
    if (table.state().paused || !table.state().isOpen) continue;
    give(table, { type: 'PauseTable', reason: reasonOf(fault) });
  }
}

function resume(fault: Fault, tables: Tables): void {
  for (const table of isLockedBy(fault, tables)) {
    const { paused, rules } = table.state();
    if (rules?.config.mode !== 'automatic' || paused?.reason !== reasonOf(fault)) continue;
    give(table, { type: 'ResumeTable' });
  }
}

function isLockedBy({ code, place }: Fault, tables: Tables): readonly RunningTable[] {
  switch (FAULT_KINDS[code].locks) {
    case 'floor':
      return tables.list();
    case 'table':
      return tables.list().filter(({ id }) => id === place);
    default:
      return [];
  }
}

/** What stops one table is said with its particulars: they are what its dealer has to look at. */
function reasonOf({ code, detail }: Fault): string {
  const { says, locks } = FAULT_KINDS[code];
  return locks === 'table' && detail !== '' ? `${says} (${detail})` : says;
}

type Stop = { readonly type: 'PauseTable'; readonly reason: string };

function give(table: RunningTable, command: Stop | { readonly type: 'ResumeTable' }): void {
  const op = `fault:${randomUUID()}`;
  void table.submit({ op, by: { kind: 'system' }, command });
}
