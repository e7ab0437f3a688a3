import { GAMES, licenseeSicBo } from '@baize/rulebooks';
import { changeRows, LICENSEE_ROWS as ROWS } from '@baize/testing/house-rows';
import { layoutNamed } from '@baize/testing/layout-named';
import { describe, expect, test } from 'vitest';
import { areasOf } from '../layout.ts';
import { parseHousePayTable } from './house-table.ts';

const layoutStandard = layoutNamed(licenseeSicBo, 'standard');

const TABLE = { game: 'licensee-sic-bo/standard', rows: ROWS };

const parse = (value: unknown) => parseHousePayTable(value, licenseeSicBo, layoutStandard);

/** The problems of a table without their messages, for the tests of what is named. */
function problemsOf(value: unknown) {
  const result = parse(value);
  return result.ok ? [] : result.error.map(({ code, row, field }) => ({ code, row, field }));
}

/** `TABLE` with fields of one row changed, to anything. */
function withRow(row: number, change: object): object {
  return { ...TABLE, rows: changeRows(ROWS, { [row]: change }) };
}

describe('a table without fault', () => {
  test('is read with the smallest exact unit and a title', () => {
    const result = parse(TABLE);
    expect(result).toMatchObject({
      ok: true,
      value: {
        game: 'licensee-sic-bo/standard',
        title: 'House table for licensee-sic-bo/standard',
        unit: 1,
        departures: [],
      },
    });
  });

  test('keeps its own title and unit, and may name its schema', () => {
    const named = { ...TABLE, $schema: 'house-table.schema.json', title: 'Main floor', unit: 500 };
    expect(parse(named)).toMatchObject({ ok: true, value: { title: 'Main floor', unit: 500 } });
  });

  test('may give its rows a label', () => {
    expect(parse(withRow(1, { label: 'Small' }))).toMatchObject({ ok: true });
  });

  const units = { '8.5 to 1': 2, '1 to 10': 10 };
  test.each(GAMES.flatMap(({ id, book, layout }) => (layout ? [{ id, book, layout }] : [])))(
    'is what the document prints for $id',
    ({ id, book, layout }) => {
      const rows = layout.payTable.rows
        .filter((row) => areasOf(layout).some((area) => area.id.split(':')[0] === row.bet))
        .map(({ label, cite: _, ...row }) => ({ ...row, label }));
      const printed = rows.map((row) => row.pays);
      const unit = Object.entries(units).find(([price]) => printed.includes(price))?.[1] ?? 1;
      const result = parseHousePayTable({ game: id, rows }, book, layout);
      expect(result).toMatchObject({ ok: true, value: { game: id, unit, departures: [] } });
      expect(result.ok && [...result.value.prices.keys()].toSorted()).toEqual(
        areasOf(layout)
          .map((area) => area.id)
          .toSorted(),
      );
    },
  );
});

describe('the table as a whole', () => {
  test.each([null, [], 'small', 7])('%j is no table', (value) => {
    expect(parse(value)).toEqual({
      ok: false,
      error: [
        {
          code: 'not-an-object',
          row: null,
          field: null,
          message: 'A house table is a JSON object.',
        },
      ],
    });
  });

  test('names a field it does not know, even one that objects inherit', () => {
    const table = JSON.parse(`{"game": "${TABLE.game}", "__proto__": {}, "toString": 2}`);
    expect(problemsOf({ ...table, rows: ROWS })).toEqual([
      { code: 'unknown-field', row: null, field: '__proto__' },
      { code: 'unknown-field', row: null, field: 'toString' },
    ]);
    expect(parse({ ...TABLE, note: 1 })).toMatchObject({
      error: [{ message: 'A house table has no field "note".' }],
    });
  });

  test('must be for the game it is loaded for', () => {
    const message = 'This table must say "game": "licensee-sic-bo/standard".';
    const errorFor = (game: unknown) => parse({ ...TABLE, game });
    expect(errorFor('licensee-sic-bo/minimum')).toEqual({
      ok: false,
      error: [{ code: 'wrong-game', row: null, field: 'game', message }],
    });
    expect(errorFor(undefined)).toMatchObject({ error: [{ code: 'missing-field', message }] });
    expect(errorFor(4)).toMatchObject({ error: [{ code: 'wrong-type', message }] });
  });

  test.each(['title', '$schema'])('has a text as its %s', (field) => {
    expect(parse({ ...TABLE, [field]: 4 })).toEqual({
      ok: false,
      error: [{ code: 'wrong-type', row: null, field, message: `"${field}" is a text.` }],
    });
  });

  test.each([
    { rows: undefined, code: 'missing-field' },
    { rows: {}, code: 'wrong-type' },
    { rows: [], code: 'wrong-type' },
  ])('has rows, which $rows are not', ({ rows, code }) => {
    const message = '"rows" is the list of prices, with at least one row.';
    expect(parse({ ...TABLE, rows })).toEqual({
      ok: false,
      error: [{ code, row: null, field: 'rows', message }],
    });
  });

  test.each([0, -2, 1.5, '2', null, 2 ** 53])('a unit of %j is none', (unit) => {
    expect(parse({ ...TABLE, unit })).toEqual({
      ok: false,
      error: [
        {
          code: 'wrong-type',
          row: null,
          field: 'unit',
          message: '"unit" is a positive number of minor units.',
        },
      ],
    });
  });
});

