import type { Dictionary } from '../../text/dictionary.ts';

interface WinNames {
  readonly winWithout: string;
  readonly commission: string;
  readonly win: string;
}

/** The win and its parts, named alike on every page of the office: the first two add up to the third. */
export const winNames: Dictionary<WinNames> = {
  en: {
    winWithout: 'Win without commission',
    commission: 'Commission',
    win: 'Win with commission',
  },
  'zh-Hans': {
    winWithout: '赢额（不含佣金）',
    commission: '佣金',
    win: '赢额（含佣金）',
  },
};
