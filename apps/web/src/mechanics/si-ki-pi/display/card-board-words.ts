import type { Bilingual } from '../../../text/dictionary.ts';

export const cardBoardNames = {
  dealer: { en: 'Dealer', zh: '庄家' },
  low: { en: 'Low', zh: '低牌' },
  high: { en: 'High', zh: '高牌' },
  faceDown: { en: 'Face down', zh: '未翻开' },
  free: { en: 'Free', zh: '空位' },
  taken: { en: 'Taken', zh: '有人' },
  staked: { en: 'Bet placed', zh: '已下注' },
  dealt: { en: 'Arranging', zh: '摆牌中' },
  set: { en: 'Put down', zh: '已放下' },
  withdrawn: { en: 'Withdrawn', zh: '已撤回' },
} as const satisfies Readonly<Record<string, Bilingual>>;
