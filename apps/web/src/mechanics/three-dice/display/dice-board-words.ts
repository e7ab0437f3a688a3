import type { Dictionary } from '../../../text/dictionary.ts';

export const diceBoardNames = {
  bigSmall: { en: 'Big / Small', 'zh-Hans': '大小路' },
  oddEven: { en: 'Odd / Even', 'zh-Hans': '单双路' },
  totals: { en: 'Totals', 'zh-Hans': '点数' },
  bound: { en: 'Bound by', 'zh-Hans': '承诺值' },
  nextBound: { en: 'Next round bound by', 'zh-Hans': '下局承诺值' },
  lastResult: { en: 'Last result', 'zh-Hans': '上局结果' },
} as const satisfies Readonly<Record<string, Dictionary<string>>>;

export function lastRounds(count: number): Dictionary<string> {
  return { en: count === 1 ? 'Last round' : `Last ${count} rounds`, 'zh-Hans': `最近 ${count} 局` };
}

export function correctedWords(round: number): Dictionary<string> {
  return { en: `Round ${round} was corrected`, 'zh-Hans': `第 ${round} 局已更正` };
}

/** While a round waits for a decision about what the die would have decided. */
export function unreadNote(dice: string): Dictionary<string> {
  return { en: `A die cannot be read (${dice})`, 'zh-Hans': `有骰子无法读取（${dice}）` };
}

export function unreadOver(round: number): Dictionary<string> {
  return { en: `Round ${round}: a die was not read`, 'zh-Hans': `第 ${round} 局有骰子未能读取` };
}

export const SIDE_NAMES = {
  big: 'Big',
  small: 'Small',
  odd: 'Odd',
  even: 'Even',
} as const;
