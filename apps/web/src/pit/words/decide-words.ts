import type { Dictionary } from '../../text/dictionary.ts';

const en = {
  title: 'Decide what no clause decides',
  note: 'The shift manager decides, a pit manager or above agrees on a screen of their own. What it moves stands in their request before they do.',
  close: 'Close',
  effect: 'Decision',
  effects: {
    'void-round': 'Void the round',
    'settle-by-dice': 'Settle by another result',
    'return-bet': 'Return one bet',
    pay: 'Pay an amount',
    collect: 'Collect an amount',
  },
  means: {
    'void-round': 'Every stake goes back; what was paid or collected by it is compensated.',
    'settle-by-dice':
      'The round is settled by the result stated here, and the difference is posted.',
    'return-bet': 'One bet of one terminal goes back, whatever became of it.',
    pay: 'Credit for one terminal, from the win of the table.',
    collect: 'From the credit of one terminal; what it cannot cover stays owed.',
  },
  round: 'Round',
  noRound: 'about no round',
  terminal: 'Terminal',
  amount: 'Amount',
  wrongAmount: 'An amount has digits and at most two after the point.',
  noResult: 'State the result.',
  reason: 'Why? For the record',
  ask: 'Decide, and ask a second person',
};

const zhHans: typeof en = {
  title: '裁定条文未定之事',
  note: '由值班经理裁定，区域经理或以上在自己的屏幕上同意。同意之前，请求中列明所动款项。',
  close: '关闭',
  effect: '裁定',
  effects: {
    'void-round': '作废该局',
    'settle-by-dice': '按另一结果结算',
    'return-bet': '退回一注',
    pay: '支付一笔',
    collect: '收取一笔',
  },
  means: {
    'void-round': '退回全部投注；已收已付的予以冲销。',
    'settle-by-dice': '按此处所列结果重新结算，差额入账。',
    'return-bet': '退回一台终端的一注，不论其结果。',
    pay: '由本桌赢额记入一台终端余额。',
    collect: '从一台终端余额收取；不足部分记为欠款。',
  },
  round: '局',
  noRound: '不涉及某局',
  terminal: '终端',
  amount: '金额',
  wrongAmount: '金额由数字组成，小数点后最多两位。',
  noResult: '请列明结果。',
  reason: '原因（记录在案）',
  ask: '裁定，并请第二人同意',
};

export const decideWords: Dictionary<typeof en> = { en, 'zh-Hans': zhHans };
