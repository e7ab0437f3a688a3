import { type Money, minus, NOTHING } from '@baize/exact';
import type { Because } from '@baize/game';
import type { TableRules } from '../configuration/table-rules.ts';
import { joinSettled } from '../history/outcome.ts';
import type { Round } from '../state.ts';

/** One stake as it stood at the close, and the part of it that wins or loses. */
export interface ClosedStake {
  readonly bet: string;
  readonly stake: Money;
  readonly effective: Money;
  /** Why it counts as it does, where a limit touched it; null where none did. */
  readonly because: Because | null;
}

/** What one terminal has in a round, in the order of the layout. */
export interface ClosedStakes {
  readonly terminal: string;
  readonly stakes: readonly ClosedStake[];
  readonly total: Money;
}

/** What became of one stake. */
export interface SettledLine {
  readonly bet: string;
  readonly stake: Money;
  readonly effective: Money;
  readonly result: 'win' | 'lose' | 'stand-off';
  /** Winnings per unit staked, as an exact fraction; null where nothing was won. */
  readonly odds: string | null;
  readonly pays: Money;
  readonly returns: Money;
  readonly commission: Money;
  readonly because: Because;
}

export interface SettledTerminal {
  readonly terminal: string;
  readonly lines: readonly SettledLine[];
  readonly staked: Money;
  /** Winnings and stakes of the lines, plus whatever was never at risk. */
  readonly returned: Money;
}

/**
 * What of a closed round lies in escrow, player by player, or would without the collection of its losers: once
 * winners are paid, nothing.
 */
export function escrowedFor(
  round: Pick<Round, 'closed' | 'play' | 'phase' | 'settled'>,
  { mechanic }: Pick<TableRules, 'mechanic'>,
): readonly { readonly terminal: string; readonly amount: Money }[] {
  const early = mechanic.settledEarly(round);
  const settled = round.phase === 'paid' ? joinSettled(early, round.settled ?? []) : early;
  return (round.closed ?? []).map(({ terminal, total }) => {
    const gone = settled.find((each) => each.terminal === terminal)?.staked ?? NOTHING;
    return { terminal, amount: minus(total, gone) };
  });
}
