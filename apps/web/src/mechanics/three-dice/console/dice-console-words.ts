import type { Dictionary } from '../../../text/dictionary.ts';
import type { ConsolePartWords } from '../../console-part-words.ts';

const en = {
  tumblesRecorded: (count: number, least: number) => `${count} of ${least} recorded`,
  facts: {
    tumbles: 'Tumbles',
    device: 'Tumbler reading',
    deviceRead: 'taken',
    deviceNotRead: 'not yet',
    dice: 'Dice set',
  },
  die: ['First die', 'Second die', 'Third die'],
  dieShows: (die: string, face: number) => `${die} shows ${face}`,
  confirm: (dice: string, total: number) => `Confirm ${dice}, total ${total}`,
  confirmEmpty: 'Enter three dice',
  clear: 'Clear',
  flat: 'By confirming you say that every die lies flat.',
  deviceAgree: 'The tumbler has read the dice. Your entry has to agree with it.',
  deviceWaiting: 'The tumbler has not read the dice yet. Both readings have to agree.',
  entered: (dice: string) => `You entered ${dice}. Waiting for the tumbler.`,
  tumbleCount: (count: number, least: number) => `${count} of ${least}`,
  tumbleDone: (count: number) => `Record ${count} tumbles`,
  tumbleShort: (count: number, least: number) => `Only ${count} of ${least}: end the toss as it is`,
  tumbleByDevice: 'If the tumbler counts by itself this step passes without you.',
};

const zhHans: typeof en = {
  tumblesRecorded: (count, least) => `已记录 ${count} / ${least}`,
  facts: {
    tumbles: '摇骰次数',
    device: '摇骰器读数',
    deviceRead: '已读取',
    deviceNotRead: '未读取',
    dice: '骰子',
  },
  die: ['第一粒', '第二粒', '第三粒'],
  dieShows: (die, face) => `${die}为 ${face} 点`,
  confirm: (dice, total) => `确认 ${dice}，共 ${total} 点`,
  confirmEmpty: '请输入三粒骰子',
  clear: '清除',
  flat: '确认即表示每粒骰子均平放。',
  deviceAgree: '摇骰器已读取骰子，您的输入须与其一致。',
  deviceWaiting: '摇骰器尚未读取骰子，两者须一致。',
  entered: (dice) => `您已输入 ${dice}，等待摇骰器。`,
  tumbleCount: (count, least) => `${count} / ${least}`,
  tumbleDone: (count) => `记录 ${count} 次摇骰`,
  tumbleShort: (count, least) => `仅 ${count} / ${least} 次：就此结束`,
  tumbleByDevice: '若摇骰器自动计数，此步骤会自动完成。',
};

/** What a console says while dice are tumbled, read and entered. */
export const diceConsoleWords: Dictionary<typeof en> = { en, 'zh-Hans': zhHans };

/** The same where every game is asked. */
export const tossWords: Dictionary<ConsolePartWords> = {
  en: {
    wrong: 'Something wrong with the tumble or the dice? Call it before you confirm.',
    voidRound: 'No roll, void this round',
    voidTitle: 'Why does the toss not count?',
    reads: 'Waiting for the tumbler to read the dice',
    again: 'No roll, shake again',
    disagreeHelp: 'Do not touch the dice. The pit settles which reading is right.',
    twoSettle:
      'Two people settle this. Do not touch the dice: a supervisor looks at them and resumes.',
    readAgain: 'Read the dice again',
  },
  'zh-Hans': {
    wrong: '摇骰或骰子有问题？请在确认之前提出。',
    voidRound: '无效摇骰，本局作废',
    voidTitle: '此次摇骰为何无效？',
    reads: '等待摇骰器读取骰子',
    again: '无效摇骰，重新摇骰',
    disagreeHelp: '请勿触碰骰子，由区域主管裁定。',
    twoSettle: '此事须由两人处理。请勿触碰骰子：由主管查看骰子后继续。',
    readAgain: '重新读取骰子',
  },
};
