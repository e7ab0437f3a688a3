import type { Bilingual, Dictionary } from '@baize/protocol/client';
import { type Language, useLanguage } from './language.ts';

export type { Dictionary };

export function useWords<Words>(dictionary: Dictionary<Words>): Words {
  return dictionary[useLanguage()];
}

/** A name or sentence of the server as words of the screens: on the wire Chinese is called `zh`. */
export function inEveryLanguage({ en, zh }: Bilingual): Dictionary<string> {
  return { en, 'zh-Hans': zh };
}

export function inLanguage(text: Bilingual, language: Language): string {
  return inEveryLanguage(text)[language];
}
