import type { Dictionary, Readings } from '@baize/game';
import type { DiceRulebook } from '../rulebook.ts';
import { BET_KINDS, type Bet } from './bet.ts';
import { conditionWords } from './condition-words.ts';

/** What a bet is called; a translation that nobody made falls back to the name itself. */
export function betName({ name, zh }: Pick<Bet, 'name' | 'zh'>): Dictionary<string> {
  return { en: name, 'zh-Hans': zh ?? name };
}

/** When the bet wins, as a clause that can follow "wins when" or stand alone. */
export function winCondition(
  bet: Pick<Bet, 'wins'>,
  readings: Partial<Readings>,
): Dictionary<string> {
  return conditionWords(bet.wins, readings);
}

/** The word the book itself has for a bet: of its kind, or of this very bet where it is the book's own. */
export function printedName(bet: Bet, book: Pick<DiceRulebook, 'betNames'>): string | null {
  return bet.cite === null ? book.betNames[bet.group] : bet.name;
}

/** Where a group of bets comes in a list: the shared kinds in their order, then a book's own. */
export function groupOrder(group: string): number {
  const kinds: readonly string[] = BET_KINDS;
  const at = kinds.indexOf(group);
  return at === -1 ? BET_KINDS.length : at;
}
