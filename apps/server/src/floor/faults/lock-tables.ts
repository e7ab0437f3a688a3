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
  for (const table of lockedBy(fault, tables)) {
    if (table.state().paused || !table.state().isOpen) continue;
    give(table, { type: 'PauseTable', reason: reasonOf(fault) });
  }
}

function resume(fault: Fault, tables: Tables): void {
  for (const table of lockedBy(fault, tables)) {
    const { paused, rules } = table.state();
    if (rules?.config.mode !== 'automatic' || paused?.reason !== reasonOf(fault)) continue;
    give(table, { type: 'ResumeTable' });
  }
}

function lockedBy({ code }: Fault, tables: Tables): readonly RunningTable[] {
  return FAULT_KINDS[code].locks === 'floor' ? tables.list() : [];
}

function reasonOf({ code }: Fault): string {
  return FAULT_KINDS[code].says;
}

type Stop = { readonly type: 'PauseTable'; readonly reason: string };

function give(table: RunningTable, command: Stop | { readonly type: 'ResumeTable' }): void {
  const op = `fault:${randomUUID()}`;
  void table.submit({ op, by: { kind: 'system' }, command });
}
