import { type Dictionary, useWords } from '../../text/dictionary.ts';
import { en, type TerminalWords } from './en.ts';
import { zhHans } from './zh-hans.ts';

export const terminalWords: Dictionary<TerminalWords> = { en, 'zh-Hans': zhHans };

export function useTerminalWords(): TerminalWords {
  return useWords(terminalWords);
}
