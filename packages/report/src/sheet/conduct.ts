import { type Citation, clauseOf, type StepName } from '@baize/game';
import type { Rulebook } from '@baize/rulebooks';

/** One step of a round, as the document orders it. */
export interface ConductStep {
  readonly step: StepName;
  readonly what: string;
  readonly because: readonly Citation[];
  /** The clauses of the step, in our own words. */
  readonly says: string;
}

const WORDS: Readonly<Record<StepName, string>> = {
  'open-bets': 'Bets are opened',
  'close-bets': 'Bets are closed',
  tumble: 'The dice are tumbled',
  uncover: 'The dice are uncovered',
  'register-result': 'The result is registered',
  'collect-losers': 'Losing bets are collected',
  'pay-winners': 'Winning bets are paid',
  'clear-lights': 'The lights are cleared',
  deal: 'The cards are dealt and arranged',
  'set-dealer-hand': 'The dealer sets the hand',
  'settle-initial': 'Initial bets are settled',
  'settle-bonus': 'Bonus bets are settled',
};

export function conductOf(book: Rulebook): readonly ConductStep[] {
  const { announcements, steps } = book.procedure;
  return steps.map(({ step, because, shaker }) => {
    const call =
      step === 'open-bets'
        ? `, with the call "${announcements.open}"`
        : step === 'close-bets'
          ? `, with the call "${announcements.close}"`
          : '';
    const which = shaker === undefined ? '' : ` (${shaker} shaker)`;
    return { step, what: `${WORDS[step]}${call}${which}`, because, says: saysOf(book, because) };
  });
}

/** What the clauses and interpretations of a book say, one sentence each. */
function saysOf(book: Rulebook, citations: readonly Citation[]): string {
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
