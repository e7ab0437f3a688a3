/** The fields every book has, and what each must be before anything can be asked of it. */
const FIELDS: Readonly<Record<string, (value: unknown) => boolean>> = {
  mechanic: isText,
  id: (value) => typeof value === 'string' && /^[a-z0-9][a-z0-9-]*$/.test(value),
  title: isText,
  operator: isTextOrNull,
  version: isTextOrNull,
  effectiveFrom: isTextOrNull,
  clauses: isRecord,
  interpretations: isRecord,
  rules: isRecord,
  irregularities: isRecord,
  procedure: (value) => isRecord(value) && Array.isArray(value.steps),
};

const RULES: Readonly<Record<string, string>> = {
  mechanic: 'the name of a mechanic',
  id: 'small letters, digits and hyphens',
  title: 'a text',
  operator: 'a text or null',
  version: 'a text or null',
  effectiveFrom: 'a text or null',
  clauses: 'an object of clauses by their numbers',
  interpretations: 'an object of interpretations by their ids',
  rules: 'an object that answers every rule key',
  irregularities: 'an object with a disposition for every incident',
  procedure: 'an object with a list of steps',
};

/** What keeps a value from being a rulebook at all; the contract says what a book has got wrong. */
export function bookShapeFaults(value: unknown, where: string): readonly string[] {
  if (!isRecord(value)) return [`${where}: a rulebook is an object.`];
  return Object.entries(FIELDS)
    .filter(([field, isGood]) => !isGood(value[field]))
    .map(([field]) => `${where}.${field}: ${RULES[field]}.`);
}

function isText(value: unknown): boolean {
  return typeof value === 'string' && value !== '';
}

function isTextOrNull(value: unknown): boolean {
  return value === null || isText(value);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
