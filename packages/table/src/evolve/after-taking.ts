import type { Money } from '@baize/exact';
import type { TableState } from '../state.ts';
import { noLimits } from '../terminal/terminal.ts';
import { terminalWith, withTerminal } from './persistent.ts';

/**
 * Whoever takes all their credit out and has nothing in the round has finished: what they set for themselves does not
 * bind whoever plays there next.
 */
export function afterTaking(
  state: TableState,
  { terminal: id, amount }: { readonly terminal: string; readonly amount: Money },
  at: number,
): TableState {
  const isInRound = state.round?.closed?.some((each) => each.terminal === id) ?? false;
  return withTerminal(state, id, (terminal) =>
    terminal.credit === amount && terminal.staked === 0 && !isInRound
      ? terminalWith(terminal, { own: noLimits(at, terminal.meters) })
      : terminal,
  );
}
