import type { Answer } from '@baize/table';
import type { Style } from '../text/style.ts';
import type { CaseReport } from './scenario-report.ts';

/** A case step by step: what was said, and what it brought about by which clauses. */
export function stepsText(
  { clause, title, steps, passed, differences }: CaseReport,
  style: Style,
): readonly string[] {
  return [
    style.strong(`${clause}: ${title}`),
    ...steps.flatMap(({ part, said, answers }) => [
      `  ${part} ${said}`,
      ...answers.flatMap(answerText).map((line) => style.faint(`      ${line}`)),
    ]),
    passed ? style.good('  as expected') : style.bad(`  ${differences.join('\n  ')}`),
  ];
}

function answerText(answer: Answer): readonly string[] {
  switch (answer.type) {
    case 'accepted':
      return answer.events.map(({ event }) => `${event.type} [${event.because.join(', ')}]`);
    case 'refused': {
      const { code, message, because } = answer.refusal;
      return [`refused, ${code}: ${message} [${because.join(', ')}]`];
    }
    case 'repeated':
      return [`repeated; the first answer begins at #${answer.sequence}`];
  }
}
