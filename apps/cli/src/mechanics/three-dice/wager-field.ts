import { err, ok, type Result } from '@baize/exact';
import { ruleOf } from '@baize/game';
import { betIn, type DiceGame, type Wager } from '@baize/three-dice';
import { type JsonObject, textField } from '../../json-lines/json-object.ts';
import { type LineError, problem } from '../../json-lines/line-error.ts';
import { showValue } from '../../json-lines/show-value.ts';
import { nearest } from '../../text/nearest.ts';

/** Well formed, and on no layout of any rulebook: readings D5 and D11. */
const OFFERED_NOWHERE = new Set(['total:3', 'total:18', 'pair-single:112', 'pair-single:665']);

/** The area of the game that a request's `bet` names. */
export function wagerField(object: JsonObject, game: DiceGame): Result<Wager, LineError> {
  const text = textField(object, 'bet');
  if (!text.ok) return text;
  const wager = game.wagerOf.get(text.value);
  return wager ? ok(wager) : err(whyNoWager(text.value, game));
}

/** Why a game has no such bet. */
export function whyNoWager(text: string, game: DiceGame): LineError {
  if (betIn(game.book, text) !== null || OFFERED_NOWHERE.has(text)) {
    const message = `${text} is not on the layout of ${game.id}; \`baize games ${game.id}\` lists what is.`;
    return problem('bet-not-on-layout', 'bet', message, {
      bet: text,
      because: ruleOf(game.book, 'layout-governs'),
    });
  }
  const suggestion = nearest(tidy(text), game.wagerOf.keys());
  const hint = suggestion === null ? `see \`baize games ${game.id}\`` : `is it ${suggestion}?`;
  const message = `${showValue(text)} is not a bet in the notation of dice games; ${hint}`;
  return problem('unknown-bet', 'bet', message, suggestion === null ? {} : { suggestion });
}

/** Digits in ascending order, as the notation wants them: `domino:6-2` is meant as `domino:2-6`. */
function tidy(text: string): string {
  const [kind = '', selection = ''] = text.slice(0, 40).toLowerCase().split(':', 2);
  if (kind === 'domino') return `${kind}:${selection.split('-').toSorted().join('-')}`;
  if (kind !== 'four' && kind !== 'three') return text;
  return `${kind}:${[...selection].toSorted().join('')}`;
}
