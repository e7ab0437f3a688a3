import type { StepTexts } from '../../../console/words/step-words.ts';
import type { Dictionary } from '../../../text/dictionary.ts';

const en: StepTexts = {
  tumble: {
    name: 'Tumble',
    title: 'Tumble the dice',
    hint: 'Count every tumble.',
    action: 'Tumble',
  },
  uncover: {
    name: 'Uncover',
    title: 'Uncover the dice',
    hint: 'Lift the cover so that everybody sees the dice.',
    action: 'Dice uncovered',
  },
  'register-result': {
    name: 'Enter the dice',
    title: 'Enter the dice',
    hint: 'Read the uppermost faces.',
    action: 'Confirm',
  },
};

const zhHans: StepTexts = {
  tumble: { name: '摇骰', title: '摇骰', hint: '每摇一次按一下。', action: '摇一次' },
  uncover: {
    name: '开盅',
    title: '开盅',
    hint: '揭开骰盅，让所有人看到骰子。',
    action: '已开盅',
  },
  'register-result': {
    name: '输入骰子点数',
    title: '输入骰子点数',
    hint: '读取朝上的一面。',
    action: '确认',
  },
};

export const diceSteps: Dictionary<StepTexts> = { en, 'zh-Hans': zhHans };
