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
  const { open, boxShared, lighterSide, onBehalf, playerAnswers } = rules.betReasons;
  const isBox = procedure.limitsPer === 'box';
  const isShared = isBox && changes.some((each) => joinsOthers(each));
  const isBalance = isBox && changes.some((each) => unbalances(each));
  const isStaff = envelope.by.kind === 'staff';
  const own = mechanic.betReasons(rules, changes);
  if (!isStaff && !isShared && !isBalance && own.length === 0) return open;
  return because(
    ...open,
    ...own,
    ...(isShared ? boxShared : []),
    ...(isBalance ? lighterSide : []),
    ...(isStaff ? [...onBehalf, ...playerAnswers] : []),
  );

  /** Others have bets in the box already, and it is open to this player too. */
  function joinsOthers({ bet, from, to }: StakeChange): boolean {
    const area = rules.areaIndex.get(bet) ?? -1;
    return to > from && (round.totals[area] ?? 0) > from;
  }

  /** What is taken back had balanced bets on the other side. */
  function unbalances({ bet, from, to }: StakeChange): boolean {
    const other = rules.opposed[rules.areaIndex.get(bet) ?? -1] ?? null;
    return to < from && other !== null && (round.totals[other] ?? 0) > 0;
  }
}
