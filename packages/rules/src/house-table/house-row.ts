import { err, ok, type Result } from '@baize/exact';
import type { BetKind } from '../three-dice/bet.ts';
import { BET_KINDS } from '../three-dice/bet.ts';
import type { HouseTableError } from './house-table-error.ts';

/** A row whose fields have the right types; whether it fits the layout is the next question. */
export interface HouseRow {
  readonly row: number;
  readonly bet: BetKind;
  readonly pays: string;
  readonly on: readonly string[] | null;
  readonly dice: 1 | 2 | 3 | null;
}

const FIELDS = ['bet', 'pays', 'on', 'dice', 'label'];

export function parseHouseRow(
  value: unknown,
  row: number,
): Result<HouseRow, readonly HouseTableError[]> {
  if (!isRecord(value)) return err([fault('not-an-object', row, null, 'A row is an object.')]);
  const errors = Object.keys(value)
    .filter((field) => !FIELDS.includes(field))
    .map((field) => fault('unknown-field', row, field, `A row has no field "${field}".`));
  const bet = BET_KINDS.find((kind) => kind === value['bet']);
  if (!bet) {
    const message = `"bet" is one of ${BET_KINDS.join(', ')}.`;
    errors.push(fault('bet' in value ? 'unknown-bet' : 'missing-field', row, 'bet', message));
  }
  const pays = value['pays'];
  if (typeof pays !== 'string') {
    const code = pays === undefined ? 'missing-field' : 'wrong-type';
    errors.push(fault(code, row, 'pays', '"pays" is a text such as "8.5 to 1".'));
  }
  const on = selectionsOf(value['on'], row, errors);
  const dice = diceOf(value['dice'], bet, row, errors);
  if (errors.length > 0 || !bet || typeof pays !== 'string') return err(errors);
  return ok({ row, bet, pays, on, dice });
}

function selectionsOf(
  value: unknown,
  row: number,
  errors: HouseTableError[],
): readonly string[] | null {
  if (value === undefined) return null;
  const isList = Array.isArray(value) && value.length > 0;
  if (isList && value.every((each) => typeof each === 'string' || typeof each === 'number')) {
    return value.map(String);
  }
  errors.push(
    fault('wrong-type', row, 'on', '"on" lists numbers or combinations, for instance ["1-2"].'),
  );
  return null;
}

function diceOf(
  value: unknown,
  bet: BetKind | undefined,
  row: number,
  errors: HouseTableError[],
): 1 | 2 | 3 | null {
  if (bet === 'single') {
    if (value === 1 || value === 2 || value === 3) return value;
    const code = value === undefined ? 'missing-field' : 'wrong-type';
    errors.push(fault(code, row, 'dice', 'A single bet says on how many dice: 1, 2 or 3.'));
  } else if (value !== undefined) {
    errors.push(fault('unknown-field', row, 'dice', 'Only single bets are priced by "dice".'));
  }
  return null;
}

export function fault(
  code: HouseTableError['code'],
  row: number | null,
  field: string | null,
  message: string,
): HouseTableError {
  return { code, row, field, message };
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
