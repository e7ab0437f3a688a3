import { err } from '@baize/exact';
import { dealOf, type EntryResult, notAResult, rollOf } from './record-entry.ts';

/** A line of JSON: `[4,4,1]`, `{"roll":[4,4,1]}`, `{"cards":"As Kd Th 9c"}`, `["As","Kd"]`. */
export function jsonEntry(text: string): EntryResult {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return err({ code: 'not-json', message: 'The line begins like JSON and is none.' });
  }
  if (Array.isArray(value)) return listEntry(value);
  if (typeof value !== 'object' || value === null) return err(notAResult());
  // Other fields, such as the time or the round, are nobody's business here.
  const fields: { roll?: unknown; dice?: unknown; cards?: unknown; deck?: unknown } = value;
  const result = fields.roll ?? fields.dice ?? fields.cards ?? fields.deck;
  if (typeof result === 'string') return wordsEntry(result);
  return Array.isArray(result) ? listEntry(result) : err(notAResult());
}

/** Words between spaces, commas or dashes: three numbers are dice, the rest are cards. */
export function wordsEntry(text: string): EntryResult {
  const words = text.split(/[\s,;-]+/).filter((word) => word !== '');
  const [only = ''] = words;
  // Boards often print a roll as 441.
  if (words.length === 1 && /^\d{3}$/.test(only)) return rollOf([...only]);
  return listEntry(words);
}

function listEntry(values: readonly unknown[]): EntryResult {
  const texts = values.filter((value) => typeof value === 'string');
  const isCards = texts.length === values.length && !texts.some((text) => /^\d+$/.test(text));
  return isCards ? dealOf(texts) : rollOf(values);
}
