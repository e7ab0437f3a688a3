import { useEffect } from 'react';
import { useLanguage } from '../text/language.ts';
import { loadPart, SHIPPED_MECHANICS, useLoaded, useParts } from './mechanics.ts';
import type { OwnWords } from './own-words.ts';

const NONE: OwnWords = {};

/** What a mechanic calls its own; nothing until it is known. */
export function useOwnWords(mechanic: string | null): OwnWords {
  const language = useLanguage();
  return useParts(mechanic, 'words')?.[language] ?? NONE;
}

/** The same of every mechanic, for whoever reads lines of all tables: those that come along, and those of the floor. */
export function useEveryOwnWords(floor: readonly string[] = []): readonly OwnWords[] {
  const language = useLanguage();
  const asked = [...new Set([...SHIPPED_MECHANICS, ...floor])].join(' ');
  useEffect(() => {
    for (const mechanic of asked.split(' ')) void loadPart(mechanic, 'words');
  }, [asked]);
  return useLoaded('words').map((words) => words[language]);
}
