import type { Bilingual } from '../text/dictionary.ts';

/** A board over a table speaks both languages at once: every text is a pair. */
export const displayWords = {
  connecting: { en: 'Connecting', zh: '正在连接' },
  offline: { en: 'Reconnecting', zh: '正在重新连接' },
  gone: { en: 'This table cannot be shown here', zh: '此处无法显示本桌' },
  closed: { en: 'Table closed', zh: '本桌已关闭' },
  waiting: { en: 'Next round soon', zh: '下一局即将开始' },
  covered: { en: 'Dice covered', zh: '骰子已盖上' },
  paused: { en: 'Table paused', zh: '暂停，请稍候' },
  suspended: { en: 'Table suspended', zh: '本桌停用' },
  open: { en: 'Place your bets', zh: '请下注' },
  'no-more-bets': { en: 'No more bets', zh: '停止下注' },
  arranging: { en: 'Arrange your cards', zh: '请摆牌' },
  comparing: { en: 'Comparing hands', zh: '比牌' },
  result: { en: 'Result', zh: '开奖结果' },
  void: { en: 'Round void', zh: '本局无效，投注已退还' },
} as const satisfies Readonly<Record<string, Bilingual>>;

export const displayNames = {
  table: { en: 'Table', zh: '桌' },
  round: { en: 'Round', zh: '局' },
  evenMoney: { en: 'Even money', zh: '大小单双' },
  otherBets: { en: 'Other bets', zh: '其他投注' },
  differential: { en: 'Differential', zh: '差额' },
  allBets: { en: 'All bets', zh: '所有投注' },
  bigSmall: { en: 'Big / Small', zh: '大小路' },
  oddEven: { en: 'Odd / Even', zh: '单双路' },
  totals: { en: 'Totals', zh: '点数' },
  lastResult: { en: 'Last result', zh: '上局结果' },
  expected: { en: 'Dashed line: expected count', zh: '虚线：期望次数' },
  informsOnly: {
    en: 'For information only. The dice on the table prevail.',
    zh: '仅供参考，以桌上骰子为准。',
  },
  choose: { en: 'Which table?', zh: '哪一桌？' },
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

export function lastRounds(count: number): Bilingual {
  return { en: count === 1 ? 'Last round' : `Last ${count} rounds`, zh: `最近 ${count} 局` };
}

export function correctedWords(round: number): Bilingual {
  return { en: `Round ${round} was corrected`, zh: `第 ${round} 局已更正` };
}

export const SIDE_NAMES = {
  big: 'Big',
  small: 'Small',
  odd: 'Odd',
  even: 'Even',
} as const;
