import type { Dictionary } from '../../text/dictionary.ts';

const en = {
  title: 'Out of service',
  open: 'Out of service',
  note: 'What is registered stands. A terminal out of service takes no bets; without tumbler, shaker, cover or console no round begins.',
  close: 'Close',
  names: {
    terminal: 'Terminal',
    tumbler: 'Tumbler',
    shaker: 'Shaker',
    cover: 'Cover',
    console: 'Game Console',
    reader: 'Reader of the dice',
    display: 'Display',
  },
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
  note: '已登记的投注有效。停用的终端不接受投注；摇骰机、摇盅、盖或控制台停用时不能开局。',
  close: '关闭',
  names: {
    terminal: '终端',
    tumbler: '摇骰机',
    shaker: '摇盅',
    cover: '盖',
    console: '游戏控制台',
    reader: '骰面读取器',
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
