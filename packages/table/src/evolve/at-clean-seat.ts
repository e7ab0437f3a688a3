import { NOTHING } from '@baize/exact';
import { balanceOf, receivableOf } from '@baize/ledger';
import type { TableState } from '../state.ts';
import { isUntouched, noLimits } from '../terminal/terminal.ts';
import { terminalWith, withTerminal } from './persistent.ts';

/** The time of whoever comes to a clean seat begins with their first money, not with the last person's leaving. */
export function atCleanSeat(state: TableState, id: string, at: number): TableState {
  const isOpen =
    (state.round?.closed?.some(({ terminal }) => terminal === id) ?? false) ||
    (state.tickets.get(id)?.open ?? null) !== null ||
    balanceOf(state.balances, receivableOf(id)) !== NOTHING;
  if (isOpen) return state;
  return withTerminal(state, id, (terminal) =>
    isUntouched(terminal)
      ? terminalWith(terminal, { own: noLimits(at, terminal.meters) })
      : terminal,
  );
}
