import { moneyText } from '../../text/amount.ts';
import type { Dictionary } from '../../text/dictionary.ts';
import type { Wait, WaitKind } from '../waits.ts';

type Say = (wait: Wait) => string;

const en = {
  inOrder: 'In order',
  more: (count: number) => `${count} more`,
  left: (time: string) => `${time} left`,
  says: {
    'line-lost': () => 'Line lost: the last figures',
    'readings-differ': () => 'Readings differ',
    suspended: () => 'Suspended',
    paused: () => 'Paused',
    fault: () => 'Out of order',
    'terminal-locked': ({ terminal }) => `${terminal} is locked`,
    'hand-pay': ({ amount }) => (amount === null ? 'Hand pay' : `Hand pay ${moneyText(amount)}`),
    'ticket-in-doubt': ({ amount }) => `Ticket in doubt ${moneyText(amount ?? 0)}`,
    'ticket-not-taken': ({ amount }) => `Ticket not taken ${moneyText(amount ?? 0)}`,
    'own-decision': () => 'Needs your decision',
    decision: () => 'Needs another person',
    call: ({ terminal }) => `${terminal} calls`,
    'terminal-offline': ({ terminal, amount }) =>
      `${terminal} offline, ${moneyText(amount ?? 0)} stands`,
    unknown: () => 'Not known yet',
  } as Readonly<Record<WaitKind, Say>>,
  faults: {
    'printer-failed': 'Printer',
    'numbers-guessed': 'Numbers guessed',
    'numbers-tried': 'Numbers tried',
    'device-failed': 'Device fault',
    'device-silent': 'Device silent',
    'readings-disagree': 'Readings differ',
    'results-unusual': 'Results unusual',
    'link-lost': 'Terminal offline',
    'terminal-abandoned': 'Terminal left with credit',
    'table-stuck': 'Table stuck',
    'table-withdrawn': 'Table withdrawn',
    'self-audit-difference': 'Balance differs',
    'database-slow': 'Database slow',
    'database-unavailable': 'Database down',
    'clock-stepped-back': 'Clock set back',
    'disk-nearly-full': 'Disk nearly full',
    'software-changed': 'Software differs',
  } as Readonly<Record<string, string>>,
};

const zhHans: typeof en = {
  inOrder: '正常',
  more: (count) => `另有 ${count} 项`,
  left: (time) => `剩 ${time}`,
  says: {
    'line-lost': () => '线路中断：所示为最后数字',
    'readings-differ': () => '读数不一致',
    suspended: () => '停用',
    paused: () => '暂停',
    fault: () => '故障',
    'terminal-locked': ({ terminal }) => `${terminal} 已锁定`,
    'hand-pay': ({ amount }) => (amount === null ? '人工支付' : `人工支付 ${moneyText(amount)}`),
    'ticket-in-doubt': ({ amount }) => `存疑票 ${moneyText(amount ?? 0)}`,
    'ticket-not-taken': ({ amount }) => `票未取走 ${moneyText(amount ?? 0)}`,
    'own-decision': () => '待您决定',
    decision: () => '待他人决定',
    call: ({ terminal }) => `${terminal} 呼叫`,
    'terminal-offline': ({ terminal, amount }) => `${terminal} 断线，有 ${moneyText(amount ?? 0)}`,
    unknown: () => '尚不清楚',
  },
  faults: {
    'printer-failed': '打印机',
    'numbers-guessed': '猜测号码',
    'numbers-tried': '试用号码',
    'device-failed': '设备故障',
    'device-silent': '设备无应答',
    'readings-disagree': '读数不一致',
    'results-unusual': '结果异常',
    'link-lost': '终端断线',
    'terminal-abandoned': '终端无人，有余额',
    'table-stuck': '台面停滞',
    'table-withdrawn': '台已撤下',
    'self-audit-difference': '余额不符',
    'database-slow': '数据库缓慢',
    'database-unavailable': '数据库中断',
    'clock-stepped-back': '时钟被调回',
    'disk-nearly-full': '磁盘将满',
    'software-changed': '软件不同',
  },
};

/** What waits at a table, in few words. */
export const waitWords: Dictionary<typeof en> = { en, 'zh-Hans': zhHans };
