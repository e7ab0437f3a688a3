import type { Bilingual } from '../../../text/dictionary.ts';

export const diceBoardNames = {
  bigSmall: { en: 'Big / Small', zh: '大小路' },
  oddEven: { en: 'Odd / Even', zh: '单双路' },
  totals: { en: 'Totals', zh: '点数' },
  bound: { en: 'Bound by', zh: '承诺值' },
  nextBound: { en: 'Next round bound by', zh: '下局承诺值' },
  lastResult: { en: 'Last result', zh: '上局结果' },
} as const satisfies Readonly<Record<string, Bilingual>>;

export function lastRounds(count: number): Bilingual {
  return { en: count === 1 ? 'Last round' : `Last ${count} rounds`, zh: `最近 ${count} 局` };
}

export function correctedWords(round: number): Bilingual {
  return { en: `Round ${round} was corrected`, zh: `第 ${round} 局已更正` };
}

/** While a round waits for a decision about what the die would have decided. */
export function unreadNote(dice: string): Bilingual {
  return { en: `A die cannot be read (${dice})`, zh: `有骰子无法读取（${dice}）` };
}

export function unreadOver(round: number): Bilingual {
  return { en: `Round ${round}: a die was not read`, zh: `第 ${round} 局有骰子未能读取` };
}

export const SIDE_NAMES = {
  big: 'Big',
  small: 'Small',
  odd: 'Odd',
  even: 'Even',
} as const;
