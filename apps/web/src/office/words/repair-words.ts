import type { Dictionary } from '../../text/dictionary.ts';

const en = {
  title: 'Faults',
  subject: 'Where',
  what: 'What',
  since: 'Since',
  state: 'State',
  by: 'Put right by',
  how: 'How it was put right',
  stands: 'Out of order',
  locks: 'Locked',
  mended: 'Put right',
  mendedBy: (who: string, time: string) => `Put right by ${who}, ${time}`,
  putRight: 'Put right',
  report: 'Report a fault',
  detail: 'What was seen',
  kinds: {
    'device-failed': 'A device does not work',
    'printer-failed': 'A printer does not print',
  },
  nothing: 'Nothing was ever out of order.',
  software: 'Software',
  softwareNote:
    'Everything that runs is hashed and compared with what was last accepted; also at every start and daily.',
  check: 'Check now',
  checking: 'Checking…',
  accepted: 'As accepted',
  differs: 'Differs',
  checked: (files: number, time: string) => `${files} files at ${time}:`,
  close: 'Close',
};

const zhHans: typeof en = {
  title: '故障',
  subject: '位置',
  what: '内容',
  since: '自',
  state: '状态',
  by: '处理人',
  how: '如何处理',
  stands: '故障',
  locks: '已锁定',
  mended: '已处理',
  mendedBy: (who, time) => `${who} 于 ${time} 处理`,
  putRight: '已处理',
  report: '报告故障',
  detail: '所见情况',
  kinds: { 'device-failed': '设备不工作', 'printer-failed': '打印机不打印' },
  nothing: '从未有过故障。',
  software: '软件',
  softwareNote: '对运行的全部文件计算散列，与上次核准的比较；每次启动及每日亦会检查。',
  check: '立即检查',
  checking: '检查中…',
  accepted: '与核准一致',
  differs: '不一致',
  checked: (files, time) => `${time}，${files} 个文件：`,
  close: '关闭',
};

/** What a technician reads and writes: faults, repairs, the software that runs. */
export const repairWords: Dictionary<typeof en> = { en, 'zh-Hans': zhHans };
