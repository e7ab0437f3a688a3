import type { Meters } from '@baize/ledger';
import { itemAt, replaceItem } from '../persistent/chunked.ts';
import type { Terminal } from '../session/terminal.ts';
import type { TableState } from '../state.ts';
import { terminalWith } from './copies.ts';

/** The state with one terminal changed; one that has never been here is left alone. */
export function withTerminal(
  state: TableState,
  id: string,
  change: (terminal: Terminal) => Terminal,
): TableState {
  const index = state.terminalIndex.get(id);
  const terminal = index === undefined ? undefined : itemAt(state.terminals, index);
  if (index === undefined || !terminal) return state;
  return { ...state, terminals: replaceItem(state.terminals, index, change(terminal)) };
}

/** Both the terminal's meters and the table's count the same thing. */
export function withMeters(
  state: TableState,
  id: string,
  count: (meters: Meters) => Meters,
): TableState {
  const next = withTerminal(state, id, (terminal) =>
    terminalWith(terminal, { meters: count(terminal.meters) }),
  );
  return { ...next, meters: count(next.meters) };
}
