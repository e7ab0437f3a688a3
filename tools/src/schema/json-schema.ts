type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type Check = (keyword: Json, value: unknown, schema: { readonly [key: string]: Json }) => boolean;

/**
 * Whether a value satisfies a JSON Schema, as far as our own schemas go: a keyword that is not listed
 * here throws, so that none can be used without being checked.
 */
export function satisfies(schema: Json, value: unknown): boolean {
  if (!isObject(schema)) throw new Error('A schema is an object.');
  return Object.entries(schema).every(([name, keyword]) => {
    if (ANNOTATIONS.includes(name)) return true;
    const check = CHECKS.get(name);
    if (!check) throw new Error(`The keyword ${name} is not known to this checker.`);
    return check(keyword, value, schema);
  });
}

/** `then` and `else` are read by `if`. */
const ANNOTATIONS = ['$schema', '$id', 'title', 'description', 'then', 'else'];

const CHECKS: ReadonlyMap<string, Check> = new Map<string, Check>([
  ['type', (types, value) => listOf(types).some((type) => isOfType(value, type))],
  ['const', (constant, value) => value === constant],
  ['enum', (values, value) => listOf(values).some((each) => each === value)],
  ['pattern', (pattern, value) => typeof value !== 'string' || regExp(pattern).test(value)],
  ['minimum', (least, value) => typeof value !== 'number' || value >= Number(least)],
  ['maximum', (most, value) => typeof value !== 'number' || value <= Number(most)],
  ['minItems', (least, value) => !Array.isArray(value) || value.length >= Number(least)],
  ['items', (each, value) => !Array.isArray(value) || value.every((item) => satisfies(each, item))],
  ['required', (names, value) => !isObject(value) || listOf(names).every((it) => has(value, it))],
  ['properties', (properties, value) => !isObject(value) || allSatisfy(properties, value)],
  [
    'additionalProperties',
    (allowed, value, schema) => allowed !== false || hasNoMore(schema, value),
  ],
  ['not', (refused, value) => !satisfies(refused, value)],
  ['if', (condition, value, schema) => satisfies(branch(condition, value, schema), value)],
]);

function branch(condition: Json, value: unknown, schema: { readonly [key: string]: Json }): Json {
  return (satisfies(condition, value) ? schema.then : schema.else) ?? {};
}

function allSatisfy(properties: Json, value: { readonly [key: string]: unknown }): boolean {
  if (!isObject(properties)) throw new Error('"properties" is an object.');
  return Object.entries(properties).every(
    ([name, schema]) => !has(value, name) || satisfies(schema, value[name]),
  );
}

function hasNoMore(schema: { readonly [key: string]: Json }, value: unknown): boolean {
  const known = Object.keys(schema.properties ?? {});
  return !isObject(value) || Object.keys(value).every((name) => known.includes(name));
}

function has(value: object, name: Json): boolean {
  return typeof name === 'string' && Object.hasOwn(value, name);
}

function isOfType(value: unknown, type: Json): boolean {
  switch (type) {
    case 'object':
      return isObject(value);
    case 'array':
      return Array.isArray(value);
    case 'integer':
      return Number.isInteger(value);
    case 'string':
      return typeof value === 'string';
    default:
      throw new Error(`The type ${JSON.stringify(type)} is not known to this checker.`);
  }
}

function listOf(value: Json): readonly Json[] {
  return Array.isArray(value) ? value : [value];
}

function regExp(pattern: Json): RegExp {
  return new RegExp(String(pattern), 'u');
}

function isObject(value: unknown): value is { readonly [key: string]: Json } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
