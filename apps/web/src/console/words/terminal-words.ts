import type { Dictionary } from '../../text/dictionary.ts';

const en = {
  title: 'Terminals at this table',
  none: 'No terminal is seated here.',
  locked: 'locked',
  seated: 'seated',
  layout: 'layout',
  sell: (amount: string) => `Sell ${amount}`,
  release: 'Release the seat',
  unlock: 'Unlock',
  unlockReason: 'What was found? For the record',
  chips: 'Record chips found on the layout',
  chipsHint: 'Chips as they lie, even outside the limits: the rules say what counts of them.',
  area: 'Area',
  stake: 'Amount lying there',
  record: 'Record these chips',
  visit: 'Whose seat it is',
  unknown: 'nobody has shown a card',
  card: (card: string) => `card ${card}`,
  showCard: 'Number of the card you were shown',
  identify: 'This card was shown',
  endVisit: 'They have left; keep what is theirs',
};

const zhHans: typeof en = {
  title: '本桌终端',
  none: '没有终端在座。',
  locked: '已锁定',
  seated: '在座',
  layout: '台面',
  sell: (amount) => `售出 ${amount}`,
  release: '释放座位',
  unlock: '解锁',
  unlockReason: '检查结果（记录在案）',
  chips: '记录台面上的筹码',
  chipsHint: '如实记录筹码，即使超出限额：由规则决定其效力。',
  area: '区域',
  stake: '所放金额',
  record: '记录这些筹码',
  visit: '座上何人',
  unknown: '未出示会员卡',
  card: (card) => `卡号 ${card}`,
  showCard: '所出示卡的号码',
  identify: '已出示此卡',
  endVisit: '已离座，其款项留存',
};

export const terminalWords: Dictionary<typeof en> = { en, 'zh-Hans': zhHans };
