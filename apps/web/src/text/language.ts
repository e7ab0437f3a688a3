import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';

export const LANGUAGES = ['en', 'zh-Hans'] as const;
export type Language = (typeof LANGUAGES)[number];

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
