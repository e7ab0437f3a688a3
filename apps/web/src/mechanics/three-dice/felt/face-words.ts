import type { Bilingual, Dictionary } from '../../../text/dictionary.ts';
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

export const GROUP_TITLES: Readonly<Record<AreaGroupName, Bilingual>> = {
  evenMoney: { en: 'Even money', zh: '大小单双' },
  triples: { en: 'Triples', zh: '围骰' },
  doubles: { en: 'Doubles', zh: '对子' },
  totals: { en: 'Totals', zh: '点数' },
  dominoes: { en: 'Dominoes', zh: '长牌' },
  singles: { en: 'Single numbers', zh: '单骰' },
  fours: { en: 'Four numbers', zh: '四数' },
  threes: { en: 'Three numbers', zh: '三数' },
  pairsWithSingle: { en: 'Pairs with a single', zh: '对带单' },
  others: { en: 'Other bets', zh: '其他投注' },
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
