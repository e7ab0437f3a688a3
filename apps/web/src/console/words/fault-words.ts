import type { Dictionary } from '../../text/dictionary.ts';
import type { Language } from '../../text/language.ts';

const en = {
  title: 'Out of order',
  since: (time: string) => `Since ${time}`,
  times: (count: number) => `${count} ×`,
  /** English sentences are the floor's own, with the detail it knows. */
  kinds: {},
};

const zhHans: typeof en = {
  title: '故障',
  since: (time) => `自 ${time} 起`,
  times: (count) => `${count} ×`,
  kinds: {
    'printer-failed': '打印机无法打印。',
    'numbers-guessed': '终端多次输入无人签发的投注凭证号码。',
    'numbers-tried': '有人在账房或多台终端多次试用无人签发的凭证号码。',
    'device-failed': '设备报告自身故障。',
    'device-silent': '读取结果的设备未在时限内应答。',
    'readings-disagree': '荷官与设备所读结果不同，本局未结算。',
    'results-unusual': '此台的结果不像公平随机所得。',
    'link-lost': '终端断线，且本局有投注。',
    'terminal-abandoned': '终端长时间无人操作，且有余额。',
    'table-stuck': '自动台无法自行继续。',
    'table-withdrawn': '此台已不在楼面文件中，但仍有客人的款项。',
    'self-audit-difference': '余额与计数不符，终端已锁定。',
    'carried-credit-differs': '终端所带余额与账目不符，终端已锁定。',
    'database-slow': '数据库写入缓慢。',
    'database-unavailable': '数据库没有应答，无法接受投注。',
    'record-behind': '数据库的记录早于此台已确认的内容，此台已关闭。',
    'clock-stepped-back': '服务器时钟被调回。',
    'disk-nearly-full': '数据库磁盘将满。',
    'record-unwitnessed': '没有外部见证记得此记录，可能是旧的数据库。',
    'record-differs': '数据库中有一行与签名不符，未予采信。',
    'software-changed': '软件与上次核准的不同。',
  },
};

export const faultWords: Dictionary<typeof en> = { en, 'zh-Hans': zhHans };

/** As the floor says it, and as records have it from when it was said of dice alone. */
const DISAGREEMENTS = ['results', 'dice'].map(
  (what) => `Dealer and device read different ${what}; the round is not settled.`,
);

/** Whether two readings of one result stopped the table: then two people settle it. */
export function isDisagreement(reason: string): boolean {
  return DISAGREEMENTS.some((said) => reason.startsWith(said));
}

/** Why a table stands still, where the floor itself has stopped it: its sentences are English. */
const PAUSES: Readonly<Record<string, string>> = {
  'The floor was restarted during this round.': '楼面在本局进行中重新启动。',
  ...Object.fromEntries(
    DISAGREEMENTS.map((said) => [said, '荷官与设备所读结果不同，本局未结算。须由主管查看后继续。']),
  ),
  'The software differs from what was last accepted.': '软件与上次核准的不同。',
};

/** The reason of a pause in the language of the screen; what a person has written stays as it was written. */
export function pauseText(reason: string, language: Language): string {
  if (language === 'en') return reason;
  const [said = '', detail] = reason.split(/ (?=\([^)]*\)$)/);
  const known = PAUSES[said];
  return known === undefined ? reason : `${known}${detail ?? ''}`;
}
