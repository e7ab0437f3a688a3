import type { Dictionary } from '../../../text/dictionary.ts';

const en = {
  covered: 'The dice lie under the cover',
  tumbling: 'The dice are being tumbled',
  none: 'No result yet',
  uncovered: 'The cover is off. The dice are being read',
  camera: 'The dice on the table, by camera',
  show: (dice: string, total: number) => `The dice show ${dice}, total ${total}`,
  bigSmall: 'Big / Small',
  oddEven: 'Odd / Even',
  totals: 'Totals',
  informsOnly: 'Results shown for information only. The dice on the table prevail.',
};

const zhHans: typeof en = {
  covered: '骰子已盖上',
  tumbling: '正在摇骰',
  none: '暂无结果',
  uncovered: '盅盖已揭开，正在读取骰子',
  camera: '桌上骰子的实时画面',
  show: (dice, total) => `骰子为 ${dice}，总点数 ${total}`,
  bigSmall: '大小',
  oddEven: '单双',
  totals: '点数',
  informsOnly: '路单仅供参考，一切以台面骰子结果为准。',
};

/** What a terminal says of its dice. */
export const diceWords: Dictionary<typeof en> = { en, 'zh-Hans': zhHans };
