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

const checkEn = {
  key: 'Check this roll',
  promised: 'Bound by',
  next: 'Next bound by',
  nothing: 'There is no roll to check yet.',
  computing: 'Computing…',
  cannot: 'This browser computes only over a secure line (https).',
  good: (dice: string) => `The seed is the one that was promised, and it gives ${dice}.`,
  bad: 'This does not agree. Please call an attendant.',
  committed: 'Promised before bets opened',
  closed: 'Hash of the row that closed the bets',
  seed: 'Seed, revealed with the result',
  hash: 'SHA-256 of the seed, computed here',
  dice: 'Dice, computed here',
  how: 'The dice are the first three bytes below 252 of HMAC-SHA-256, keyed with the seed, over the closing hash; each by its remainder of six, plus one. This screen computed them itself.',
};

const checkZhHans: typeof checkEn = {
  key: '验证此局',
  promised: '承诺值',
  next: '下局承诺值',
  nothing: '暂无可验证的结果。',
  computing: '计算中…',
  cannot: '此浏览器只能在安全连接（https）下计算。',
  good: (dice) => `种子与开局前的承诺一致，得出 ${dice}。`,
  bad: '结果不一致，请呼叫服务员。',
  committed: '开放下注前公布的承诺',
  closed: '截止下注记录的哈希',
  seed: '随结果公开的种子',
  hash: '本机计算的种子 SHA-256',
  dice: '本机计算的骰子',
  how: '以种子为密钥，对截止哈希计算 HMAC-SHA-256，取前三个小于 252 的字节，各除以六取余再加一，即为三粒骰子。以上均由本屏自行计算。',
};

/** What is said of a roll that the player's own browser computes again. */
export const checkWords: Dictionary<typeof checkEn> = { en: checkEn, 'zh-Hans': checkZhHans };
