import type { Language } from './language.ts';

/** How dates and hours are written in a language of the screens. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', 'zh-Hans': 'zh-CN' };

/** `15 Nov 21:47:09`: a moment of some day, by the clock of whoever reads it. */
export function momentText(at: number, language: Language): string {
  return new Date(at).toLocaleString(LOCALES[language], {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hour12: false,
  });
}

/** `15 Nov 21:47`: the same where seconds say nothing. */
export function minuteText(at: number, language: Language): string {
  return new Date(at).toLocaleString(LOCALES[language], {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  });
}

/** `21:47`: a moment of this day. */
export function hourText(at: number, language: Language): string {
  return new Date(at).toLocaleTimeString(LOCALES[language], {
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  });
}
