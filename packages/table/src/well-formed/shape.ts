import type { Form } from './form.ts';

/** What is wrong with a value, and where: `config.limits.default.minimum`. */
export interface ShapeProblem {
  readonly field: string;
  readonly message: string;
}

/** Whether a value that nobody has checked has the form a field needs. */
export interface Shape<Value = unknown> {
  (value: unknown, field: string): ShapeProblem | null;
  /** What a value of this shape is. It is never there: only the compiler reads it. */
  readonly holds?: Value;
}

/** A shape that can be told to others; what only a snapshot holds need not be. */
export interface Field<Value = unknown> extends Shape<Value> {
  readonly form: Form;
}

type Check = (value: unknown, field: string) => ShapeProblem | null;

/** A shape of one's own, told to others by its form. */
export function withForm<Value>(form: Form, check: Check): Field<Value> {
  return Object.assign(check, { form });
}

/** The same shape, held to more where it travels; the table itself asks no more than before. */
export function tightenOnWire<Value>(shape: Shape<Value>, form: Form): Field<Value> {
  return withForm(form, (value, field) => shape(value, field));
}

export const anything: Field = withForm({ is: 'anything' }, () => null);

/** What is not told to others may be anything to them. */
function formOf(shape: Shape | Field): Form {
  return 'form' in shape ? shape.form : anything.form;
}

export const text: Field<string> = withForm({ is: 'text' }, (value, field) =>
  typeof value === 'string' ? null : wrong(field, value, 'a text'),
);

export const name: Field<string> = withForm({ is: 'text', least: 1 }, (value, field) =>
  isName(value) ? null : wrong(field, value, 'a name'),
);

/** Every command names several things; a first letter that can be seen says as much as all of them do. */
function isName(value: unknown): boolean {
  if (typeof value !== 'string') return false;
  const first = value.charCodeAt(0);
  return (first > 0x20 && first < 0x7f) || value.trim() !== '';
}

export const flag: Field<boolean> = withForm({ is: 'flag' }, (value, field) =>
  typeof value === 'boolean' ? null : wrong(field, value, 'true or false'),
);

/**
 * A whole number from `least` to `most`, both included. A negative zero is none: it would be another
 * number once it has been written down and read again.
 */
export function wholeNumber<Value extends number = number>(
  least: number,
  most: number,
  what: string,
): Field<Value> {
  return withForm({ is: 'whole', least, most }, (value, field) => {
    const isWhole = Number.isSafeInteger(value) && !Object.is(value, -0);
    const fits = isWhole && Number(value) >= least && Number(value) <= most;
    return fits ? null : wrong(field, value, what);
  });
}

export function oneOf<const Word extends string>(words: readonly Word[]): Field<Word> {
  return withForm({ is: 'one-of', values: words }, (value, field) =>
    words.some((word) => word === value) ? null : wrong(field, value, `one of ${words.join(', ')}`),
  );
}

export function textMatching(pattern: RegExp, what: string): Field<string> {
  return withForm({ is: 'text', pattern }, (value, field) =>
    typeof value === 'string' && pattern.test(value) ? null : wrong(field, value, what),
  );
}

/** A field that need not be there. */
export type Optional<Value> = Field<Value> & { readonly isOptional: true };

export function optional<Value>(shape: Shape<Value>): Optional<Value> {
  const form: Form = { is: 'optional', of: formOf(shape) };
  const check: Check = (value, field) => (value === undefined ? null : shape(value, field));
  return Object.assign(withForm<Value>(form, check), { isOptional: true } as const);
}

export function nullable<Value>(shape: Shape<Value>): Field<Value | null> {
  return withForm({ is: 'nullable', of: formOf(shape) }, (value, field) =>
    value === null ? null : shape(value, field),
  );
}

/** A value of any of these shapes; what is wrong is said by the first. */
export function anyOf(shapes: readonly Field[]): Field {
  const [first = anything] = shapes;
  if (shapes.length < 2) return first;
  return withForm({ is: 'any-of', of: shapes.map(({ form }) => form) }, (value, field) =>
    shapes.some((shape) => shape(value, field) === null) ? null : first(value, field),
  );
}

