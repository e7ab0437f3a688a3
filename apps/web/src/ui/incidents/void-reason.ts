import type { OwnWords } from '../../mechanics/own-words.ts';
import type { Dictionary } from '../../text/dictionary.ts';
import type { Language } from '../../text/language.ts';
import { ruleName } from '../clause-tag.tsx';
import { incidentWords } from './incident-words.ts';
import type { Voided } from './voided.ts';

const OTHERWISE: Readonly<Record<string, Dictionary<string>>> = {
  decision: { en: 'By decision of the management', 'zh-Hans': '由管理层裁定' },
  'not-covered': { en: 'An irregularity', 'zh-Hans': '异常情况' },
};

/** "Void: a die does not lie flat": what the public is told of a round without a result, in both languages. */
export function voidName(
  { incident }: Pick<Voided, 'incident'>,
  own: Dictionary<OwnWords> | null,
): Dictionary<string> {
  const name = (language: Language) => {
    const text = own?.[language].incidents?.[incident] ?? incidentWords[language][incident];
    return OTHERWISE[incident]?.[language] ?? text?.name ?? incident;
  };
  return { en: `Void: ${name('en')}`, 'zh-Hans': `无效：${name('zh-Hans')}` };
}

/** The same with the clause, for a board nobody can touch. */
export function voidReason(voided: Voided, own: Dictionary<OwnWords> | null): Dictionary<string> {
  const [citation] = voided.because;
  const name = voidName(voided, own);
  return {
    en: `${name.en} · ${ruleName(citation, 'en')}`,
    'zh-Hans': `${name['zh-Hans']} · ${ruleName(citation, 'zh-Hans')}`,
  };
}
