import type { Dictionary } from '../../text/dictionary.ts';

const en = {
  handPayments: 'To be paid by hand',
  noHandPayments: 'No player waits for cash.',
  everything: 'All credit',
  waitsSince: (time: string) => `waits since ${time}`,
  onTheWay: 'somebody is on the way',
  voidTitle: 'Void an instrument',
  voidNote: 'It becomes worthless before anybody is paid for it. A second person agrees.',
  voidIt: 'Void it',
  voidAsked: 'Asked for. It is worthless as soon as a second person agrees.',
  toThePit: (table: string) => `Decisions of ${table}`,
  owedTitle: 'Owed to the house',
  owedNote:
    'After corrections the credit could not cover; what comes back to the terminal settles it first.',
  nothingOwed: 'Nobody owes anything.',
  dueTitle: 'Kept for people who left',
  dueNote:
    'What a correction or their leaving made theirs. It is paid in cash when a second person agrees.',
  nothingDue: 'Nothing is kept for anybody.',
  visit: 'Visit or terminal',
  collect: 'Collect in cash',
  payIt: 'Pay',
  writeOff: 'Write off',
  writeOffNote:
    'A pit manager gives a debt up with the reason; the shift manager agrees at the table it arose at.',
  writeOffReason: 'Why is it given up? For the record',
  writeOffAsked: 'Asked for. It is written off as soon as a second person agrees.',
  leftTitle: 'Left behind',
  leftNote:
    'Credit of terminals that sit at no table. A table is chosen to pay it out: the terminal is brought there, and somebody of its pit agrees.',
  payAt: 'Table that pays it out',
  nothingLeft: 'Nothing was left behind.',
};

const zhHans: typeof en = {
  handPayments: '待人工支付',
  noHandPayments: '没有玩家等待现金。',
  everything: '全部余额',
  waitsSince: (time) => `自 ${time} 起等待`,
  onTheWay: '已有人前往',
  voidTitle: '作废投注票',
  voidNote: '在兑付之前作废，须第二人同意。',
  voidIt: '作废',
  voidAsked: '已提出。第二人同意后即告作废。',
  toThePit: (table) => `${table} 的待决事项`,
  owedTitle: '应收款',
  owedNote: '更正后余额不足的部分；该终端再得款项时先行抵扣。',
  nothingOwed: '没有欠款。',
  dueTitle: '为离场者保留',
  dueNote: '因更正或离场而属于他们的款项，第二人同意后以现金支付。',
  nothingDue: '没有保留款。',
  visit: '到访或终端',
  collect: '收取现金',
  payIt: '支付',
  writeOff: '核销',
  writeOffNote: '区域经理说明原因核销欠款；由值班经理在该桌同意。',
  writeOffReason: '为何核销（记录在案）',
  writeOffAsked: '已提出。第二人同意后即告核销。',
  leftTitle: '遗留款',
  leftNote: '未在任何桌台的终端余额。选一张桌台支付：终端移到该桌，由该区一人同意。',
  payAt: '支付的桌台',
  nothingLeft: '没有遗留款。',
};

/** Money that waits: to be paid by hand, owed, kept for somebody, or on an instrument that is to be void. */
export const openMoneyWords: Dictionary<typeof en> = { en, 'zh-Hans': zhHans };
