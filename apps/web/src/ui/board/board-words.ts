import type { AreaGroupName } from '../../mechanics/three-dice/felt/area-groups.ts';
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
  groups: {
    evenMoney: 'Even money',
    triples: 'Triples',
    doubles: 'Doubles',
    totals: 'Totals',
    dominoes: 'Dominoes',
    singles: 'Single numbers',
    fours: 'Four numbers',
    threes: 'Three numbers',
    pairsWithSingle: 'Pairs with a single',
    others: 'Other bets',
  } satisfies Readonly<Record<AreaGroupName, string>>,
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
  groups: {
    evenMoney: '大小单双',
    triples: '围骰',
    doubles: '对子',
    totals: '点数',
    dominoes: '长牌',
    singles: '单骰',
    fours: '四数',
    threes: '三数',
    pairsWithSingle: '对带单',
    others: '其他投注',
  },
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
