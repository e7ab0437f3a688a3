import type { Dictionary } from '../../text/dictionary.ts';

const en = {
  big: 'BIG',
  small: 'SMALL',
  odd: 'ODD',
  even: 'EVEN',
  anyTriple: 'ANY TRIPLE',
  exceptTriple: 'Except for any triple',
  numbers: ['', 'ONE', 'TWO', 'THREE', 'FOUR', 'FIVE', 'SIX'],
  yourBet: (amount: string) => `your bet ${amount}`,
  notConfirmed: (amount: string) => `${amount} not confirmed`,
  wins: 'wins',
  felt: 'Betting layout',
};

const zhHans: typeof en = {
  big: '大',
  small: '小',
  odd: '单',
  even: '双',
  anyTriple: '任何围骰',
  exceptTriple: '开围骰除外',
  numbers: ['', '一', '二', '三', '四', '五', '六'],
  yourBet: (amount) => `您的投注 ${amount}`,
  notConfirmed: (amount) => `${amount} 未确认`,
  wins: '中奖',
  felt: '投注台面',
};

export const boardWords: Dictionary<typeof en> = { en, 'zh-Hans': zhHans };

/** Printed beside the English words too. */
export const HAN = {
  big: '大',
  small: '小',
  odd: '单',
  even: '双',
  triple: '围',
  numbers: ['', '一', '二', '三', '四', '五', '六'],
} as const;
