import { type Money, minus, NOTHING } from '@baize/exact';
import type { TableRules } from '../configuration/table-rules.ts';
import type { Round } from '../state.ts';

/** What of a closed round still lies in escrow, player by player. */
export function escrowedFor(
  round: Pick<Round, 'closed' | 'play'>,
  { mechanic }: Pick<TableRules, 'mechanic'>,
): readonly { readonly terminal: string; readonly amount: Money }[] {
  const settled = mechanic.settledEarly(round);
  return (round.closed ?? []).map(({ terminal, total }) => {
    const gone = settled.find((each) => each.terminal === terminal)?.staked ?? NOTHING;
    return { terminal, amount: minus(total, gone) };
  });
}
