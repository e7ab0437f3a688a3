import type { Dictionary } from '../../text/dictionary.ts';

const en = {
  title: 'Out of service',
  open: 'Out of service',
  note: 'What is registered stands. A terminal out of service takes no bets; without the console, or what the game is played with, no round begins.',
  close: 'Close',
  names: {
    terminal: 'Terminal',
    console: 'Game Console',
    reader: 'Reader of the result',
    display: 'Display',
  } as Readonly<Record<string, string>>,
  inOrder: 'in order',
  out: 'out of service',
  why: 'What is wrong with it? For the record',
  done: 'What was done about it? For the record',
  takeOut: 'Take out of service',
  putBack: 'Return to service',
};

const zhHans: typeof en = {
  title: '停用',
  open: '停用',
  note: '已登记的投注有效。停用的终端不接受投注；控制台或游戏器具停用时不能开局。',
  close: '关闭',
  names: {
    terminal: '终端',
    console: '游戏控制台',
    reader: '结果读取器',
    display: '显示屏',
  },
  inOrder: '正常',
  out: '停用',
  why: '有何故障（记录在案）',
  done: '如何处理（记录在案）',
  takeOut: '停用',
  putBack: '恢复使用',
};

export const serviceWords: Dictionary<typeof en> = { en, 'zh-Hans': zhHans };
