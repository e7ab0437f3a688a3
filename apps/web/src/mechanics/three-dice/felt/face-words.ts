import type { Dictionary } from '../../../text/dictionary.ts';
import type { AreaGroupName } from './area-groups.ts';

const en = {
  big: 'BIG',
  small: 'SMALL',
  odd: 'ODD',
  even: 'EVEN',
  anyTriple: 'ANY TRIPLE',
  exceptTriple: 'Except for any triple',
  numbers: ['', 'ONE', 'TWO', 'THREE', 'FOUR', 'FIVE', 'SIX'],
};

const zhHans: typeof en = {
  big: '大',
  small: '小',
  odd: '单',
  even: '双',
  anyTriple: '任何围骰',
  exceptTriple: '开围骰除外',
  numbers: ['', '一', '二', '三', '四', '五', '六'],
};

export const faceWords: Dictionary<typeof en> = { en, 'zh-Hans': zhHans };

export const GROUP_TITLES: Readonly<Record<AreaGroupName, Dictionary<string>>> = {
  evenMoney: { en: 'Even money', 'zh-Hans': '大小单双' },
  triples: { en: 'Triples', 'zh-Hans': '围骰' },
  doubles: { en: 'Doubles', 'zh-Hans': '对子' },
  totals: { en: 'Totals', 'zh-Hans': '点数' },
  dominoes: { en: 'Dominoes', 'zh-Hans': '长牌' },
  singles: { en: 'Single numbers', 'zh-Hans': '单骰' },
  fours: { en: 'Four numbers', 'zh-Hans': '四数' },
  threes: { en: 'Three numbers', 'zh-Hans': '三数' },
  pairsWithSingle: { en: 'Pairs with a single', 'zh-Hans': '对带单' },
  others: { en: 'Other bets', 'zh-Hans': '其他投注' },
};

/** Printed beside the English words too. */
export const HAN = {
  big: '大',
  small: '小',
  odd: '单',
  even: '双',
  triple: '围',
  numbers: ['', '一', '二', '三', '四', '五', '六'],
} as const;
