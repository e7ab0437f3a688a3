import type { Foremost } from '../screen-mechanic.ts';

/** The bets everybody looks for first have limits of their own, above those of the others. */
export const EVEN_MONEY: Foremost = {
  kinds: ['big', 'small'],
  name: { en: 'Even money', 'zh-Hans': '大小单双' },
};

/** What must be in sight at once on any screen. */
export const EVEN_BETS = ['big', 'small', 'odd', 'even'] as const;
