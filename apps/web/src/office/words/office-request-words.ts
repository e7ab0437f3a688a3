import type { OfficeRequest } from '@baize/protocol/client';
import type { Dictionary } from '../../text/dictionary.ts';

type Acts = Readonly<Record<OfficeRequest['act'], string>>;

const acts: Acts = {
  'correct-result': 'Correct a result',
  'void-rounds': 'Take rounds back',
  'decide-matter': 'Decide about a matter',
  'set-reader-aside': 'Set a reader aside',
  'settle-known-bets': 'Settle what an unread die cannot change',
  'change-prices': 'Change game or prices',
  'pay-by-hand': 'Pay by hand',
  'write-off-debt': 'Debt of a visit given up',
  'pay-claim': 'Claim of somebody who left paid out',
  'void-instrument': 'Void an instrument',
  'open-account': 'Open an account',
  'change-position': 'Change a position',
  'reset-password': 'Give another password',
  'pair-twin': 'Another key for a machine in use',
  'add-feed': 'Let another system follow the floor',
  'end-feed': 'Let another system follow no longer',
  'accept-software': 'Accept other software',
};

const zhActs: Acts = {
  'correct-result': '更正结果',
  'void-rounds': '撤销局',
  'decide-matter': '裁定未决事项',
  'set-reader-aside': '停用读取设备',
  'settle-known-bets': '结算不受未读骰子影响的投注',
  'change-prices': '更改游戏或赔率',
  'pay-by-hand': '人工支付',
  'write-off-debt': '免除客人欠款',
  'pay-claim': '支付离场客人的应得款项',
  'void-instrument': '作废投注票',
  'open-account': '开设账号',
  'change-position': '更改职位',
  'reset-password': '另设密码',
  'pair-twin': '为使用中的设备另配密钥',
  'add-feed': '允许其他系统接收本场记录',
  'end-feed': '停止其他系统接收本场记录',
  'accept-software': '接受其他软件',
};

const en = {
  title: 'Waits for a second person',
  acts,
  askedBy: (id: string) => `Asked by ${id}`,
  until: (time: string) => `until ${time}`,
  code: 'Code for the machine',
  token: 'Token of that system, shown once',
  agree: 'Agree',
  reject: 'Reject',
};

const zhHans: typeof en = {
  title: '待第二人同意',
  acts: zhActs,
  askedBy: (id) => `${id} 提出`,
  until: (time) => `${time} 前有效`,
  code: '设备配对码',
  token: '该系统的令牌（仅显示一次）',
  agree: '同意',
  reject: '不同意',
};

export const officeRequestWords: Dictionary<typeof en> = { en, 'zh-Hans': zhHans };
