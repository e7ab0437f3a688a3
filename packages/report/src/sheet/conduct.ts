import { type Citation, clauseOf, type RulebookBase, type StepName } from '@baize/game';

/** One step of a round, as the document orders it. */
export interface ConductStep {
  readonly step: StepName;
  readonly what: string;
  readonly because: readonly Citation[];
  /** The clauses of the step, in our own words. */
  readonly says: string;
}

/** Steps of a round that are the same whatever is played with. */
const WORDS: Readonly<Record<string, string>> = {
  'open-bets': 'Bets are opened',
  'close-bets': 'Bets are closed',
  'register-result': 'The result is registered',
  'collect-losers': 'Losing bets are collected',
  'pay-winners': 'Winning bets are paid',
};

export function conductOf(
  book: RulebookBase,
  own: Readonly<Record<string, string>>,
): readonly ConductStep[] {
  const { announcements, steps } = book.procedure;
  return steps.map(({ step, because, shaker }) => {
    const call =
      step === 'open-bets'
        ? `, with the call "${announcements.open}"`
        : step === 'close-bets'
          ? `, with the call "${announcements.close}"`
          : '';
    const words = WORDS[step] ?? own[step] ?? asNamed(step);
    const which = shaker === undefined ? '' : ` (${shaker} shaker)`;
    return { step, what: `${words}${call}${which}`, because, says: saysOf(book, because) };
  });
}

/** A step that nobody has words for: `spin-wheel` is told as Spin wheel. */
function asNamed(step: string): string {
  return `${step.charAt(0).toUpperCase()}${step.slice(1).replaceAll('-', ' ')}`;
}

/** What the clauses and interpretations of a book say, one sentence each. */
function saysOf(book: RulebookBase, citations: readonly Citation[]): string {
  return citations
    .flatMap((citation) => {
      const id = clauseOf(citation);
      const { clauses, interpretations } = book;
      const found = [...Object.entries(clauses), ...Object.entries(interpretations)].find(
        ([key]) => key === id,
      );
      return found ? [found[1].says] : [];
    })
    .join(' ');
}
