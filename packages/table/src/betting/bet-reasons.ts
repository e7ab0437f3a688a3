import { type Because, because } from '@baize/game';
import type { TableRules } from '../configuration/table-rules.ts';
import type { RoundCase } from '../decision.ts';
import type { StakeChange } from '../event.ts';
import type { Round } from '../state.ts';

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
  const isShared = isBox && joinOthers(changes, rules, round);
  const isBalance = isBox && unbalance(changes, rules, round);
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
}

/** Whether others have bets in a box already, and it is open to this player too. */
function joinOthers(
  changes: readonly StakeChange[],
  { areaIndex }: TableRules,
  { totals }: Round,
): boolean {
  return changes.some(({ bet, from, to }) => {
    const area = areaIndex.get(bet) ?? -1;
    return to > from && (totals[area] ?? 0) > from;
  });
}

/** Whether what is taken back had balanced bets on the other side. */
function unbalance(
  changes: readonly StakeChange[],
  { areaIndex, opposed }: TableRules,
  { totals }: Round,
): boolean {
  return changes.some(({ bet, from, to }) => {
    const other = opposed[areaIndex.get(bet) ?? -1] ?? null;
    return to < from && other !== null && (totals[other] ?? 0) > 0;
  });
}
