import type { TableMechanic } from '../mechanic.ts';
import type { StatedWords } from '../outcome-part.ts';

const STATED: StatedWords = {
  showed: 'Say what the result was.',
  settles: 'Say by which result the round is settled.',
  contradicts: 'Bets that are settled already would end otherwise by this result.',
};

/** What is said of an outcome that somebody states, as its mechanic says it. */
export function statedWords({ outcome }: Pick<TableMechanic, 'outcome'>): StatedWords {
  return outcome?.stated ?? STATED;
}

/** Why a round cannot be settled by another outcome: its game has none, or it ended without one. */
export function noOutcomeText({
  outcome,
  noOutcome,
}: Pick<TableMechanic, 'outcome' | 'noOutcome'>): string {
  if (outcome) return 'That round was settled without a result.';
  return noOutcome ?? 'Rounds of this game have no single result.';
}
