import type { Dictionary } from '../../text/dictionary.ts';

const en = {
  readable: 'Which dice can be read? Leave open what cannot.',
  dice: 'What did the dice show?',
};

const zhHans: typeof en = {
  readable: '哪些骰子可以读取？不能读取的请留空。',
  dice: '骰子实际点数是多少？',
};

export const diceReportWords: Dictionary<typeof en> = { en, 'zh-Hans': zhHans };
