import { err, ok, type Result } from '@baize/exact';
import { ruleOf } from '@baize/game';
import {
  type Arrangement,
  type BoxPlayed,
  type Hand,
  parseArrangement,
  type SiKiPiGame,
} from '@baize/si-ki-pi';
import {
  isJsonObject,
  type JsonObject,
  objectIn,
  requireField,
  textField,
  unknownFieldIn,
} from '../../json-lines/json-object.ts';
import { type LineError, problem, within } from '../../json-lines/line-error.ts';
import { showValue } from '../../json-lines/show-value.ts';
import { betsField, type NumberedStake } from './box-bets.ts';
import { cardsProblem, handField } from './hand-field.ts';

const FIELDS = ['box', 'cards', 'set', 'bets'];
const SET_FIELDS = ['low', 'high'];

export function parseBox(
  value: unknown,
  game: SiKiPiGame,
): Result<BoxPlayed<NumberedStake>, LineError> {
  const object = objectIn(value, 'A box');
  if (!object.ok) return object;
  const unknown = unknownFieldIn(object.value, FIELDS);
  if (unknown) return err(unknown);
  const box = boxField(object.value, game);
  if (!box.ok) return box;
  const hand = handField(object.value, 'cards');
  if (!hand.ok) return hand;
  const set = setField(object.value, hand.value, game);
  if (!set.ok) return set;
  const bets = betsField(object.value, game);
  if (!bets.ok) return bets;
  return ok({
    box: box.value,
    hand: hand.value,
    set: set.value,
    bets: bets.value,
    ...(Object.hasOwn(object.value, 'set') ? {} : nobodySeated(game)),
  });
}

function boxField(object: JsonObject, { book }: SiKiPiGame): Result<number, LineError> {
  const value = requireField(object, 'box');
  if (!value.ok) return value;
  const { maximum } = book.table.boxes;
  const box = value.value;
  if (typeof box === 'number' && Number.isInteger(box) && box >= 1 && box <= maximum)
    return ok(box);
  const message = `The box is ${showValue(box)}; boxes are numbered from 1 to ${maximum}.`;
  return err(
    problem('box-out-of-range', 'box', message, { maximum, because: ruleOf(book, 'box-count') }),
  );
}

/** Without `set` nobody arranged the cards, and then the House Way does, by a clause of its own. */
function nobodySeated({ book }: SiKiPiGame): Pick<BoxPlayed, 'houseWayBecause'> {
  return { houseWayBecause: ruleOf(book, 'house-way-for-empty-seat') };
}

function setField(
  object: JsonObject,
  hand: Hand,
  game: SiKiPiGame,
): Result<'house-way' | Arrangement, LineError> {
  if (!Object.hasOwn(object, 'set') || object.set === 'house-way') return ok('house-way');
  const value = object.set;
  if (!isJsonObject(value)) {
    const message = `"set" is ${showValue(value)}; it must be "house-way" or {"low":"..","high":".."}.`;
    return err(problem('unknown-setting', 'set', message));
  }
  const arrangement = parseSetting(value, hand, game);
  return arrangement.ok ? arrangement : err(within('set', arrangement.error));
}

function parseSetting(
  object: JsonObject,
  hand: Hand,
  game: SiKiPiGame,
): Result<Arrangement, LineError> {
  const unknown = unknownFieldIn(object, SET_FIELDS);
  if (unknown) return err(unknown);
  const low = textField(object, 'low');
  if (!low.ok) return low;
  const high = textField(object, 'high');
  if (!high.ok) return high;
  const text = { low: low.value, high: high.value };
  const arrangement = parseArrangement(text, hand, game.readings);
  return arrangement.ok ? arrangement : err(cardsProblem(arrangement.error, null));
}
