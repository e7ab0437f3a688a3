import type { Language } from '@baize/protocol/client';
import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';

export type { Language };

/** In the order in which they are offered. */
export const LANGUAGES: readonly Language[] = ['en', 'zh-Hans'];

const KEPT_AS = 'baize-language';

/** The language of the whole screen; it changes without a reload. */
const languageStore = createStore<{ readonly language: Language }>(() => ({
  language: globalThis.localStorage?.getItem(KEPT_AS) === 'zh-Hans' ? 'zh-Hans' : 'en',
}));

export function speak(language: Language): void {
  globalThis.localStorage?.setItem(KEPT_AS, language);
  languageStore.setState({ language });
  markDocument();
}

/** Screen readers choose their voice by it. */
export function markDocument(): void {
  document.documentElement.lang = currentLanguage();
}

function currentLanguage(): Language {
  return languageStore.getState().language;
}

export function useLanguage(): Language {
  return useSyncExternalStore(languageStore.subscribe, currentLanguage);
}
