import { err, ok, type Result } from '@baize/exact';
import { ruleOf } from '@baize/game';
import { type BoxStake, parseSiKiPiBet, SI_KI_PI_BETS, type SiKiPiGame } from '@baize/si-ki-pi';
import {
  type JsonObject,
  listField,
  objectIn,
  textField,
  unknownFieldIn,
} from '../../json-lines/json-object.ts';
import { type LineError, problem, within } from '../../json-lines/line-error.ts';
import { showValue } from '../../json-lines/show-value.ts';
import { type StakeUnit, stakeField } from '../../settle-request/stake-field.ts';
import { nearest } from '../../text/nearest.ts';

/** A stake that remembers its place in the request, since bonus bets are settled after initial ones. */
export interface NumberedStake extends BoxStake {
  readonly index: number;
}

const FIELDS = ['bet', 'stake'];

export function betsField(
  object: JsonObject,
  game: SiKiPiGame,
): Result<readonly NumberedStake[], LineError> {
  const list = listField(object, 'bets');
  if (!list.ok) return list;
  const unit = { unit: game.unit, because: () => ruleOf(game.book, 'stake-unit') };
  const bets: NumberedStake[] = [];
  for (const [index, value] of list.value.entries()) {
    const bet = parseBoxBet(value, index, unit);
    if (!bet.ok) return err(within(`bets[${index}]`, bet.error));
    bets.push(bet.value);
  }
  const bonus = bets.find(({ bet }) => bet !== 'initial');
  if (bonus === undefined || bets.some(({ bet }) => bet === 'initial')) return ok(bets);
  const message = `${bonus.bet} needs an initial bet in the same box.`;
  const because = ruleOf(game.book, 'bonus-needs-initial');
  return err(problem('bonus-without-initial', `bets[${bonus.index}].bet`, message, { because }));
}

export function parseBoxBet(
  value: unknown,
  index: number,
  unit: StakeUnit,
): Result<NumberedStake, LineError> {
  const object = objectIn(value, 'A bet');
  if (!object.ok) return object;
  const unknown = unknownFieldIn(object.value, FIELDS);
  if (unknown) return err(unknown);
  const text = textField(object.value, 'bet');
  if (!text.ok) return text;
  const bet = parseSiKiPiBet(text.value);
  if (bet === null) return err(unknownBoxBet(text.value));
  const stake = stakeField(object.value, unit);
  return stake.ok ? ok({ bet, stake: stake.value, index }) : stake;
}

export function unknownBoxBet(text: string): LineError {
  const suggestion = nearest(text, SI_KI_PI_BETS);
  const message = `${showValue(text)} is not a bet of a box; the bets are ${SI_KI_PI_BETS.join(', ')}.`;
  return problem('unknown-bet', 'bet', message, suggestion === null ? {} : { suggestion });
}
