import { creditByMeters } from '@baize/ledger';
import type { TableEvent } from '../event.ts';
import { floorRule } from '../floor-rules.ts';
import type { ClosedStakes } from '../round/settled.ts';
import type { TableState } from '../state.ts';
import { terminalOf } from './find-seated.ts';

/** Locks every terminal of a round whose credit is not what its meters say. */
export function selfAudit(
  state: TableState,
  closed: readonly ClosedStakes[],
): readonly TableEvent[] {
  return closed.flatMap(({ terminal: id }): TableEvent[] => {
    const terminal = terminalOf(state, id);
    if (!terminal || terminal.locked) return [];
    const expected = creditByMeters(terminal.meters);
    if (expected === terminal.credit) return [];
    return [
      {
        type: 'TerminalLocked',
        terminal: id,
        reason: 'The credit differs from the meters.',
        expected,
        found: terminal.credit,
        because: floorRule('self-audit'),
      },
    ];
  });
}
