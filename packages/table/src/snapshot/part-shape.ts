import { METERS_AT_ZERO } from '@baize/ledger';
import {
  anything,
  fields,
  isObject,
  listOf,
  name,
  oneOf,
  type Shape,
  textMatching,
  wholeNumber,
} from '../well-formed/shape.ts';

/** A shape for each field of a part, so that no field can be forgotten. */
export type ShapesOf<Part> = { readonly [Field in keyof Part]-?: Shape };

const SAFE = Number.MAX_SAFE_INTEGER;

/** Sums of many amounts, which may be owed as well as held. */
export const SUM = wholeNumber(-SAFE, SAFE, 'a whole number of minor units');
export const STAKE = wholeNumber(0, SAFE, 'a stake in minor units');
/** Sequence numbers, times, rounds: what is counted and never turns back. */
export const ORDINAL = wholeNumber(0, SAFE, 'a whole number, 0 or more');

export const reasons: Shape = (value, field) =>
  listOf(name)(value, field) ??
  (Array.isArray(value) && value.length > 0
    ? null
    : { field, message: `${field} gives no reason.` });

export const meters: Shape = fields(
  Object.fromEntries(Object.keys(METERS_AT_ZERO).map((meter) => [meter, SUM])),
);

export const account: Shape = textMatching(
  /^(cage|instruments|voided|breakage|in-transit|(credit|held|escrow|win|commission|receivable|tips):.+)$/s,
  'an account',
);

/** A map as a list of its entries; no key may stand there twice. */
export function entriesOf(key: Shape, value: Shape): Shape {
  const entries = listOf(pairOf(key, value));
  return (list, field) => {
    const problem = entries(list, field);
    if (problem || !Array.isArray(list)) return problem;
    return uniqueProblem(list, (entry) => entry[0], field);
  };
}

/** A list of parts that have names; no name may stand there twice. */
export function namedList(part: Shape, key: string): Shape {
  const parts = listOf(part);
  return (list, field) => {
    const problem = parts(list, field);
    if (problem || !Array.isArray(list)) return problem;
    return uniqueProblem(list, (entry) => entry[key], field);
  };
}

/** One of several forms, told apart by the field `kind`. */
export function byKind(shapes: Readonly<Record<string, Readonly<Record<string, Shape>>>>): Shape {
  const kinds = oneOf(Object.keys(shapes));
  const forms = new Map(
    Object.entries(shapes).map(([kind, each]) => [kind, fields({ kind: anything, ...each })]),
  );
  return (value, field) => {
    const kind = isObject(value) ? value.kind : undefined;
    const form = typeof kind === 'string' ? forms.get(kind) : undefined;
    return form ? form(value, field) : kinds(kind, `${field}.kind`);
  };
}

function pairOf(key: Shape, value: Shape): Shape {
  const pair = listOf(anything, 2);
  return (entry, field) => {
    const problem = pair(entry, field);
    if (problem || !Array.isArray(entry)) return problem;
    return key(entry[0], `${field}[0]`) ?? value(entry[1], `${field}[1]`);
  };
}

function uniqueProblem<Entry>(
  list: readonly Entry[],
  keyOf: (entry: Entry) => unknown,
  field: string,
) {
  const isUnique = new Set(list.map(keyOf)).size === list.length;
  return isUnique ? null : { field, message: `${field} has two entries of one name.` };
}
