import type { Dictionary } from '../../text/dictionary.ts';

const en = {
  title: 'Results as chance has them',
  results: (count: number) => (count === 1 ? '1 result' : `${count.toLocaleString('en')} results`),
  reading: 'still reading what happened before',
  evidence: 'Evidence now',
  highest: 'Highest so far',
  odds: (odds: string) => `${odds} to 1`,
  noAlarm: 'no alarm',
  alarms: (count: number) => (count === 1 ? '1 alarm' : `${count} alarms`),
  acknowledged: 'acknowledged',
  open: 'Charts and tests',
  nothing: 'No result yet; the monitor begins with the first one.',
  observed: 'Observed',
  expected: 'Expected',
  value: 'Result',
  test: 'Test',
  chance: 'Chance of as much',
  adjusted: 'Among all tests',
  note: 'Acknowledge an alarm by clearing it above, with a reason.',
  close: 'Close',
  /** What a test or a chart is called; null where only the floor's own words are known. */
  named: (title: string): string | null => title,
};

const zhHans: typeof en = {
  title: '结果与随机的比较',
  results: (count) => `${count.toLocaleString('en')} 个结果`,
  reading: '正在读取此前的结果',
  evidence: '当前证据',
  highest: '最高时',
  odds: (odds) => `${odds} 比 1`,
  noAlarm: '无警报',
  alarms: (count) => `${count} 个警报`,
  acknowledged: '已确认',
  open: '图表与检验',
  nothing: '尚无结果；从第一个结果开始监测。',
  observed: '实际',
  expected: '应有',
  value: '结果',
  test: '检验',
  chance: '偶然出现的概率',
  adjusted: '计入全部检验',
  note: '在上方说明原因并清除，即为确认警报。',
  close: '关闭',
  named: (title) => chineseName(title),
};

export const integrityWords: Dictionary<typeof en> = { en, 'zh-Hans': zhHans };

const NAMES: ReadonlyMap<string, string> = new Map([
  ['totals', '点数和'],
  ['the 216 rolls', '216 种结果'],
  ['faces of all dice', '全部骰子的点数'],
  ['totals from roll to roll', '逐次点数和'],
  ['runs of low and high totals', '大小连串'],
  ['gaps between triples', '围骰间隔'],
  ['cards dealt', '发出的牌'],
  ['ranks dealt', '发出的点数'],
  ['suits dealt', '发出的花色'],
  ['first cards', '首张牌'],
  ['first cards from deal to deal', '逐次首张牌'],
]);

const PATTERNS: readonly (readonly [RegExp, string])[] = [
  [/^faces of die (\d)$/, '骰 $1 的点数'],
  [/^die (\d) from roll to roll$/, '骰 $1 逐次'],
  [/^dice (\d) and (\d) together$/, '骰 $1 与骰 $2 合看'],
];

function chineseName(title: string): string | null {
  const plain = title.toLowerCase();
  const known = NAMES.get(plain);
  if (known !== undefined) return known;
  const [pattern, name] = PATTERNS.find(([each]) => each.test(plain)) ?? [];
  return pattern && name ? plain.replace(pattern, name) : null;
}
