import { type HousePayTableError, problem } from './house-table-error.ts';

type Json = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Fields that nothing reads are more likely misspelt than meant. */
export function unknownFields(
  value: Json,
  known: readonly string[],
  row: number | null,
): HousePayTableError[] {
  const whole = row === null ? 'A house table' : 'A row';
  return Object.keys(value)
    .filter((field) => !known.includes(field))
    .map((field) => problem('unknown-field', row, field, `${whole} has no field "${field}".`));
}

/** A field that may be absent, and is a text where it is present. */
export function optionalTexts(
  value: Json,
  fields: readonly string[],
  row: number | null,
): HousePayTableError[] {
  return fields
    .filter((field) => value[field] !== undefined && typeof value[field] !== 'string')
    .map((field) => problem('wrong-type', row, field, `"${field}" is a text.`));
}

/** Whether a field is not there at all, or there and of the wrong type. */
export function absentOrWrong(value: unknown): 'missing-field' | 'wrong-type' {
  return value === undefined ? 'missing-field' : 'wrong-type';
}
