import type { Dictionary } from '../../text/dictionary.ts';

const en = {
  kinds: { terminal: 'terminal', table: 'table' },
  coinIn: 'stakes closed in',
  coinOut: 'returned by results',
  stakesReturned: 'returned without',
  corrected: 'corrections, net',
  cashIn: 'cash in',
  cashOut: 'cash out',
  instrumentsIn: 'instruments in',
  instrumentsOut: 'instruments out',
  transfersIn: 'brought along',
  transfersOut: 'carried away',
  tips: 'tips',
  rounds: 'rounds',
};

const zhHans: typeof en = {
  kinds: { terminal: '终端', table: '桌' },
  coinIn: '投注',
  coinOut: '派彩及返还',
  stakesReturned: '无结果退回',
  corrected: '更正净额',
  cashIn: '现金入',
  cashOut: '现金出',
  instrumentsIn: '投注票入',
  instrumentsOut: '投注票出',
  transfersIn: '转入',
  transfersOut: '转出',
  tips: '小费',
  rounds: '局数',
};

export const meterWords: Dictionary<typeof en> = { en, 'zh-Hans': zhHans };
