import type { Dictionary } from '../../text/dictionary.ts';

const en = {
  yourBet: (amount: string) => `your bet ${amount}`,
  notConfirmed: (amount: string) => `${amount} not confirmed`,
  wins: 'wins',
  felt: 'Betting layout',
};

const zhHans: typeof en = {
  yourBet: (amount) => `您的投注 ${amount}`,
  notConfirmed: (amount) => `${amount} 未确认`,
  wins: '中奖',
  felt: '投注台面',
};

export const boardWords: Dictionary<typeof en> = { en, 'zh-Hans': zhHans };
