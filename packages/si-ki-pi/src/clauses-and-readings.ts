import { type Because, because, clauseOf, ruleOf } from '@baize/game';
import type { SiKiPiGame } from './game.ts';
import type { SiKiPiRuleKey } from './rule-keys.ts';

/** What a book answers to a rule key without its readings, where what they decide has not come up. */
export function clausesAlone(book: SiKiPiGame['book'], key: SiKiPiRuleKey): Because {
  const all = ruleOf(book, key);
  const readings: Readonly<Record<string, unknown>> = book.interpretations;
  const [first, ...rest] = all.filter((each) => !Object.hasOwn(readings, clauseOf(each)));
  return first === undefined ? all : because(first, ...rest);
}
