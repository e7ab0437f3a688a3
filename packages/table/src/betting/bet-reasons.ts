import { type Because, because } from '@baize/game';
import type { RoundCase } from '../decision.ts';
import type { StakeChange } from '../event.ts';

/**
 * Why bets may change: betting is open; a bonus joins an initial bet; a box that others bet on too is
 * open to everybody; staff may act for a player where the book says so, and the player answers for it.
 */
export function betReasons(
  { rules, round, envelope }: Pick<RoundCase, 'rules' | 'round' | 'envelope'>,
  changes: readonly StakeChange[],
): Because {
  const { mechanic, procedure } = rules;
  const { open, boxShared, onBehalf, playerAnswers } = rules.betReasons;
  const isShared = procedure.limitsPer === 'box' && changes.some((each) => touchesOthers(each));
  const isStaff = envelope.by.kind === 'staff';
  const own = mechanic.betReasons(rules, changes);
  if (!isStaff && !isShared && own.length === 0) return open;
  return because(
    ...open,
    ...own,
    ...(isShared ? boxShared : []),
    ...(isStaff ? [...onBehalf, ...playerAnswers] : []),
  );

  /** Others have bets in the box, or what is withdrawn balanced bets on the other side. */
  function touchesOthers({ bet, from, to }: StakeChange): boolean {
    const area = rules.areaIndex.get(bet) ?? -1;
    const other = rules.opposed[area] ?? null;
    const balances = to < from && other !== null && (round.totals[other] ?? 0) > 0;
    return balances || (round.totals[area] ?? 0) > from;
  }
}
