import { DEFAULT_READINGS } from '@baize/game';
import { SHIPPED } from '@baize/house';
import { GAMES } from '@baize/rulebooks';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apportionAnswerer, asJson } from '../commands/apportion.ts';
import { answerer } from '../commands/settle.ts';
import { ERROR_CODES } from '../json-lines/error-codes.ts';
import { errorJson } from '../json-lines/line-error.ts';
import { gameOpener } from '../mechanics/game-opener.ts';
import { onlyCardGame } from '../mechanics/si-ki-pi/card-game.ts';
import { houseWayAnswerer } from '../mechanics/si-ki-pi/house-way.ts';

const open = gameOpener({ library: SHIPPED, readings: DEFAULT_READINGS, tables: new Map() });
const settle = answerer(open, (round) => JSON.stringify(round.answer()));
const apportion = apportionAnswerer(DEFAULT_READINGS, asJson);
const houseWay = houseWayAnswerer(onlyCardGame(DEFAULT_READINGS), true);

const HANDLERS = { settle, apportion, houseWay };

/** Whatever the line: an answer or a typed error, both JSON, and never a throw. */
function answered(line: string): void {
  for (const handle of Object.values(HANDLERS)) {
    const result = handle(line);
    if (result.ok) expect(() => JSON.parse(result.value)).not.toThrow();
    else {
      expect(Object.keys(ERROR_CODES)).toContain(result.error.code);
      expect(errorJson(result.error, { line: 1, file: null }).length).toBeLessThan(3000);
    }
  }
}

const VALID = [
  {
    game: 'mbs-sic-bo-v4/rapid-select',
    roll: [4, 4, 1],
    bets: [
      { bet: 'double:4', stake: 200 },
      { bet: 'pair-single:441', stake: 2 },
    ],
  },
  {
    game: 'rws-si-ki-pi-v2',
    dealer: '9s 9h Kd Qc',
    boxes: [
      {
        box: 1,
        cards: 'As Kh Th 9c',
        set: { low: 'As Kh', high: 'Th 9c' },
        bets: [
          { bet: 'initial', stake: 100 },
          { bet: 'bonus:dealer', stake: 20 },
        ],
      },
      { box: 2, cards: '2s 2h 8d 8c', set: 'house-way', bets: [{ bet: 'initial', stake: 40 }] },
    ],
  },
  {
    minimum: 100,
    maximum: 1000,
    unit: 50,
    mode: 'simple',
    stakes: [
      { player: 'ann', stake: 900 },
      { player: 2, stake: 600 },
    ],
  },
];

/** Values that have broken parsers before. */
const trap = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(
    ...[null, true, '', [], {}, 0, -1, 0.5, 7, 1e21, 2 ** 53, Number.MAX_SAFE_INTEGER],
    ...[
      '__proto__',
      'constructor',
      'toString',
      'NaN',
      'As As As As',
      'total:18',
      '\u0000',
      '\uD800',
    ],
    JSON.parse('{"__proto__":{"stake":1},"constructor":{"prototype":1}}'),
  ),
);

/** Every place of a request, as a path of keys. */
function placesIn(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).flatMap(([key, each]) => placesIn(each, [...path, key]));
  return [path, ...inner];
}

type Change = 'replace' | 'remove' | 'rename';

function changed(
  value: unknown,
  [key, ...rest]: readonly string[],
  by: unknown,
  how: Change,
): unknown {
  if (key === undefined) return by;
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).flatMap(([name, each]): [string, unknown][] => {
    if (name !== key) return [[name, each]];
    if (rest.length > 0 || how === 'replace') return [[name, changed(each, rest, by, how)]];
    return how === 'remove' ? [] : [[`${name}x`, each]];
  });
  return Array.isArray(value) ? entries.map(([, each]) => each) : Object.fromEntries(entries);
}

describe('no line can break a command', () => {
  test('the requests the mutations start from are good', () => {
    const [dice, cards, box] = VALID.map((request) => JSON.stringify(request));
    expect(settle(dice ?? '').ok).toBe(true);
    expect(settle(cards ?? '').ok).toBe(true);
    expect(apportion(box ?? '').ok).toBe(true);
  });

  test('any text', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), answered), { numRuns: 1000 });
  });

  test('any JSON', () => {
    fc.assert(fc.property(fc.json(), answered), { numRuns: 1000 });
  });

  test('good requests with one or two things changed', () => {
    const mutation = fc.constantFrom(...VALID).chain((request) =>
      fc
        .array(
          fc.record({
            path: fc.constantFrom(...placesIn(request)),
            by: trap,
            how: fc.constantFrom<Change>('replace', 'remove', 'rename'),
          }),
          { minLength: 1, maxLength: 2 },
        )
        .map((changes) =>
          changes.reduce<unknown>(
            (value, { path, by, how }) => changed(value, path, by, how),
            request,
          ),
        ),
    );
    fc.assert(
      fc.property(mutation, (request) => answered(JSON.stringify(request) ?? 'undefined')),
      { numRuns: 5000 },
    );
  });

  test('good requests with a few characters changed', () => {
    const edit = fc.record({
      at: fc.nat(400),
      remove: fc.nat(3),
      insert: fc.string({ maxLength: 3 }),
    });
    fc.assert(
      fc.property(fc.constantFrom(...VALID), fc.array(edit, { maxLength: 3 }), (request, edits) => {
        let text = JSON.stringify(request);
        for (const { at, remove, insert } of edits) {
          text = text.slice(0, at) + insert + text.slice(at + remove);
        }
        answered(text);
      }),
      { numRuns: 3000 },
    );
  });

  test('nesting a hundred thousand deep, anywhere', () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    answered(deep);
    answered(`{"game":${deep}}`);
    for (const request of VALID) {
      for (const path of placesIn(request)) {
        const marked = JSON.stringify(changed(request, path, '@deep@', 'replace'));
        answered(marked.replace('"@deep@"', deep));
      }
    }
  });
});

describe('money is conserved', () => {
  const game = GAMES.find(({ id }) => id === 'rws-tai-sai-v5/e');
  if (!game || game.layout === null) throw new Error('No dice game.');
  const areas = game.layout.board
    .flatMap(({ rows }) => rows.flat())
    .filter((text) => text !== null);
  const die = fc.integer({ min: 1, max: 6 });
  const stake = fc.integer({ min: 1, max: 2 ** 45 });

  test('totals are the sums of the lines, and a line returns stake and winnings or nothing', () => {
    const bets = fc.array(fc.record({ bet: fc.constantFrom(...areas), stake }), { maxLength: 20 });
    fc.assert(
      fc.property(fc.tuple(die, die, die), bets, (roll, placed) => {
        const result = settle(JSON.stringify({ game: game.id, roll, bets: placed }));
        if (!result.ok) {
          expect(result.error.code).toBe('amount-unsafe');
          return;
        }
        const answer: Answer = JSON.parse(result.value);
        expect(answer.lines.map(({ bet }) => bet)).toEqual(placed.map(({ bet }) => bet));
        expect(answer.staked).toBe(sum(placed.map((each) => each.stake)));
        expect(answer.returned).toBe(sum(answer.lines.map(({ returns }) => returns)));
        for (const line of answer.lines) {
          expect(line.returns).toBe(line.result === 'win' ? line.stake + line.pays : 0);
        }
      }),
      { numRuns: 1000 },
    );
  });
});

interface Answer {
  readonly lines: readonly {
    readonly bet: string;
    readonly stake: number;
    readonly result: string;
    readonly pays: number;
    readonly returns: number;
  }[];
  readonly staked: number;
  readonly returned: number;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
