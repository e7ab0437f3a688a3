import { useEffect, useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import { http } from '../session/http.ts';
import { type Language, useLanguage } from '../text/language.ts';

/** What clauses say, as far as somebody has asked: null where nobody could tell. */
type Texts = Readonly<Record<string, string | null>>;

const store = createStore<{ readonly texts: Texts }>(() => ({ texts: {} }));
const asked = new Set<string>();

const keyOf = (citation: string, language: Language) => `${language} ${citation}`;

/** Each clause is fetched once a language, when somebody first wants to read it. */
async function ask(citation: string, language: Language): Promise<void> {
  const key = keyOf(citation, language);
  if (asked.has(key)) return;
  asked.add(key);
  const text = await (language === 'en' ? fetchText(citation) : fetchTranslation(citation));
  if (text === null) asked.delete(key);
  store.setState(({ texts }) => ({ texts: { ...texts, [key]: text } }));
}

async function fetchText(citation: string): Promise<string | null> {
  const clause = await http().clause(citation);
  return clause.ok ? clause.value.says : null;
}

/** The Chinese texts come in one piece, the first time somebody wants to read one of them. */
async function fetchTranslation(citation: string): Promise<string | null> {
  try {
    const { clauseTextZhHans } = await import('@baize/protocol/zh-hans');
    // A rule this build does not know yet is better read in English than not at all.
    return clauseTextZhHans(citation) ?? (await fetchText(citation));
  } catch {
    return fetchText(citation);
  }
}

/** In the language of the screen; undefined while it is on its way. */
export function useClause(citation: string): string | null | undefined {
  const language = useLanguage();
  useEffect(() => {
    void ask(citation, language);
  }, [citation, language]);
  return useSyncExternalStore(
    store.subscribe,
    () => store.getState().texts[keyOf(citation, language)],
  );
}
