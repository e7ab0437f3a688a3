import type { Language } from './language.ts';

/** Parts of a document are called by its own numbers; only the word before them is translated. */
export function appendixText(text: string, language: Language): string {
  return language === 'en' ? text : text.replace(/^Appendix\b/, '附录');
}
