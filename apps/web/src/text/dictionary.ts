import { type Language, useLanguage } from './language.ts';

/** The same words in every language; a key that is missing in one of them does not compile. */
export type Dictionary<Words> = Readonly<Record<Language, Words>>;

/** Names and sentences as the server sends them. */
export interface Bilingual {
  readonly en: string;
  readonly zh: string;
}

export function useWords<Words>(dictionary: Dictionary<Words>): Words {
  return dictionary[useLanguage()];
}

export function inLanguage(text: Bilingual, language: Language): string {
  return language === 'en' ? text.en : text.zh;
}
