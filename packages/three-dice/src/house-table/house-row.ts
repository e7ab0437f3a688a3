import { err, ok, type Result } from '@baize/exact';
import { type HousePayTableError, problem } from './house-table-error.ts';
import { absentOrWrong, isRecord, optionalTexts, unknownFields } from './shape.ts';

/** A row whose fields have the right types; whether it fits the layout is the next question. */
export interface HouseRow {
  readonly row: number;
  readonly bet: string;
  readonly pays: string;
  readonly on: readonly string[] | null;
  readonly dice: 1 | 2 | 3 | null;
}

export interface UnreadableRow {
  /** What the row was about, where that at least can be read. */
  readonly bet: string | null;
  readonly errors: readonly HousePayTableError[];
}

const FIELDS = ['bet', 'label', 'on', 'dice', 'pays'];

/** `kinds` are what a row of this book may price. */
export function parseHouseRow(
  value: unknown,
  row: number,
  kinds: readonly string[],
): Result<HouseRow, UnreadableRow> {
  if (!isRecord(value)) {
    return err({ bet: null, errors: [problem('not-an-object', row, null, 'A row is an object.')] });
  }
  const errors = [...unknownFields(value, FIELDS, row), ...optionalTexts(value, ['label'], row)];
  const bet = kindOf(value.bet, kinds, row, errors);
  const on = selectionsOf(value.on, row, errors);
  const dice = bet === null ? null : diceOf(value.dice, bet, row, errors);
  const pays = value.pays;
  if (typeof pays !== 'string') {
    errors.push(problem(absentOrWrong(pays), row, 'pays', '"pays" is a text such as "8.5 to 1".'));
  }
  if (errors.length > 0 || bet === null || typeof pays !== 'string') return err({ bet, errors });
  return ok({ row, bet, pays, on, dice });
}

function kindOf(
  value: unknown,
  kinds: readonly string[],
  row: number,
  errors: HousePayTableError[],
): string | null {
  const bet = kinds.find((kind) => kind === value);
  if (bet) return bet;
  const code = value === undefined ? 'missing-field' : 'unknown-bet';
  errors.push(problem(code, row, 'bet', `"bet" is one of ${kinds.join(', ')}.`));
  return null;
}

function selectionsOf(
  value: unknown,
  row: number,
  errors: HousePayTableError[],
): readonly string[] | null {
  if (value === undefined) return null;
  if (Array.isArray(value) && value.length > 0 && value.every(isSelection)) {
    return value.map(String);
  }
  const message = '"on" lists numbers or combinations, for instance ["1-2"].';
  errors.push(problem('wrong-type', row, 'on', message));
  return null;
}

function isSelection(value: unknown): boolean {
  return typeof value === 'string' || Number.isInteger(value);
}

function diceOf(
  value: unknown,
  bet: string,
  row: number,
  errors: HousePayTableError[],
): 1 | 2 | 3 | null {
  if (bet === 'single') {
    if (value === 1 || value === 2 || value === 3) return value;
    const message = 'A single bet says on how many dice: 1, 2 or 3.';
    errors.push(problem(absentOrWrong(value), row, 'dice', message));
  } else if (value !== undefined) {
    errors.push(problem('unknown-field', row, 'dice', 'Only single bets are priced by "dice".'));
  }
  return null;
}