describe('the shape of a row', () => {
  test('a row is an object', () => {
    expect(parse({ ...TABLE, rows: [...ROWS, 'small 1 to 1'] })).toEqual({
      ok: false,
      error: [{ code: 'not-an-object', row: 16, field: null, message: 'A row is an object.' }],
    });
  });

  test('with fields that are known', () => {
    expect(parse(withRow(2, { odds: 1 }))).toMatchObject({
      error: [
        { code: 'unknown-field', row: 2, field: 'odds', message: 'A row has no field "odds".' },
      ],
    });
  });

  test('and a label that is a text', () => {
    expect(parse(withRow(2, { label: 1 }))).toMatchObject({
      error: [{ code: 'wrong-type', row: 2, field: 'label', message: '"label" is a text.' }],
    });
  });

  test('it says which bet it prices', () => {
    const message =
      '"bet" is one of small, big, odd, even, any-triple, single, total, domino, double, triple, four, three, pair-single.';
    const unpriced = { code: 'not-priced', message: 'No row prices big.' };
    expect(parse(withRow(2, { bet: 'biggest' }))).toMatchObject({
      error: [{ code: 'unknown-bet', row: 2, field: 'bet', message }, unpriced],
    });
    expect(parse(withRow(2, { bet: undefined }))).toMatchObject({
      error: [{ code: 'missing-field', row: 2, field: 'bet', message }, unpriced],
    });
  });

  test('and what it pays', () => {
    const message = '"pays" is a text such as "8.5 to 1".';
    expect(parse(withRow(12, { pays: 5 }))).toMatchObject({
      error: [{ code: 'wrong-type', row: 12, field: 'pays', message }],
    });
    expect(parse(withRow(12, { pays: undefined }))).toMatchObject({
      error: [{ code: 'missing-field', row: 12, field: 'pays', message }],
    });
  });

  test.each([4, 'all', [], [4.5], [null], [4, true], null])(
    '%j lists no numbers or combinations',
    (on) => {
      expect(parse(withRow(6, { on }))).toMatchObject({
        error: [
          {
            code: 'wrong-type',
            row: 6,
            field: 'on',
            message: '"on" lists numbers or combinations, for instance ["1-2"].',
          },
        ],
      });
    },
  );

  test('a single bet says on how many dice', () => {
    const message = 'A single bet says on how many dice: 1, 2 or 3.';
    expect(parse(withRow(3, { dice: undefined }))).toMatchObject({
      error: [{ code: 'missing-field', row: 3, field: 'dice', message }],
    });
    for (const dice of [0, 4, '1', null]) {
      expect(parse(withRow(3, { dice }))).toMatchObject({
        error: [{ code: 'wrong-type', row: 3, field: 'dice', message }],
      });
    }
  });

  test('and no other bet does', () => {
    expect(parse(withRow(1, { dice: 1 }))).toMatchObject({
      error: [
        {
          code: 'unknown-field',
          row: 1,
          field: 'dice',
          message: 'Only single bets are priced by "dice".',
        },
      ],
    });
    // What a bet that is none would be priced by cannot be said.
    expect(problemsOf(withRow(3, { bet: 'singel' }))[0]).toEqual({
      code: 'unknown-bet',
      row: 3,
      field: 'bet',
    });
  });
});

test('every fault is reported at once, in the order of the table and then of its rows', () => {
  const rows = [
    { bet: 'small', pays: '1 for 1', odds: 3 },
    { bet: 'big', pays: 'evens' },
    { bet: 'odd', pays: '1 to 1' },
    ...ROWS.slice(2, 11),
    { bet: 'domino', pays: '4 to 1' },
    { bet: 'double', pays: '8.5 to 1' },
    { bet: 'any-triple', pays: '24 to 1' },
    { bet: 'any-triple', pays: '24 to 1' },
  ];
  expect(problemsOf({ game: 'nowhere', extra: true, title: 1, unit: 3, rows })).toEqual([
    { code: 'unknown-field', row: null, field: 'extra' },
    { code: 'wrong-type', row: null, field: 'title' },
    { code: 'wrong-game', row: null, field: 'game' },
    { code: 'unknown-field', row: 1, field: 'odds' },
    { code: 'odds-unreadable', row: 2, field: 'pays' },
    { code: 'bet-not-offered', row: 3, field: 'bet' },
    { code: 'below-minimum-odds', row: 13, field: 'pays' },
    { code: 'priced-twice', row: 16, field: 'on' },
    ...Array.from({ length: 6 }, () => ({ code: 'not-priced', row: null, field: 'rows' })),
    { code: 'unit-inexact', row: null, field: 'unit' },
  ]);
});
