import type { EventOf } from '../../event.ts';
import { betWords, type EventWords, type WordsContext } from './event-words.ts';

export function interruptedWords(
  { established, decided }: EventOf<'RoundInterrupted'>,
  telling: WordsContext,
): EventWords {
  if (!established) return { says: 'The round is interrupted, and no outcome is established.' };
  const won = decided
    .filter(({ result }) => result === 'win')
    .map(({ bet }) => betWords(bet, telling));
  const lost = decided.length - won.length;
  return {
    says: 'The round is interrupted with an outcome established, and is concluded.',
    more: [
      ...(won.length > 0 ? [`Sure to win: ${won.join(', ')}`] : []),
      ...(lost > 0 ? [`Sure to lose: ${lost} of the bets on offer`] : []),
    ],
  };
}

export function owedWords(
  { owed, postings }: Pick<EventOf<'ResultCorrected'>, 'owed' | 'postings'>,
  { amount }: WordsContext,
): readonly string[] {
  const settled = postings.flatMap(({ to, amount: part }) =>
    to.startsWith('receivable:')
      ? [`${to.slice('receivable:'.length)} owed before; ${amount(part)} settles that first`]
      : [],
  );
  const still = owed.map(
    ({ terminal, amount: rest }) => `${terminal} still owes ${amount(rest)}; the pit is told`,
  );
  return [...settled, ...still];
}
