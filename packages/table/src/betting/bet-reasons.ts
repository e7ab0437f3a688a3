import { type Because, because, ruleOf } from '@baize/rules';
import type { Order } from '../command.ts';
import type { TableRules } from '../configuration/table-rules.ts';

/** Why a bet may change: betting is open; and staff may act for a player where the book says so. */
export function betReasons({ book }: TableRules, { by }: Order): Because {
  const open = known(book, 'bets-open');
  return by.kind === 'staff' ? because(...open, ...known(book, 'bets-on-behalf')) : open;
}

// The reasons of a book never change, and a bet asks for them each time.
const REASONS = new WeakMap<object, Map<string, Because>>();

function known(book: TableRules['book'], key: 'bets-open' | 'bets-on-behalf'): Because {
  let byKey = REASONS.get(book);
  if (!byKey) {
    byKey = new Map();
    REASONS.set(book, byKey);
  }
  const found = byKey.get(key);
  if (found) return found;
  const reasons = ruleOf(book, key);
  byKey.set(key, reasons);
  return reasons;
}
