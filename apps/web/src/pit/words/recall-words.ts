import type { Dictionary } from '../../text/dictionary.ts';

const en = {
  title: 'Older rounds',
  open: 'Older rounds',
  note: 'Read back from the journal, so that they can be corrected or decided about. What is older than the current and the previous gaming day is recalled by the shift manager.',
  close: 'Close',
  none: 'The table has put no round away.',
  statuses: {
    'in-progress': 'in progress',
    settled: 'settled',
    corrected: 'corrected',
    void: 'void',
    reversed: 'taken back',
  },
  recall: 'Recall',
  isBack: 'on the list',
  older: 'Older',
  newest: 'Newest',
};

const zhHans: typeof en = {
  title: '更早的局',
  open: '更早的局',
  note: '从日志读回，以便更正或裁定。早于本日及前一博彩日的，由值班经理调回。',
  close: '关闭',
  none: '本桌没有已收存的局。',
  statuses: {
    'in-progress': '进行中',
    settled: '已结算',
    corrected: '已更正',
    void: '作废',
    reversed: '已撤销',
  },
  recall: '调回',
  isBack: '已在列',
  older: '更早',
  newest: '最近',
};

export const recallWords: Dictionary<typeof en> = { en, 'zh-Hans': zhHans };
