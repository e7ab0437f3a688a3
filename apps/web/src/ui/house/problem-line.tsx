import type { HttpProblem } from '@baize/protocol/client';
import { useWords } from '../../text/dictionary.ts';
import { useLanguage } from '../../text/language.ts';
import { houseWords } from './house-words.ts';

/** Why a question came to nothing: the code, and in English the sentence of the floor. */
export function ProblemLine({ problem }: { readonly problem: HttpProblem | null }) {
  const words = useWords(houseWords);
  const language = useLanguage();
  if (!problem) return null;
  const said = problem.status === 0 ? words.lost : words.refused(problem.message);
  return (
    <p className="trouble" role="alert" data-fault={problem.code}>
      {said} {(language !== 'en' || problem.status === 0) && <code>{problem.code}</code>}
      {problem.field !== undefined && <code> ({problem.field})</code>}
    </p>
  );
}
