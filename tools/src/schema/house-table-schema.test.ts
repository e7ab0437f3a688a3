import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseOdds } from '@baize/game';
import { findGame } from '@baize/rulebooks';
import { type HousePayTableError, parseHousePayTable } from '@baize/three-dice';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { satisfies } from './json-schema.ts';

const rules = new URL('../../../packages/three-dice/', import.meta.url);
const read = (path: string) =>
  JSON.parse(readFileSync(fileURLToPath(new URL(path, rules)), 'utf8'));
const schema = read('schema/house-table.schema.json');
const example = read('examples/house-table.licensee-standard.json');

/** What the schema can know; the rest needs the layout and the rulebook. */
const SHAPE: readonly HousePayTableError['code'][] = [
  'not-an-object',
  'missing-field',
  'unknown-field',
  'wrong-type',
  'wrong-game',
  'unknown-bet',
  'odds-say-for',
  'odds-unreadable',
];

function parse(value: unknown) {
  const game = findGame('licensee-sic-bo/standard');
  if (!game.ok || game.value.layout === null) throw new Error('The licensee game is registered.');
  return parseHousePayTable(value, game.value.book, game.value.layout);
}

function hasShape(value: unknown): boolean {
  const result = parse(value);
  return result.ok || result.error.every(({ code }) => !SHAPE.includes(code));
}

/** Values of every type, with those that are almost right for some field. */
const VALUES: readonly unknown[] = [
  ...[null, true, {}, 'x', '', 'single', 'small', 'total', '1 to 1', '2 for 1', '8 ½ to 1'],
  ...[0, 1, 2, 3, 4, -1, 1.5, 100, 2 ** 53 - 1, 2 ** 53],
  ...[[], [1], [4, 17], ['1-2'], [1.5], [null], [{}], ['4', 5]],
];

/** The object without a field, and with each value in its place. */
function variants(object: object, field: string): readonly object[] {
  const { [field]: _, ...without } = { ...object } as Record<string, unknown>;
  return [without, ...VALUES.map((value) => ({ ...without, [field]: value }))];
}

describe('the example', () => {
  test('[licensee-sic-bo#I-D9] is a whole house table that raises prices', () => {
    const result = parse(example);
    expect(result).toMatchObject({ ok: true, value: { unit: 100 } });
    expect(result.ok && result.value.departures.length).toBeGreaterThan(0);
  });

  test('satisfies the schema it names', () => {
    expect(satisfies(schema, example)).toBe(true);
    expect(new URL(example.$schema, new URL('examples/', rules)).pathname).toBe(
      new URL('schema/house-table.schema.json', rules).pathname,
    );
  });
});

describe('the schema accepts what the parser can read', () => {
  test.each(['$schema', 'game', 'title', 'unit', 'rows', 'note'])('in the field %s', (field) => {
    for (const table of variants(example, field)) {
      expect(satisfies(schema, table), JSON.stringify(table)).toBe(hasShape(table));
    }
  });

  const rows = [
    { bet: 'small', pays: '1 to 1' },
    { bet: 'single', dice: 2, pays: '2 to 1' },
    { bet: 'total', on: [4, 17], pays: '60 to 1' },
  ];
  test.each(
    rows.flatMap((row) =>
      ['bet', 'label', 'on', 'dice', 'pays', 'odds'].map((field) => ({ row, field })),
    ),
  )('in the field $field of $row', ({ row, field }) => {
    for (const variant of variants(row, field)) {
      const table = { ...example, rows: [variant] };
      expect(satisfies(schema, table), JSON.stringify(variant)).toBe(hasShape(table));
    }
  });

  test.each(VALUES.map((value) => ({ value })))('and $value for a row or a table', ({ value }) => {
    expect(satisfies(schema, value)).toBe(hasShape(value));
    const table = { ...example, rows: [value] };
    expect(satisfies(schema, table)).toBe(hasShape(table));
  });
});

describe('the schema accepts the prices that can be read', () => {
  const price = schema.properties.rows.items.properties.pays;
  const agrees = (text: string) => expect(satisfies(price, text), text).toBe(parseOdds(text).ok);

  test('in every combination of quantity, word and stake', () => {
    const quantities = ['0', '1', '08', '12', '0.5', '0.0', '8.50', '.5', '8.', '8 ½', '8½', '0½'];
    quantities.push('½', '8 1/2', '81/2', '8  1/2', '8.5 ½', '8.0 1/2', '-1', '1e3', '');
    const stakes = ['1', '10', '0', '00', '01', '-1', '1.5', '½', ''];
    for (const quantity of quantities) {
      for (const stake of stakes) {
        for (const word of [' to ', ' TO ', 'to', ' wins ', ' Wins ', ':', ' : ', ' for ', ' ']) {
          agrees(`${quantity}${word}${stake}`);
          agrees(`${stake}${word}${quantity}`);
        }
      }
    }
  });

  test('and in texts made of the same signs', () => {
    const sign = fc.constantFrom(...'0125./:½ ', ' to ', ' wins ', ' for ', '1/2', '\n');
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 7 }), (signs) => {
        agrees(signs.join(''));
      }),
      { numRuns: 3000 },
    );
  });
});

test('a keyword the checker does not know cannot be used', () => {
  expect(() => satisfies({ multipleOf: 2 }, 4)).toThrow('multipleOf');
  expect(() => satisfies({ type: 'null' }, null)).toThrow('"null"');
});
