import { READING_SWITCHES } from '@baize/game';
import { isFace } from '../roll.ts';

const SHAPES: Readonly<Record<string, (value: unknown, path: string) => readonly string[]>> = {
  total: (value, path) =>
    value === 'odd' || value === 'even'
      ? []
      : numbers(value, path, 'totals are 3 to 18, or "odd" or "even"', isWithin(3, 18)),
  count: (value, path) => numbers(value, path, 'counts are 0 to 3', isWithin(0, 3)),
  face: (value, path) => (isFace(value) ? [] : [`${path}: a face is 1 to 6`]),
  shows: (value, path) => [
    ...numbers(value, path, 'faces are 1 to 6', isFace),
    ...(Array.isArray(value) && value.length > 3 ? [`${path}: there are three dice`] : []),
  ],
  among: (value, path) => numbers(value, path, 'faces are 1 to 6', isFace),
  dice: (value, path) =>
    ['alike', 'different', 'consecutive'].some((word) => word === value)
      ? []
      : [`${path}: dice are alike, different or consecutive`],
  all: conditions,
  any: conditions,
  not: (value, path) => conditionProblems(value, path),
  reading: (value, path) =>
    typeof value === 'string' && Object.hasOwn(READING_SWITCHES, value)
      ? []
      : [`${path}: there is no reading ${String(value)}`],
  answers: (value, path) =>
    isRecord(value)
      ? Object.entries(value).flatMap(([id, each]) => conditionProblems(each, `${path}.${id}`))
      : [`${path}: a condition for each answer`],
};

/** The fields that make a condition, each with the others it needs. */
const FIELDS: readonly (readonly string[])[] = [
  ['total'],
  ['face', 'count'],
  ['shows'],
  ['among'],
  ['dice'],
  ['all'],
  ['any'],
  ['not'],
  ['reading', 'answers'],
];

/** Everything that is wrong with data that should be a condition, each with where it is. */
export function conditionProblems(value: unknown, path: string): readonly string[] {
  if (!isRecord(value)) return [`${path}: a condition is an object`];
  const given = Object.keys(value);
  const fields = FIELDS.find(
    (each) => each.length === given.length && each.every((field) => given.includes(field)),
  );
  if (!fields) {
    return [`${path}: no condition has the fields ${given.join(', ') || '(none)'} alone`];
  }
  return fields.flatMap((field) => SHAPES[field]?.(value[field], `${path}.${field}`) ?? []);
}

function conditions(value: unknown, path: string): readonly string[] {
  if (!Array.isArray(value) || value.length === 0) return [`${path}: a list of conditions`];
  return value.flatMap((each, at) => conditionProblems(each, `${path}[${at}]`));
}

function numbers(
  value: unknown,
  path: string,
  rule: string,
  isGood: (each: unknown) => boolean,
): readonly string[] {
  const isList = Array.isArray(value) && value.length > 0 && value.every(isGood);
  return isList ? [] : [`${path}: ${rule}`];
}

function isWithin(least: number, most: number): (value: unknown) => boolean {
  return (value) =>
    typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
