const TEXT_LENGTH = 40;

/**
 * A value as a message quotes it: short, and safe for any depth of nesting. Only scalars are written
 * out, so nothing here recurses.
 */
export function showValue(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (value === null) return 'null';
  switch (typeof value) {
    case 'string':
      return JSON.stringify(
        value.length <= TEXT_LENGTH ? value : `${value.slice(0, TEXT_LENGTH)}…`,
      );
    case 'number':
    case 'boolean':
      return `${value}`;
    default:
      return 'an object';
  }
}
