import { createHash } from 'node:crypto';
import { GAMES } from '@baize/rulebooks';
import { csvRows } from '@baize/testing/csv-rows';
import { sheetOf } from '@baize/testing/par-sheets';
import { describe, expect, test } from 'vitest';
import { csvFacts, parCsv } from '../par-file.ts';
import { parJson, parJsonText } from './par-json.ts';

const ALL = GAMES.map(({ id }) => id);

describe('parJsonText', () => {
  test.each(ALL)('%s parses back to what was written', (id) => {
    const sheet = sheetOf(id);
    expect(JSON.parse(parJsonText(sheet))).toEqual(parJson(sheet));
  });

  test.each(ALL)('%s: anybody can compute the hash from its data', (id) => {
    const { data, identification } = JSON.parse(parJsonText(sheetOf(id)));
    const text = JSON.stringify(sorted(data));
    const hash = createHash('sha256').update(text, 'utf8').digest('hex');
    expect(hash).toBe(identification.dataSha256);
  });

  test('tells the figures of a bet as `baize analyze --json` does', () => {
    const sheet = parJson(sheetOf('rws-tai-sai-v5/a'));
    expect(sheet.bets).toContainEqual(
      expect.objectContaining({
        bet: 'small',
        wins: 105,
        outcomes: 216,
        hit: '35/72',
        edge: '1/36',
        variance: '1295/1296',
        edgeDecimal: '0.027777777778',
        chinese: '小',
      }),
    );
  });
});

describe('parCsv', () => {
  test.each(ALL)('%s parses back to every fact of the JSON form', (id) => {
    const sheet = sheetOf(id);
    const [titles, ...rows] = csvRows(parCsv(sheet));
    expect(titles).toEqual(['section', 'subject', 'property', 'value']);
    const expected = csvFacts(parJson(sheet)).map(({ section, subject, property, value }) => [
      section,
      subject,
      property,
      value,
    ]);
    expect(rows).toEqual(expected);
  });

  test.each(ALL)('%s: no two facts have the same place', (id) => {
    const places = csvFacts(parJson(sheetOf(id))).map(({ section, subject, property }) =>
      JSON.stringify([section, subject, property]),
    );
    expect(new Set(places).size).toBe(places.length);
  });

  test('quotes what needs it', () => {
    const table = { title: 'A "high", high\nroom', departures: [] };
    const text = parCsv(sheetOf('rws-tai-sai-v5/a', { houseTable: table }));
    expect(text).toContain('identification,,houseTable,"A ""high"", high\nroom"\r\n');
  });
});

/** Keys in ascending order, by a few lines that know nothing of the package. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, member]) => [key, sorted(member)]),
  );
}
