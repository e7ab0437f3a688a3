/** Whether two values would be written as the same JSON, key order aside. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) || Array.isArray(other)) {
    if (!Array.isArray(one) || !Array.isArray(other) || one.length !== other.length) return false;
    return one.every((each, index) => isSame(each, other[index]));
  }
  return isSameRecord(one, other);
}

function isSameRecord(one: object, other: object): boolean {
  const fields = new Map(Object.entries(other).filter(isSaid));
  const own = Object.entries(one).filter(isSaid);
  if (own.length !== fields.size) return false;
  return own.every(([key, value]) => fields.has(key) && isSame(value, fields.get(key)));
}

/** JSON does not write a field without a value. */
function isSaid([, value]: readonly [string, unknown]): boolean {
  return value !== undefined;
}
