/**
 * Whether two values would be written as the same JSON, key order aside. Every view of every client is
 * compared with its last one, so this makes no lists and no maps.
 */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one)) return Array.isArray(other) && isSameList(one, other);
  return !Array.isArray(other) && isSameRecord(one, other);
}

function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  if (one.length !== other.length) return false;
  for (let index = 0; index < one.length; index += 1) {
    if (!isSame(one[index], other[index])) return false;
  }
  return true;
}

type Fields = Readonly<Record<string, unknown>>;

/** JSON does not write a field without a value, so such a field is as good as none. */
function isSameRecord(one: object, other: object): boolean {
  return hasFieldsOf(one as Fields, other as Fields) && hasNoMore(other as Fields, one as Fields);
}

function hasFieldsOf(one: Fields, other: Fields): boolean {
  for (const key in one) {
    if (!isSame(one[key], other[key])) return false;
  }
  return true;
}

function hasNoMore(one: Fields, other: Fields): boolean {
  for (const key in one) {
    if (one[key] !== undefined && other[key] === undefined) return false;
  }
  return true;
}
