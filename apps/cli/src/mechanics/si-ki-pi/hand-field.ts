import { err, ok, type Result } from '@baize/exact';
import { type ArrangementError, type Hand, parseHand } from '@baize/si-ki-pi';
import { type JsonObject, textField } from '../../json-lines/json-object.ts';
import { type LineError, problem } from '../../json-lines/line-error.ts';
import { showValue } from '../../json-lines/show-value.ts';

/** Four cards such as `"As Kd Th 9c"`. */
export function handField(object: JsonObject, field: string): Result<Hand, LineError> {
  const text = textField(object, field);
  return text.ok ? parseHandIn(text.value, field) : text;
}

export function parseHandIn(text: string, field: string | null): Result<Hand, LineError> {
  const hand = parseHand(text);
  return hand.ok ? ok(hand.value) : err(cardsProblem(hand.error, field));
}

/** The rules' own refusal of cards, as a problem of a line. */
export function cardsProblem(error: ArrangementError, field: string | null): LineError {
  const { code, message } = error;
  switch (code) {
    case 'wrong-number-of-cards': {
      const { wanted, found } = error;
      return problem(code, field, message, { wanted, found });
    }
    case 'unknown-card': {
      // The word may be as long as the line it stood in.
      const sentence = error.card.length > 40 ? `${showValue(error.card)} is no card.` : message;
      return problem(code, field, sentence);
    }
    case 'duplicate-card':
      return problem(code, field, message, { card: error.card });
    case 'not-own-cards':
      return problem(code, field, message, { cards: error.cards.join(' ') });
  }
}
