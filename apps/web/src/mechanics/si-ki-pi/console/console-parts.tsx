import './cards.css';
import './card-heights.css';
import './card-laptop-console.css';
import './card-laptop.css';
import type { StepTexts } from '../../../console/words/step-words.ts';
import type { Dictionary } from '../../../text/dictionary.ts';
import type { ConsoleParts } from '../../screen-mechanic.ts';
import { wholeFace } from '../cards/card-face.tsx';
import { BonusTask, CompareTask } from './compare-task.tsx';
import { CardConsoleSide } from './console-side.tsx';
import { DealTask } from './deal-task.tsx';
import { IrregularityKeys } from './irregularity-keys.tsx';
import { SetHandTask } from './set-hand-task.tsx';

// Cards are large here from the first deal on.
void wholeFace.bring();

const en: StepTexts = {
  deal: {
    name: 'Deal',
    title: 'Deal the cards',
    hint: 'Four cards to every box with an initial bet, and four to the dealer.',
    action: 'Deal',
  },
  'set-dealer-hand': {
    name: "Set the dealer's hand",
    title: "Set the dealer's hand",
    hint: 'When every box is put down, turn the four cards and set them by the House Way.',
    action: 'Set by the House Way',
  },
  'settle-initial': {
    name: 'Compare the hands',
    title: 'Compare the hands',
    hint: 'Box by box: collect, pay, and take the commission.',
    action: 'Initial bets settled',
  },
  'settle-bonus': {
    name: 'Settle the bonus bets',
    title: 'Settle the bonus bets',
    hint: 'Pay the bonus bets by the pattern of the four cards.',
    action: 'Bonus bets settled',
  },
};

const zhHans: StepTexts = {
  deal: {
    name: '发牌',
    title: '发牌',
    hint: '每个有主注的格位四张，庄家四张。',
    action: '发牌',
  },
  'set-dealer-hand': {
    name: '庄家摆牌',
    title: '庄家摆牌',
    hint: '所有格位放下后，翻开四张牌，按庄家摆法摆牌。',
    action: '按庄家摆法摆牌',
  },
  'settle-initial': {
    name: '比牌',
    title: '比牌',
    hint: '逐格收取、赔付并抽取佣金。',
    action: '主注已结算',
  },
  'settle-bonus': {
    name: '结算红利投注',
    title: '结算红利投注',
    hint: '按四张牌的牌型赔付红利投注。',
    action: '红利投注已结算',
  },
};

const cardSteps: Dictionary<StepTexts> = { en, 'zh-Hans': zhHans };

/** The Game Console of Si Ki Pi. */
export const consoleParts: ConsoleParts = {
  tasks: {
    deal: DealTask,
    'set-dealer-hand': SetHandTask,
    'settle-initial': CompareTask,
    'settle-bonus': BonusTask,
  },
  presses: {},
  Picture: () => null,
  Reading: () => null,
  resultStep: null,
  Equipment: null,
  Troubles: IrregularityKeys,
  Side: CardConsoleSide,
  steps: cardSteps,
  words: {
    en: {
      wrong: 'Something wrong with the cards? Call it before you go on.',
      voidRound: 'Void this round',
      voidTitle: 'Why is the round void?',
      reads: '',
    },
    'zh-Hans': {
      wrong: '牌有问题？请在继续之前提出。',
      voidRound: '本局作废',
      voidTitle: '本局为何作废？',
      reads: '',
    },
  },
};
