import './clause-tag.css';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';
import { ownHttp } from '../session/player-http.ts';
import { appendixText } from '../text/appendix.ts';
import { type Dictionary, useWords } from '../text/dictionary.ts';
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
  const clause = await ownHttp().clause(citation);
  return clause.ok ? clause.value.says : null;
}

/** The Chinese texts come in one piece, the first time somebody wants to read one of them. */
async function fetchTranslation(citation: string): Promise<string | null> {
  try {
    const { clauseTextZhHans } = await import('@baize/house/zh-hans');
    // A rule this build does not know yet is better read in English than not at all.
    return clauseTextZhHans(citation) ?? (await fetchText(citation));
  } catch {
    return fetchText(citation);
  }
}

/** In the language of the screen; undefined while it is on its way. */
function useClause(citation: string): string | null | undefined {
  const language = useLanguage();
  useEffect(() => {
    void ask(citation, language);
  }, [citation, language]);
  return useSyncExternalStore(
    store.subscribe,
    () => store.getState().texts[keyOf(citation, language)],
  );
}

const en = {
  rule: (clause: string) => `Rule ${clause}`,
  explain: (clause: string) => `What rule ${clause} says`,
  loading: 'Looking it up…',
  unknown: 'The text of this rule cannot be shown now.',
};
const zhHans: typeof en = {
  rule: (clause) => ruleZhHans(clause),
  explain: (clause) => `${ruleZhHans(clause)}的内容`,
  loading: '正在查询…',
  unknown: '暂时无法显示此规则的内容。',
};
/** What the platform asks has a name instead of a number, and the name is English; so have definitions. */
function ruleZhHans(clause: string): string {
  if (/^[a-z-]+$/.test(clause)) return '平台规则';
  const [, section] = /^(\d+) [A-Z][a-z]/.exec(clause) ?? [];
  return section ? `规则 ${section} 定义` : `规则 ${appendixText(clause, 'zh-Hans')}`;
}

const words: Dictionary<typeof en> = { en, 'zh-Hans': zhHans };

/** "Rule 5.7" where a tap could not open what it says. */
export function ruleName(citation: string, language: Language): string {
  return words[language].rule(citation.slice(citation.indexOf('#') + 1));
}

/** "Rule 5.7": a tap says in our words what the clause asks. */
export function ClauseTag({ citation }: { readonly citation: string }) {
  const [isOpen, setOpen] = useState(false);
  const { rule, explain } = useWords(words);
  const clause = citation.slice(citation.indexOf('#') + 1);
  return (
    <span className="clause">
      <button
        type="button"
        className="clause-tag"
        data-clause={citation}
        aria-expanded={isOpen}
        aria-label={explain(clause)}
        onClick={(event) => {
          event.stopPropagation();
          setOpen(!isOpen);
        }}
      >
        {rule(clause)}
      </button>
      {isOpen && <ClauseText citation={citation} />}
    </span>
  );
}

function ClauseText({ citation }: { readonly citation: string }) {
  const { loading, unknown } = useWords(words);
  const text = useClause(citation);
  return (
    <span className="clause-text" role="note" aria-busy={text === undefined || undefined}>
      {text === undefined ? loading : (text ?? unknown)}
    </span>
  );
}

/** All the clauses a decision rests on, the most decisive first. */
export function Because({ citations }: { readonly citations: readonly string[] }) {
  return (
    <span className="because">
      {citations.map((citation) => (
        <ClauseTag key={citation} citation={citation} />
      ))}
    </span>
  );
}

/** Clauses with what they ask written out, where a list of them is the point. */
export function ClauseLines({ citations }: { readonly citations: readonly string[] }) {
  const { rule } = useWords(words);
  return (
    <ul className="clause-lines">
      {citations.map((citation) => (
        <li key={citation} data-clause={citation}>
          <b>{rule(citation.slice(citation.indexOf('#') + 1))}</b>
          <ClauseText citation={citation} />
        </li>
      ))}
    </ul>
  );
}
