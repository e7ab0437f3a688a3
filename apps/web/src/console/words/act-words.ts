import type { Dictionary } from '../../text/dictionary.ts';

const en = {
  acts: {
    seal: { do: 'Dice are sealed in the shaker', done: 'Sealed' },
    cover: { do: 'The shaker is covered', done: 'Covered' },
    announce: { do: 'Each die is announced', done: 'Announced' },
    'keep-uncovered': { do: 'The shaker stays uncovered', done: 'Stays uncovered' },
  } as Readonly<Record<string, { readonly do: string; readonly done: string } | undefined>>,
  title: 'Asked for at this step',
  limits: 'Outside the limits',
  advise: (terminal: string, missing: string) => `${terminal}: tell them ${missing} is missing`,
  reject: (terminal: string, amount: string) => `${terminal}: give ${amount} back`,
};

const zhHans: typeof en = {
  acts: {
    seal: { do: '骰子已封入摇盅', done: '已封' },
    cover: { do: '摇盅已盖上', done: '已盖' },
    announce: { do: '已逐一报骰', done: '已报' },
    'keep-uncovered': { do: '摇盅保持揭开', done: '保持揭开' },
  },
  title: '此步骤所需',
  limits: '超出限额',
  advise: (terminal, missing) => `${terminal}：告知尚缺 ${missing}`,
  reject: (terminal, amount) => `${terminal}：退回 ${amount}`,
};

export const actWords: Dictionary<typeof en> = { en, 'zh-Hans': zhHans };
