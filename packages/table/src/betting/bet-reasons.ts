import { type Because, because, type Rulebook, ruleOf } from '@baize/rules';
import { bonusReasons } from '../cards/bonus-reasons.ts';
import type { RoundCase } from '../decision.ts';
import type { StakeChange } from '../event.ts';

/**
 * Why bets may change: betting is open; a bonus joins an initial bet; a box that others bet on too is
 * open to everybody; staff may act for a player where the book says so, and the player answers for it.
 */
export function betReasons(
  { rules, round, order }: Pick<RoundCase, 'rules' | 'round' | 'order'>,
  changes: readonly StakeChange[],
): Because {
  const { book, procedure } = rules;
  const open = known(book, 'bets-open');
  const isShared = procedure.limitsPer === 'box' && changes.some((each) => touchesOthers(each));
  const isStaff = order.by.kind === 'staff';
  const bonus = bonusReasons(book, changes);
  if (!isStaff && !isShared && bonus.length === 0) return open;
  return because(
    ...open,
    ...bonus,
    ...(isShared ? known(book, 'box-shared') : []),
    ...(isStaff ? known(book, 'bets-on-behalf') : []),
    ...(isStaff ? known(book, 'player-answers-for-placement') : []),
  );

  /** Others have bets in the box, or what is withdrawn balanced bets on the other side. */
  function touchesOthers({ bet, from, to }: StakeChange): boolean {
    const area = rules.areaIndex.get(bet) ?? -1;
    const other = rules.opposed[area] ?? null;
    const balances = to < from && other !== null && (round.totals[other] ?? 0) > 0;
    return balances || (round.totals[area] ?? 0) > from;
  }
}

type Key = 'bets-open' | 'box-shared' | 'bets-on-behalf' | 'player-answers-for-placement';

// The reasons of a book never change, and a bet asks for them each time.
const REASONS = new WeakMap<object, Map<Key, Because>>();

function known(book: Rulebook, key: Key): Because {
  let byKey = REASONS.get(book);
  if (!byKey) {
    byKey = new Map();
    REASONS.set(book, byKey);
  }
  const found = byKey.get(key);
  if (found) return found;
  const reasons = asked(book, key);
  byKey.set(key, reasons);
  return reasons;
}

/** Only books whose limits hold for a box share boxes, and all of those play with dice. */
function asked(book: Rulebook, key: Key): Because {
  if (key !== 'box-shared') return ruleOf(book, key);
  return book.mechanic === 'three-dice' ? ruleOf(book, key) : ruleOf(book, 'bets-open');
}
