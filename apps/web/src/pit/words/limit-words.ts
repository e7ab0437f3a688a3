import type { Dictionary } from '../../text/dictionary.ts';

const en = {
  layouts: 'Layout of the terminals',
  title: (table: string) => `Limits at ${table}`,
  note: 'A change holds from the next round. First what it can cost.',
  default: 'Every bet',
  minimum: 'Minimum',
  maximum: 'Maximum',
  differential: 'Differential',
  none: 'none',
  now: 'Now',
  afterwards: 'Then',
  full: 'Every area full, worst result',
  perTerminal: 'by one terminal alone: here a maximum is what one terminal may stake',
  perBox: 'by all terminals together',
  set: 'Set for the next round',
  waiting: 'Waits for the end of the round…',
  done: 'Set',
  close: 'Close',
  notAnAmount: 'This is no amount.',
};

const zhHans: typeof en = {
  layouts: '终端台面',
  title: (table) => `${table} 的限额`,
  note: '更改自下一局起生效。先看可能的代价。',
  default: '一般投注',
  minimum: '最低',
  maximum: '最高',
  differential: '差额',
  none: '无',
  now: '现在',
  afterwards: '之后',
  full: '各区投满时的最坏结果',
  perTerminal: '仅一台终端：此处最高额指一台终端',
  perBox: '全部终端合计',
  set: '自下一局起生效',
  waiting: '等待本局结束…',
  done: '已设定',
  close: '关闭',
  notAnAmount: '这不是金额。',
};

export const limitWords: Dictionary<typeof en> = { en, 'zh-Hans': zhHans };
