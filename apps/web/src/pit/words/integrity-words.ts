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
};

export const integrityWords: Dictionary<typeof en> = { en, 'zh-Hans': zhHans };
