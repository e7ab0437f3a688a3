import { TEXTS_ZH_HANS } from '@baize/rulebooks/zh-hans';
import type { FLOOR_BOOK } from '@baize/table';
import { floorRulesZhHans } from './floor-rules.zh-hans.ts';

// By type alone: the value would bring the whole domain into a browser.
const FLOOR: typeof FLOOR_BOOK = 'baize-floor';

const BOOKS: ReadonlyMap<string, Readonly<Record<string, string>>> = new Map([
  ...Object.entries(TEXTS_ZH_HANS),
  [FLOOR, floorRulesZhHans],
]);

/** What a citation says in Simplified Chinese, or null where it leads nowhere. */
export function clauseTextZhHans(citation: string): string | null {
  const [book = '', clause = ''] = citation.split('#');
  const texts = BOOKS.get(book);
  return texts && Object.hasOwn(texts, clause) ? (texts[clause] ?? null) : null;
}
