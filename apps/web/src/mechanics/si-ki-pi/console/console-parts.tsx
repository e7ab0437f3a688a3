import type { ConsoleParts } from '../../screen-mechanic.ts';
import { cardSteps } from './card-steps.ts';
import { BonusTask, CompareTask } from './compare-task.tsx';
import { DealTask } from './deal-task.tsx';
import { SetHandTask } from './set-hand-task.tsx';
import './cards.css';

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
