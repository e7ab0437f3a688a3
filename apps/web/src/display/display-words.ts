import type { Bilingual } from '../text/dictionary.ts';

/** A board over a table speaks both languages at once: every text is a pair. */
export const displayWords = {
  connecting: { en: 'Connecting', zh: '正在连接' },
  offline: { en: 'Reconnecting', zh: '正在重新连接' },
  gone: { en: 'This table cannot be shown here', zh: '此处无法显示本桌' },
  unknown: { en: 'No board for this game here', zh: '此处没有本游戏的画面' },
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
  otherBets: { en: 'Other bets', zh: '其他投注' },
  differential: { en: 'Differential', zh: '差额' },
  layouts: { en: 'Layouts', zh: '台面' },
  demonstration: { en: 'Demonstration', zh: '演示' },
  unmet: { en: 'not met', zh: '未符合' },
  allBets: { en: 'All bets', zh: '所有投注' },
  choose: { en: 'Which table?', zh: '哪一桌？' },
} as const satisfies Readonly<Record<string, Bilingual>>;
