import type { Outcome } from '@baize/protocol/client';

/** What to tell about money that was moved, or was not. */
export interface MoneyNote {
  readonly isGood: boolean;
  readonly text: string;
}

export function outcomeNote(outcome: Outcome, good: string, failed: string): MoneyNote {
  if (outcome.type === 'registered') return { isGood: true, text: good };
  if (outcome.type !== 'answered') return { isGood: false, text: failed };
  const { answer } = outcome;
  if (answer.type === 'refused') return { isGood: false, text: answer.refusal.message };
  return { isGood: true, text: good };
}
