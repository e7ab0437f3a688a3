import { type Dictionary, useWords } from '../../text/dictionary.ts';
import { type PanelWords, panelWordsEn } from './panels-en.ts';
import { panelWordsZhHans } from './panels-zh-hans.ts';

const panelWords: Dictionary<PanelWords> = { en: panelWordsEn, 'zh-Hans': panelWordsZhHans };

/** The words of what comes later than the felt; a part that is there from the start never asks for them. */
export function usePanelWords(): PanelWords {
  return useWords(panelWords);
}
