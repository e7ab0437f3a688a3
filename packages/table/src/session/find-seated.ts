import { ok, type Result } from '@baize/exact';
import { floorRule } from '../floor-rules.ts';
import { itemAt } from '../persistent/chunked.ts';
import type { Refusal } from '../refusal.ts';
import { refuse } from '../refuse.ts';
import type { TableState } from '../state.ts';
import type { Terminal } from './terminal.ts';

export function terminalOf(state: TableState, id: string): Terminal | undefined {
  const index = state.terminalIndex.get(id);
  const terminal = index === undefined ? undefined : itemAt(state.terminals, index);
  return terminal?.isSeated ? terminal : undefined;
}

/** A terminal that is seated here and not locked, or why it may not act. */
export function findSeated(state: TableState, id: string): Result<Terminal, Refusal> {
  const terminal = terminalOf(state, id);
  if (!terminal) {
    const message = `Terminal ${id} is not seated at this table.`;
    return refuse('unknown-terminal', message, floorRule('known-terminal'), { field: 'terminal' });
  }
  if (terminal.locked) {
    const message = `Terminal ${id} is locked: ${terminal.locked.reason}`;
    return refuse('terminal-locked', message, floorRule('self-audit'));
  }
  return ok(terminal);
}
