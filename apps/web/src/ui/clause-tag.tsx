import { useState } from 'react';
import { appendixText } from '../text/appendix.ts';
import type { Dictionary } from '../text/dictionary.ts';
import { useWords } from '../text/dictionary.ts';
import { useClause } from './clause-texts.ts';
import './clause-tag.css';

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
/** What the platform asks has a name instead of a number, and the name is English. */
function ruleZhHans(clause: string): string {
  return /^[a-z-]+$/.test(clause) ? '平台规则' : `规则 ${appendixText(clause, 'zh-Hans')}`;
}

const words: Dictionary<typeof en> = { en, 'zh-Hans': zhHans };

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
