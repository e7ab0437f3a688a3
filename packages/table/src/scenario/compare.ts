import { FLOOR_BOOK } from '../floor-rules.ts';
import { isObject } from '../well-formed/shape.ts';

/** What names an entry of a list, and what a bare number against it means. */
const NAMES = ['terminal', 'bet', 'box', 'round'] as const;
const AMOUNTS = ['amount', 'registered', 'total', 'credit'] as const;

/**
 * Where something is not as expected, in sentences; none where it is. Only what is expected is looked
 * at. A list of named entries may be expected by name: `{ A: 500 }` fits `[{ terminal, amount }]`.
 */
export function differences(
  expected: unknown,
  found: unknown,
  place: string,
  book: string,
): readonly string[] {
  if (place.endsWith('because') && expected !== null)
    return missingCitations(expected, found, place, book);
  if (Array.isArray(expected)) return listDifferences(expected, found, place, book);
  if (isObject(expected)) {
    return Object.entries(expected).flatMap(([name, value]) =>
      differences(value, entryOf(found, name, value), `${place}.${name}`, book),
    );
  }
  if (isSame(expected, found)) return [];
  return [`${place} should be ${show(expected)} and is ${show(found)}.`];
}

/** Odds of 18 are the text 18, and dice may be said as `1 2 4`. */
function isSame(expected: unknown, found: unknown): boolean {
  if (typeof expected === 'string' && Array.isArray(found)) return found.join(' ') === expected;
  return found === expected || (typeof expected === 'number' && found === `${expected}`);
}

/** A citation as a scenario writes it, in full. */
export function fullCitation(short: string, book: string): string {
  if (short.includes('#')) return short;
  if (short.startsWith('floor:')) return `${FLOOR_BOOK}#${short.slice(6)}`;
  return `${book}#${short}`;
}

function listDifferences(
  expected: readonly unknown[],
  found: unknown,
  place: string,
  book: string,
): readonly string[] {
  if (!Array.isArray(found)) return [`${place} should be a list and is ${show(found)}.`];
  if (found.length !== expected.length) {
    return [`${place} should have ${expected.length} entries and has ${found.length}.`];
  }
  return expected.flatMap((each, index) =>
    differences(each, found[index], `${place}[${index}]`, book),
  );
}

/** Every citation expected is there, in the order expected; others may stand between. */
function missingCitations(
  expected: unknown,
  found: unknown,
  place: string,
  book: string,
): readonly string[] {
  const wanted = [expected].flat().map((each) => fullCitation(String(each), book));
  const cited: readonly unknown[] = Array.isArray(found) ? found : [];
  let from = 0;
  for (const citation of wanted) {
    const at = cited.indexOf(citation, from);
    if (at < 0) return [`${place} should cite ${wanted.join(', ')} and cites ${show(found)}.`];
    from = at + 1;
  }
  return [];
}

function entryOf(found: unknown, name: string, expected: unknown): unknown {
  if (!Array.isArray(found)) return isObject(found) ? found[name] : undefined;
  const entry: unknown = found.find(
    (each) => isObject(each) && NAMES.some((field) => String(each[field]) === name),
  );
  if (!isObject(entry) || isObject(expected)) return entry;
  const amount = AMOUNTS.find((field) => field in entry);
  return amount === undefined ? entry : entry[amount];
}

function show(value: unknown): string {
  return value === undefined ? 'absent' : JSON.stringify(value);
}
