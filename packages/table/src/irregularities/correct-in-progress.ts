import { minus, NOTHING } from '@baize/exact';
import type { Because } from '@baize/game';
import { escrowOf, type Posting, postingsFor, winOf } from '@baize/ledger';
import { movementOf } from '../round/money.ts';
import type { SettledTerminal } from '../round/settled.ts';

export interface Recollection {
  readonly table: string;
  readonly round: string;
  readonly before: readonly SettledTerminal[];
  readonly after: readonly SettledTerminal[];
  readonly key: (terminal: string) => string;
  readonly because: Because;
}

/**
 * Losers were collected by a wrong result and nobody has been paid: stakes that lose after all leave
 * escrow, and those that do not come back to it. No credit is touched; the payment will do that.
 */
export function collectAgain(given: Recollection): readonly Posting[] {
  const { table, round, before, after, key, because } = given;
  const escrow = escrowOf(round);
  const win = winOf(table);
  return after.flatMap((settled) => {
    const { terminal } = settled;
    const collected = before.find((each) => each.terminal === terminal);
    const lost = collected ? movementOf(collected).lost : NOTHING;
    const more = minus(movementOf(settled).lost, lost);
    return more < 0
      ? postingsFor(win, escrow, minus(NOTHING, more), key(terminal), because)
      : postingsFor(escrow, win, more, key(terminal), because);
  });
}
