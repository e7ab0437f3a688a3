import { err, ok, type Result } from '@baize/exact';
import { type Card, parseCard } from '@baize/si-ki-pi';
import { parseRoll, type Roll } from '@baize/three-dice';

/** One line of a record: the dice of a round, or the cards dealt in one. */
export type RecordEntry =
  | { readonly kind: 'roll'; readonly roll: Roll }
  | { readonly kind: 'deal'; readonly deal: readonly Card[] };

export interface RecordFault {
  readonly code:
    | 'not-json'
    | 'not-a-result'
    | 'no-such-die'
    | 'no-such-card'
    | 'card-twice'
    | 'mixed';
  readonly message: string;
}

export type EntryResult = Result<RecordEntry, RecordFault>;

/** Three faces as texts, each a whole number from 1 to 6 and nothing else. */
export function rollOf(values: readonly unknown[]): EntryResult {
  const numbers = values.map((value) =>
    typeof value === 'string' && /^\d+$/.test(value.trim()) ? Number(value) : value,
  );
  const parsed = parseRoll(numbers);
  if (parsed.ok) return ok({ kind: 'roll', roll: parsed.value });
  const code = parsed.error.code === 'die-out-of-range' ? 'no-such-die' : 'not-a-result';
  return err({ code, message: parsed.error.message });
}

/** Cards as texts such as `As`, in the order in which they were dealt. */
export function dealOf(texts: readonly string[]): EntryResult {
  const deal: Card[] = [];
  for (const text of texts) {
    const card = parseCard(text);
    if (card === null) {
      const message = `${JSON.stringify(text)} is no card; cards are written As, Kd, Th, 9c.`;
      return err({ code: 'no-such-card', message });
    }
    if (deal.includes(card)) {
      return err({ code: 'card-twice', message: `${card} occurs twice in one deal.` });
    }
    deal.push(card);
  }
  if (deal.length === 0) return err(notAResult());
  return ok({ kind: 'deal', deal });
}

export function notAResult(): RecordFault {
  return {
    code: 'not-a-result',
    message: 'A line holds three dice, such as 4,4,1, or cards, such as As Kd Th 9c.',
  };
}
