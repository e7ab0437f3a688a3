import { csvText } from '@baize/exact/csv';
import { isJsonList, type JsonValue } from '../json/json-value.ts';
import { parJson } from '../json/par-json.ts';
import type { ParSheet } from '../par-sheet.ts';

/** One fact a line: which part of the sheet, about what, which property, and its value. */
export interface CsvFact {
  readonly section: string;
  readonly subject: string;
  readonly property: string;
  readonly value: string;
}

const COLUMNS = ['section', 'subject', 'property', 'value'] as const;

/**
 * The whole sheet in four columns, whatever it holds. A table with a row for each bet would have to
 * leave most of it out; a spreadsheet turns these lines into one in a moment.
 */
export function parCsv(sheet: ParSheet): string {
  const columns = COLUMNS.map((title) => ({ title, value: (fact: CsvFact) => fact[title] }));
  return csvText(columns, csvFacts(parJson(sheet)));
}

export function csvFacts(sheet: { readonly [key: string]: JsonValue }): readonly CsvFact[] {
  return Object.entries(sheet).flatMap(([section, value]) => {
    if (!isJsonList(value)) return factsIn(section, '', value, '');
    return value.flatMap((item) => factsIn(section, nameOf(item), item, ''));
  });
}

/** The first field names an item, and a bet may be played in several ways. */
function nameOf(item: JsonValue): string {
  if (item === null || typeof item !== 'object' || isJsonList(item)) return `${item}`;
  const [first = ''] = Object.values(item);
  return 'play' in item && 'bet' in item && item.play !== null
    ? `${first} (${item.play})`
    : `${first}`;
}

function factsIn(
  section: string,
  subject: string,
  value: JsonValue,
  property: string,
): readonly CsvFact[] {
  if (value === null || typeof value !== 'object') {
    return [{ section, subject, property, value: value === null ? '' : `${value}` }];
  }
  const members = isJsonList(value)
    ? value.map((member, index) => [`${index + 1}`, member] as const)
    : Object.entries(value);
  return members.flatMap(([key, member]) =>
    factsIn(section, subject, member, property === '' ? key : `${property}.${key}`),
  );
}
