import type { Dictionary } from '../../text/dictionary.ts';

const en = {
  title: 'Rounds',
  choose: 'Choose a table',
  number: 'No.',
  round: 'Round',
  opened: 'Opened',
  ended: 'Ended',
  status: 'Status',
  result: 'Result',
  staked: 'staked',
  returned: 'returned',
  statuses: {
    'in-progress': 'in progress',
    settled: 'settled',
    corrected: 'corrected',
    void: 'void',
    reversed: 'taken back',
  },
  older: 'Older rounds',
  told: (round: string) => `Round ${round}`,
  bundle: 'Dispute bundle',
  bundlePage: 'Dispute page',
  record: 'Record',
  close: 'Close',
};

const zhHans: typeof en = {
  title: '局',
  choose: '请选桌',
  number: '序号',
  round: '局',
  opened: '开始',
  ended: '结束',
  status: '状态',
  result: '结果',
  staked: '投注',
  returned: '返还',
  statuses: {
    'in-progress': '进行中',
    settled: '已结算',
    corrected: '已更正',
    void: '作废',
    reversed: '已撤销',
  },
  older: '更早的局',
  told: (round) => `局 ${round}`,
  bundle: '争议包',
  bundlePage: '争议页',
  record: '记录',
  close: '关闭',
};

export const roundWords: Dictionary<typeof en> = { en, 'zh-Hans': zhHans };
