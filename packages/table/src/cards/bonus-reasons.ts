import { type Citation, ruleOf } from '@baize/game';
import type { Rulebook } from '@baize/rulebooks';
import type { StakeChange } from '../event.ts';
import { parseArea } from './box-bet.ts';

/** Why a bonus bet may be there: somebody has an initial bet in the box. */
export function bonusReasons(book: Rulebook, changes: readonly StakeChange[]): readonly Citation[] {
  if (book.mechanic !== 'si-ki-pi') return [];
  const isRaised = changes.some(({ bet, from, to }) => {
    const area = parseArea(bet);
    return to > from && area !== null && area.bet !== 'initial';
  });
  return isRaised ? ruleOf(book, 'bonus-needs-initial') : [];
}
