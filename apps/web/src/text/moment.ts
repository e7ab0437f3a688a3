import type { Language } from './language.ts';

/** `15 Nov 21:47:09`: a moment of some day, by the clock of whoever reads it. */
export function momentText(at: number, language: Language): string {
  return new Date(at).toLocaleString(language === 'en' ? 'en-GB' : 'zh-CN', {
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
  return new Date(at).toLocaleString(language === 'en' ? 'en-GB' : 'zh-CN', {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hour12: false,
  });
}
