import * as react from 'react';
import { amountText, moneyText } from '../text/amount.ts';
import { inLanguage, useWords } from '../text/dictionary.ts';
import { useLanguage } from '../text/language.ts';
import { Because } from '../ui/clause-tag.tsx';

/**
 * What the screens of a mechanic from outside are built with: the copy of React that draws this
 * page, its words and its amounts, and what each screen has that is the same for every game.
 */
export const kit = {
  react,
  text: { amountText, moneyText, inLanguage, useWords, useLanguage },
  Because,
  terminal: async () => (await import('./kit-terminal.ts')).terminalKit,
  console: async () => (await import('./kit-console.ts')).consoleKit,
};

export type ScreenKit = typeof kit;
