/** What can be written down in one way only: no fractions, nothing absent. */
export type Canonical =
  | string
  | number
  | null
  | readonly Canonical[]
  | { readonly [key: string]: Canonical };

/**
 * JSON with the keys of every object in ascending order and no space between anything, as RFC 8785
 * has it. Numbers are safe integers and keys are ASCII, so nothing else of that document is needed.
 */
export function canonicalJson(value: Canonical): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const members = Object.entries(value)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`);
  return `{${members.join(',')}}`;
}

function isList(value: Canonical): value is readonly Canonical[] {
  return Array.isArray(value);
}
