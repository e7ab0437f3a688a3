import type { Language } from './kit.ts';

export interface WheelWords {
  readonly stop: (name: string, stop: number) => string;
  readonly none: string;
  readonly turns: string;
  readonly spun: (turns: number) => string;
  readonly which: string;
  readonly confirm: (name: string, stop: number) => string;
  readonly confirmEmpty: string;
  readonly round: string;
}

export const WORDS: Readonly<Record<Language, WheelWords>> = {
  en: {
    stop: (name, stop) => `The wheel shows ${name}, stop ${stop}`,
    none: 'The wheel has not been turned yet',
    turns: 'How many times did the wheel go round?',
    spun: (turns) => `${turns} turns`,
    which: 'Which stop is under the flapper?',
    confirm: (name, stop) => `Confirm ${name}, stop ${stop}`,
    confirmEmpty: 'Choose the stop',
    round: 'Round',
  },
  'zh-Hans': {
    stop: (name, stop) => `转轮显示${name}，第 ${stop} 格`,
    none: '转轮尚未转动',
    turns: '转轮转了几圈？',
    spun: (turns) => `${turns} 圈`,
    which: '指针停在哪一格？',
    confirm: (name, stop) => `确认${name}，第 ${stop} 格`,
    confirmEmpty: '请选择停格',
    round: '局号',
  },
};

/** The steps of a round as a dealer reads them. */
export const STEPS = {
  en: {
    'spin-wheel': {
      name: 'Turn the wheel',
      title: 'Turn the wheel',
      hint: 'One way, three turns or more. Nobody touches it until it rests.',
      action: 'The wheel has come to rest',
    },
    'register-stop': {
      name: 'Register the stop',
      title: 'Register the stop',
      hint: 'Enter the stop under the flapper.',
      action: 'Confirm the stop',
    },
  },
  'zh-Hans': {
    'spin-wheel': {
      name: '转动转轮',
      title: '转动转轮',
      hint: '朝一个方向，三圈或以上。停稳之前任何人不得触碰。',
      action: '转轮已停',
    },
    'register-stop': {
      name: '登记停格',
      title: '登记停格',
      hint: '输入指针所指的停格。',
      action: '确认停格',
    },
  },
};

export const TERMINAL_WORDS = {
  en: {
    covered: 'Please wait',
    decides: 'The wheel at the table decides. Screens only show where it stopped.',
    differential: (amount: string) => `Bets may lie at most ${amount} apart.`,
    correction: (round: string, was: string, is: string) =>
      `Round ${round} was corrected: the wheel showed ${is}, not ${was}.`,
  },
  'zh-Hans': {
    covered: '请稍候',
    decides: '一切以台边转轮为准；屏幕仅显示停格。',
    differential: (amount: string) => `投注差额上限为 ${amount}。`,
    correction: (round: string, was: string, is: string) =>
      `局号 ${round} 已更正：转轮为 ${is}，而非 ${was}。`,
  },
};

export const CONSOLE_WORDS = {
  en: {
    wrong: 'Turned back, too few turns, or stopped by hand? Call it before you confirm.',
    voidRound: 'No spin, void this round',
    voidTitle: 'Why does the spin not count?',
    reads: 'Waiting for the wheel to be read',
  },
  'zh-Hans': {
    wrong: '转轮倒转、圈数不足或被人停住？请在确认之前提出。',
    voidRound: '无效转动，本局作废',
    voidTitle: '此次转动为何无效？',
    reads: '等待读取转轮',
  },
};

/** What is said of a stop that a player's own browser computes again. */
export const DRAWN_WORDS = {
  en: {
    key: 'Check this stop',
    result: 'Stop, computed here',
    how: 'The stop is the first byte below 216 of HMAC-SHA-256, keyed with the seed, over the closing hash: its remainder of 54, plus one. This screen computed it itself.',
  },
  'zh-Hans': {
    key: '验证此局',
    result: '本机计算的停格',
    how: '以种子为密钥，对截止哈希计算 HMAC-SHA-256，取第一个小于 216 的字节，除以五十四取余再加一，即为停格。以上由本屏自行计算。',
  },
} as const;

/** What is tested of its spins, by what the floor calls it. */
export const CHINESE_TESTS = {
  names: {
    symbols: '符号',
    'the 54 stops': '54 个停格',
    'stops from spin to spin': '逐次停格',
  },
} as const;