export function listOf<Value>(
  shape: Shape<Value>,
  length: number | null = null,
): Field<readonly Value[]> {
  return withForm({ is: 'list', of: formOf(shape) }, (value, field) => {
    if (!Array.isArray(value)) return wrong(field, value, 'a list');
    if (length !== null && value.length !== length) {
      return { field, message: `${field} has ${value.length} entries; it needs ${length}.` };
    }
    for (const [index, each] of value.entries()) {
      const problem = shape(each, `${field}[${index}]`);
      if (problem) return problem;
    }
    return null;
  });
}

/** So many values in their order, each of a shape of its own. */
export function tupleOf<const Fields extends readonly Field[]>(
  ...shapes: Fields
): Field<{ readonly [Place in keyof Fields]: ValueOf<Fields[Place]> }> {
  const form: Form = { is: 'tuple', of: shapes.map((shape) => shape.form) };
  const list = listOf(anything, shapes.length);
  return withForm(form, (value, field) => {
    const fault = list(value, field);
    if (fault || !Array.isArray(value)) return fault;
    return firstProblem(shapes.map((shape, index) => shape(value[index], `${field}[${index}]`)));
  });
}

/** An object whose fields all have one shape, whatever they are called. */
export function recordOf<Value>(shape: Shape<Value>): Field<Readonly<Record<string, Value>>> {
  return withForm({ is: 'record', of: formOf(shape) }, (value, field) => {
    if (!isObject(value)) return wrong(field, value, 'an object');
    return firstProblem(
      Object.entries(value).map(([key, each]) => shape(each, within(field, key))),
    );
  });
}

export type FieldShapes = Readonly<Record<string, Shape>>;
type ValueOf<S> = S extends Shape<infer Value> ? Value : never;
type OptionalIn<Fields> = {
  [Key in keyof Fields]: Fields[Key] extends { readonly isOptional: true } ? Key : never;
}[keyof Fields];

/** The object that these fields make up. */
export type FieldsOf<Fields> = {
  readonly [Key in Exclude<keyof Fields, OptionalIn<Fields>>]: ValueOf<Fields[Key]>;
} & {
  readonly [Key in OptionalIn<Fields>]?: ValueOf<Fields[Key]>;
};

/** An object with exactly these fields: a misspelt one must not decide anything silently. */
export function fields<const Fields extends FieldShapes>(shapes: Fields): Field<FieldsOf<Fields>> {
  const entries = Object.entries(shapes);
  const byKey = new Map(entries);
  const inOrder = entries.map(([key, shape]) => ({ key, shape }));
  const forms = Object.fromEntries(entries.map(([key, shape]) => [key, formOf(shape)]));
  return withForm({ is: 'fields', fields: forms }, (value, field) => {
    if (!isObject(value)) return wrong(field, value, 'an object');
    if (isComplete(value, inOrder, byKey)) return null;
    for (const [key, shape] of byKey) {
      const problem = shape(value[key], within(field, key));
      if (problem) return problem;
    }
    return strangerIn(value, shapes, field);
  });
}

/**
 * Whether every field is there and as it must be: nearly always so, and found out without any detour.
 * Fields nearly always come in the order they are written down in, and need not be looked up then.
 */
function isComplete(
  value: Readonly<Record<string, unknown>>,
  inOrder: readonly { readonly key: string; readonly shape: Shape }[],
  byKey: ReadonlyMap<string, Shape>,
): boolean {
  let present = 0;
  for (const key in value) {
    const expected = inOrder[present];
    const shape = expected?.key === key ? expected.shape : byKey.get(key);
    if (!shape || shape(value[key], key)) return false;
    present += 1;
  }
  return present === byKey.size;
}

/** The first field that nothing reads; a field without a value is not there. */
function strangerIn(
  value: Readonly<Record<string, unknown>>,
  shapes: Readonly<Record<string, Shape>>,
  field: string,
): ShapeProblem | null {
  for (const key in value) {
    if (Object.hasOwn(shapes, key)) continue;
    const name = within(field, key);
    return { field: name, message: `Nothing reads the field ${name}.` };
  }
  return null;
}

export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function within(field: string, key: string): string {
  return field === '' ? key : `${field}.${key}`;
}

function firstProblem(problems: readonly (ShapeProblem | null)[]): ShapeProblem | null {
  return problems.find((problem) => problem !== null) ?? null;
}

export function wrong(field: string, value: unknown, what: string): ShapeProblem {
  if (value === undefined) return { field, message: `${field} is missing; it must be ${what}.` };
  return { field, message: `${field} must be ${what}.` };
}
