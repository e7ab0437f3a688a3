import type { Dictionary } from '../text/dictionary.ts';

/** A board over a table speaks both languages at once: every text is a pair. */
export const displayWords = {
  connecting: { en: 'Connecting', 'zh-Hans': '正在连接' },
  offline: { en: 'Reconnecting', 'zh-Hans': '正在重新连接' },
  gone: { en: 'This table cannot be shown here', 'zh-Hans': '此处无法显示本桌' },
  unknown: { en: 'No board for this game here', 'zh-Hans': '此处没有本游戏的画面' },
  closed: { en: 'Table closed', 'zh-Hans': '本桌已关闭' },
  waiting: { en: 'Next round soon', 'zh-Hans': '下一局即将开始' },
  covered: { en: 'Dice covered', 'zh-Hans': '骰子已盖上' },
  paused: { en: 'Table paused', 'zh-Hans': '暂停，请稍候' },
  suspended: { en: 'Table suspended', 'zh-Hans': '本桌停用' },
  open: { en: 'Place your bets', 'zh-Hans': '请下注' },
  'no-more-bets': { en: 'No more bets', 'zh-Hans': '停止下注' },
  arranging: { en: 'Arrange your cards', 'zh-Hans': '请摆牌' },
  comparing: { en: 'Comparing hands', 'zh-Hans': '比牌' },
  result: { en: 'Result', 'zh-Hans': '开奖结果' },
  void: { en: 'Round void', 'zh-Hans': '本局无效，投注已退还' },
} as const satisfies Readonly<Record<string, Dictionary<string>>>;

export const displayNames = {
  table: { en: 'Table', 'zh-Hans': '桌' },
  round: { en: 'Round', 'zh-Hans': '局' },
  otherBets: { en: 'Other bets', 'zh-Hans': '其他投注' },
  differential: { en: 'Differential', 'zh-Hans': '差额' },
  layouts: { en: 'Layouts', 'zh-Hans': '台面' },
  demonstration: { en: 'Demonstration', 'zh-Hans': '演示' },
  unmet: { en: 'not met', 'zh-Hans': '未符合' },
  allBets: { en: 'All bets', 'zh-Hans': '所有投注' },
  choose: { en: 'Which table?', 'zh-Hans': '哪一桌？' },
} as const satisfies Readonly<Record<string, Dictionary<string>>>;
