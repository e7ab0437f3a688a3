import type { Outcome, Refusal } from '@baize/protocol/client';
import type { Language } from '../../text/language.ts';
import { refusalText } from '../../ui/refusal-text.ts';
import type { TerminalWords } from '../words/en.ts';

/** What to tell about money that was moved, or was not; said again when the language changes. */
export interface MoneyNote {
  readonly isGood: boolean;
  readonly say: (words: TerminalWords, language: Language) => string;
}

export function refusedNote(refusal: Refusal): MoneyNote {
  return { isGood: false, say: (_, language) => refusalText(refusal, language) };
}

export function outcomeNote(
  outcome: Outcome,
  good: MoneyNote['say'],
  failed: MoneyNote['say'],
): MoneyNote {
  if (outcome.type === 'registered') return { isGood: true, say: good };
  if (outcome.type !== 'answered') return { isGood: false, say: failed };
  const { answer } = outcome;
  return answer.type === 'refused' ? refusedNote(answer.refusal) : { isGood: true, say: good };
}
