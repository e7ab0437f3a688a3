import { type Dictionary, useWords } from '../../../text/dictionary.ts';
import { type CashOutWords, cashOutWordsEn } from './cash-out-en.ts';
import { cashOutWordsZhHans } from './cash-out-zh-hans.ts';

const cashOutWords: Dictionary<CashOutWords> = {
  en: cashOutWordsEn,
  'zh-Hans': cashOutWordsZhHans,
};

export function useCashOutWords(): CashOutWords {
  return useWords(cashOutWords);
}
