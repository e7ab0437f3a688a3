import type { Dictionary } from '../../text/dictionary.ts';

const en = {
  promised: 'Bound by',
  next: 'Next bound by',
  nothing: 'There is no result to check yet.',
  computing: 'Computing…',
  cannot: 'This browser computes only over a secure line (https).',
  good: (result: string) => `The seed is the one that was promised, and it gives ${result}.`,
  bad: 'This does not agree. Please call an attendant.',
  committed: 'Promised before bets opened',
  closed: 'Hash of the row that closed the bets',
  seed: 'Seed, revealed with the result',
  hash: 'SHA-256 of the seed, computed here',
};

const zhHans: typeof en = {
  promised: '承诺值',
  next: '下局承诺值',
  nothing: '暂无可验证的结果。',
  computing: '计算中…',
  cannot: '此浏览器只能在安全连接（https）下计算。',
  good: (result) => `种子与开局前的承诺一致，得出 ${result}。`,
  bad: '结果不一致，请呼叫服务员。',
  committed: '开放下注前公布的承诺',
  closed: '截止下注记录的哈希',
  seed: '随结果公开的种子',
  hash: '本机计算的种子 SHA-256',
};

/** What is said of a virtual result that the player's own browser computes again, whatever is played with. */
export const checkWords: Dictionary<typeof en> = { en, 'zh-Hans': zhHans };
