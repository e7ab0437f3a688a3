import { type Citation, ruleOf } from '@baize/game';
import type { StakeChange, TableRules } from '@baize/table/kit';
import { parseArea } from './box-bet.ts';
import { cardGameAt } from './card-game.ts';

/** Why a bonus bet may be there: somebody has an initial bet in the box. */
export function bonusReasons(
  rules: TableRules,
  changes: readonly StakeChange[],
): readonly Citation[] {
  const isRaised = changes.some(({ bet, from, to }) => {
    const area = parseArea(bet);
    return to > from && area !== null && area.bet !== 'initial';
  });
  return isRaised ? ruleOf(cardGameAt(rules).book, 'bonus-needs-initial') : [];
}
