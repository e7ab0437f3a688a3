import { createHash } from 'node:crypto';
import type { RulebookBase } from '@baize/game';

/** What a book says, in sixty-four letters: any change of a clause, a price or a step is another hash. */
export function bookHash(book: RulebookBase): string {
  return createHash('sha256').update(canonical(book)).digest('hex');
}

/** JSON whose keys are in order, so that the same content is the same text. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value)
    .filter(([, each]) => each !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, each]) => `${JSON.stringify(key)}:${canonical(each)}`);
  return `{${fields.join(',')}}`;
}
