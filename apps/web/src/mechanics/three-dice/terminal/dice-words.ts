import type { Dictionary } from '../../../text/dictionary.ts';

const en = {
  covered: 'The dice lie under the cover',
  tumbling: 'The dice are being tumbled',
  none: 'No result yet',
  uncovered: 'The cover is off. The dice are being read',
  camera: 'The dice on the table, by camera',
  faces: 'Numbers, most seen first',
  pairs: 'Pairs, most seen first',
  expectedOf: (fraction: string) => `expected ${fraction}`,
  noMemory: 'Dice have no memory: what came often or seldom says nothing about the next roll.',
  show: (dice: string, total: number) => `The dice show ${dice}, total ${total}`,
  bigSmall: 'Big / Small',
  oddEven: 'Odd / Even',
  totals: 'Totals',
  informsOnly: 'Results shown for information only. The dice on the table prevail.',
  expected: 'Dashed line: expected count',
  lastRounds: (count: number) => `Last ${count} rounds`,
  sinceTriple: (count: number) => `${count} rounds since the last triple`,
  noTriple: (count: number) => `No triple in ${count} rounds`,
};

const zhHans: typeof en = {
  covered: '骰子已盖上',
  tumbling: '正在摇骰',
  none: '暂无结果',
  uncovered: '盅盖已揭开，正在读取骰子',
  camera: '桌上骰子的实时画面',
  faces: '点数，出现最多在前',
  pairs: '对子，出现最多在前',
  expectedOf: (fraction) => `期望 ${fraction}`,
  noMemory: '骰子没有记忆：出现多或少，都与下一局无关。',
  show: (dice, total) => `骰子为 ${dice}，总点数 ${total}`,
  bigSmall: '大小',
  oddEven: '单双',
  totals: '点数',
  informsOnly: '路单仅供参考，一切以台面骰子结果为准。',
  expected: '虚线：期望次数',
  lastRounds: (count) => `最近 ${count} 局`,
  sinceTriple: (count) => `距上次围骰 ${count} 局`,
  noTriple: (count) => `${count} 局内未开围骰`,
};

/** What a terminal says of its dice. */
export const diceWords: Dictionary<typeof en> = { en, 'zh-Hans': zhHans };
