import { err, isMultipleOf, type Money, NOTHING, ok, parseStake, type Result } from '@baize/exact';
import { type OverfullArea, READING_SWITCHES, type Readings, type SmallStakes } from '@baize/game';
import {
  type JsonObject,
  listField,
  objectIn,
  requireField,
  unknownFieldIn,
} from '../json-lines/json-object.ts';
import { type LineError, problem, within } from '../json-lines/line-error.ts';
import { showValue } from '../json-lines/show-value.ts';
import { AMOUNT_RULES, type StakeUnit, stakeField } from '../settle-request/stake-field.ts';

/** A box that can be shared out: limits and stakes are whole units, and the stakes add up safely. */
export interface ApportionRequest {
  readonly box: OverfullArea;
  /** Whose each stake is, in the order of the stakes. */
  readonly players: readonly Player[];
  readonly mode: Readings['L3'];
  readonly small: SmallStakes;
}

/** However the caller names a player; it is only handed back. */
export type Player = string | number;

const FIELDS = ['minimum', 'maximum', 'unit', 'stakes', 'mode'];
const STAKE_FIELDS = ['player', 'stake'];

export function parseApportionRequest(
  object: JsonObject,
  { L3, L9 = 'counts' }: Pick<Readings, 'L3' | 'L9'>,
): Result<ApportionRequest, LineError> {
  const unknown = unknownFieldIn(object, FIELDS);
  if (unknown) return err(unknown);
  const limits = limitFields(object);
  if (!limits.ok) return limits;
  const list = listField(object, 'stakes');
  if (!list.ok) return list;
  const players: Player[] = [];
  const stakes: Money[] = [];
  let placed = 0n;
  for (const [index, value] of list.value.entries()) {
    const entry = parseEntry(value, { unit: limits.value.unit, because: null });
    if (!entry.ok) return err(within(`stakes[${index}]`, entry.error));
    players.push(entry.value.player);
    stakes.push(entry.value.stake);
    placed += BigInt(entry.value.stake);
  }
  if (placed > BigInt(Number.MAX_SAFE_INTEGER)) {
    const message = `The stakes add up to ${placed}, more than can be held exactly.`;
    return err(problem('amount-unsafe', 'stakes', message));
  }
  const mode = modeField(object, L3);
  if (!mode.ok) return mode;
  return ok({ box: { ...limits.value, stakes }, players, mode: mode.value, small: L9 });
}

function parseEntry(
  value: unknown,
  unit: StakeUnit,
): Result<{ readonly player: Player; readonly stake: Money }, LineError> {
  const object = objectIn(value, 'A stake');
  if (!object.ok) return object;
  const unknown = unknownFieldIn(object.value, STAKE_FIELDS);
  if (unknown) return err(unknown);
  const player = requireField(object.value, 'player');
  if (!player.ok) return player;
  if (typeof player.value !== 'string' && typeof player.value !== 'number') {
    const message = `"player" is ${showValue(player.value)}; it must be a name or a number.`;
    return err(problem('wrong-type', 'player', message));
  }
  const stake = stakeField(object.value, unit);
  return stake.ok ? ok({ player: player.value, stake: stake.value }) : stake;
}

function modeField(
  object: JsonObject,
  byDefault: Readings['L3'],
): Result<Readings['L3'], LineError> {
  if (!Object.hasOwn(object, 'mode')) return ok(byDefault);
  const mode = READING_SWITCHES.L3.find((value) => value === object.mode);
  if (mode) return ok(mode);
  const message = `"mode" is ${showValue(object.mode)}; it is ${READING_SWITCHES.L3.join(' or ')}.`;
  return err(problem('unknown-mode', 'mode', message, { known: READING_SWITCHES.L3 }));
}

/** The limits of a box; problems are found in this order: amounts, multiples, their order. */
function limitFields(object: JsonObject): Result<Omit<OverfullArea, 'stakes'>, LineError> {
  const minimum = amountField(object, 'minimum', 'may-be-zero');
  if (!minimum.ok) return minimum;
  const maximum = amountField(object, 'maximum', 'may-be-zero');
  if (!maximum.ok) return maximum;
  const unit = amountField(object, 'unit', 'positive');
  if (!unit.ok) return unit;
  const limits = { minimum: minimum.value, maximum: maximum.value, unit: unit.value };
  const wrong = wrongLimit(limits);
  return wrong ? err(wrong) : ok(limits);
}

function amountField(
  object: JsonObject,
  field: string,
  least: 'may-be-zero' | 'positive',
): Result<Money, LineError> {
  const value = requireField(object, field);
  if (!value.ok) return value;
  if (value.value === 0 && least === 'may-be-zero') return ok(NOTHING);
  const amount = parseStake(value.value);
  if (amount.ok) return amount;
  const message = `"${field}" is ${showValue(value.value)}; ${AMOUNT_RULES[amount.error]}`;
  return err(problem(`amount-${amount.error}`, field, message));
}

function wrongLimit({ minimum, maximum, unit }: Omit<OverfullArea, 'stakes'>): LineError | null {
  for (const [field, limit] of Object.entries({ minimum, maximum })) {
    if (isMultipleOf(limit, unit)) continue;
    const message = `"${field}" is ${limit}; stakes come in units of ${unit}, so a limit does too.`;
    return problem('limit-not-a-multiple', field, message, { unit });
  }
  if (minimum <= maximum) return null;
  const message = `The minimum is ${minimum} and the maximum ${maximum}; no stake could meet both.`;
  return problem('minimum-above-maximum', 'minimum', message);
}
