import { type Dictionary, useWords } from '../../text/dictionary.ts';
import { useLanguage } from '../../text/language.ts';
import { useConsoleParts } from '../console-parts-context.ts';

export interface StepText {
  /** In the list of steps. */
  readonly name: string;
  /** Above the task. */
  readonly title: string;
  readonly hint: string;
  /** On the button. */
  readonly action: string;
}

export type StepTexts = Readonly<Record<string, StepText>>;

/** The steps every game has; the others are told by what is played with. */
const en: StepTexts = {
  'open-bets': {
    name: 'Place your bets',
    title: 'Open the betting',
    hint: 'Call for bets. Every terminal at the table unlocks.',
    action: 'Place your bets',
  },
  'close-bets': {
    name: 'No more bets',
    title: 'Bets are open',
    hint: 'Call it once. From then on no bet is placed, changed or taken back.',
    action: 'No more bets',
  },
  'collect-losers': {
    name: 'Collect losing bets',
    title: 'Collect the losing bets',
    hint: 'Areas that are not lit have lost. Take their chips first.',
    action: 'Losing bets collected',
  },
  'pay-winners': {
    name: 'Pay winning bets',
    title: 'Pay the winning bets',
    hint: 'Pay what stands beside each terminal.',
    action: 'Winning bets paid',
  },
  'clear-lights': {
    name: 'Clear the lights',
    title: 'Clear the lights',
    hint: 'Everything is paid. Turn the layout dark for the next round.',
    action: 'Lights cleared',
  },
};

const zhHans: StepTexts = {
  'open-bets': {
    name: '请下注',
    title: '开始下注',
    hint: '宣布下注开始。本桌所有终端随即解锁。',
    action: '请下注',
  },
  'close-bets': {
    name: '停止下注',
    title: '正在下注',
    hint: '宣布一次。此后不得下注、更改或取回。',
    action: '停止下注',
  },
  'collect-losers': {
    name: '收取输注',
    title: '收取输注',
    hint: '未亮灯的区域为输。请先收取这些筹码。',
    action: '输注已收',
  },
  'pay-winners': {
    name: '赔付赢注',
    title: '赔付赢注',
    hint: '按各终端旁所示金额赔付。',
    action: '赢注已赔',
  },
  'clear-lights': {
    name: '熄灯',
    title: '熄灭台面灯',
    hint: '全部赔付完毕。熄灭台面灯，准备下一局。',
    action: '灯已熄灭',
  },
};

const stepWords: Dictionary<StepTexts> = { en, 'zh-Hans': zhHans };

/** A step in words; its own name where nobody has any. */
export function useStepText(step: string): StepText {
  const own = useConsoleParts().steps[useLanguage()];
  const shared = useWords(stepWords);
  return own[step] ?? shared[step] ?? { name: step, title: step, hint: '', action: step };
}
