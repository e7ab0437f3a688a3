import type { Dictionary } from '../../text/dictionary.ts';

/** What is decided, by the names of the effects. */
const DECIDES: Readonly<Record<string, string>> = {
  'void-round': 'Decided: the round is void',
  'settle-by-dice': 'Decided: settled by another result',
  pay: 'Decided: an amount is paid',
  collect: 'Decided: an amount is collected',
  continue: 'Decided: play continues',
};

const en = {
  'correct-result': (round: string) => `Correct the result of ${round}`,
  'void-rounds': (rounds: string) => `Take back ${rounds}`,
  'change-prices': 'Change game or prices',
  commands: {
    PayByHand: 'Pay by hand',
    VoidInstrument: 'Void an instrument',
    PayClaim: 'Pay what is kept for somebody who left',
    WriteOffDebt: 'Write off a debt',
    DecideBet: 'Decided: one bet is returned',
  },
  decides: DECIDES,
  was: 'Settled by',
  is: 'Result',
  askedBy: (id: string) => `Asked by ${id}`,
  needs: (position: string) => `Needs ${position} or above`,
  expires: (time: string) => `Until ${time}`,
  changes: (count: number) => (count === 1 ? '1 terminal changes' : `${count} terminals change`),
  noChange: 'No terminal gains or loses by it.',
  owed: (amount: string) => `${amount} stays owed`,
  approve: 'Agree',
  reject: 'Reject',
  reason: 'Why not? For the record',
  rejectConfirm: 'Reject it',
  from: 'Now',
  to: 'Then',
};

const zhHans: typeof en = {
  'correct-result': (round) => `更正 ${round} 的结果`,
  'void-rounds': (rounds) => `撤销 ${rounds}`,
  'change-prices': '更改游戏或赔率',
  commands: {
    PayByHand: '人工支付',
    VoidInstrument: '作废投注票',
    PayClaim: '支付为离场者保留的款项',
    WriteOffDebt: '核销欠款',
    DecideBet: '裁定：退回一注',
  },
  decides: {
    'void-round': '裁定：该局作废',
    'settle-by-dice': '裁定：按另一结果结算',
    pay: '裁定：支付一笔',
    collect: '裁定：收取一笔',
    continue: '裁定：继续进行',
  },
  was: '原结算',
  is: '结果',
  askedBy: (id) => `${id} 提出`,
  needs: (position) => `须${position}或以上批准`,
  expires: (time) => `${time} 前有效`,
  changes: (count) => `${count} 台终端有变动`,
  noChange: '没有终端因此增减。',
  owed: (amount) => `${amount} 待追回`,
  approve: '同意',
  reject: '拒绝',
  reason: '为何拒绝？（记录在案）',
  rejectConfirm: '确认拒绝',
  from: '现在',
  to: '之后',
};

export const requestWords: Dictionary<typeof en> = { en, 'zh-Hans': zhHans };
