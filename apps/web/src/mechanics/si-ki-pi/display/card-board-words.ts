import type { Bilingual } from '../../../text/dictionary.ts';

export const cardBoardNames = {
  dealer: { en: 'Dealer', zh: '庄家' },
  low: { en: 'Low', zh: '低牌' },
  high: { en: 'High', zh: '高牌' },
  houseWay: { en: 'House Way', zh: '庄家摆法' },
  faceDown: { en: 'Face down', zh: '未翻开' },
  free: { en: 'Free', zh: '空位' },
  taken: { en: 'Taken', zh: '有人' },
  staked: { en: 'Bet placed', zh: '已下注' },
  dealt: { en: 'Arranging', zh: '摆牌中' },
  set: { en: 'Put down', zh: '已放下' },
  withdrawn: { en: 'Withdrawn', zh: '已撤回' },
  win: { en: 'Wins', zh: '赢' },
  lose: { en: 'Loses', zh: '输' },
  'stand-off': { en: 'Stand-off', zh: '和' },
  bonusPays: { en: 'Bonus pays', zh: '红利赔率' },
  four: { en: 'Four of a Kind', zh: '四条' },
  three: { en: 'Three of a Kind', zh: '三条' },
  twoPairs: { en: 'Two Pairs', zh: '两对' },
  pair: { en: 'Pair', zh: '一对' },
  ranking: { en: 'Ranking', zh: '大小次序' },
  equalHands: {
    en: 'Equal hands, and 0 against 0, go to the dealer.',
    zh: '牌面相同，或双方零点，归庄家。',
  },
  commission: {
    en: 'Winning Initial Bets pay 1 to 1 less 5%.',
    zh: '主注赢 1 比 1，扣佣金 5%。',
  },
} as const satisfies Readonly<Record<string, Bilingual>>;
