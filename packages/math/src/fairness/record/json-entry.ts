import { duplicateKeyIn, err } from '@baize/exact';
import type { Entry } from './entry.ts';
import { listEntry, notAResult, wordsEntry } from './entry.ts';
import type { RecordKind } from './record-kind.ts';

/** A line of JSON: `[4,4,1]`, `{"roll":[4,4,1]}`, `{"cards":"As Kd Th 9c"}`, `["As","Kd"]`. */
export function jsonEntry(kinds: readonly RecordKind[], text: string): Entry {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return err({ code: 'not-json', message: 'The line begins like JSON and is none.' });
  }
  const twice = duplicateKeyIn(text);
  if (twice !== null) {
    const message = `${twice} is there twice; nobody can know which of the two is meant.`;
    return err({ code: 'duplicate-key', message });
  }
  if (Array.isArray(value)) return listEntry(kinds, value);
  if (typeof value !== 'object' || value === null) return err(notAResult(kinds));
  // Other fields, such as the time or the round, are nobody's business here.
  const fields = new Map<string, unknown>(Object.entries(value));
  const name = kinds.flatMap(({ fields: names }) => names).find((each) => fields.has(each));
  const result = name === undefined ? undefined : fields.get(name);
  if (typeof result === 'string') return wordsEntry(kinds, result);
  return Array.isArray(result) ? listEntry(kinds, result) : err(notAResult(kinds));
}
