import type { Dictionary } from '../../text/dictionary.ts';

const en = {
  chain: 'Chain',
  whole: (number: number) => `Chain whole, signed statement ${number}`,
  broken: 'The chain does not hold',
  unsigned: 'Nothing was signed yet',
  signedAt: (moment: string) => `signed ${moment}`,
  journal: 'Journal',
  events: 'events',
  lastAt: 'Last row',
  hash: 'Hash',
};

const zhHans: typeof en = {
  chain: '链',
  whole: (number) => `链完整，第 ${number} 号签署`,
  broken: '链不成立',
  unsigned: '尚无签署',
  signedAt: (moment) => `签于 ${moment}`,
  journal: '日志',
  events: '事件数',
  lastAt: '最后一行',
  hash: '哈希',
};

export const auditWords: Dictionary<typeof en> = { en, 'zh-Hans': zhHans };
