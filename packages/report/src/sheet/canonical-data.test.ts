import { createHash } from 'node:crypto';
import { DEFAULT_READINGS } from '@baize/game';
import { GAMES } from '@baize/rulebooks';
import { gameOf } from '@baize/testing/par-sheets';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { betsOf } from '../bets/bets-of.ts';
import { canonicalJson, canonicalData as dataOf, type ParGame } from './canonical-data.ts';

const BUILD = { software: 'Baize 1', code: 'c0de' };
const canonicalData = (game: ParGame) => dataOf(game, betsOf(game.part.bets), BUILD);

describe('canonicalJson', () => {
  test('has keys in ascending order at every depth and no space', () => {
    const value = { b: [1, null, 'x y'], a: { d: 'é"\\', c: -2 }, B: {} };
    expect(canonicalJson(value)).toBe('{"B":{},"a":{"c":-2,"d":"é\\"\\\\"},"b":[1,null,"x y"]}');
  });

  test('says the same thing as the value, whatever the order of its keys', () => {
    const leaf = fc.oneof(fc.string(), fc.maxSafeInteger(), fc.constant(null));
    const { value } = fc.letrec<{ value: Parameters<typeof canonicalJson>[0] }>((tie) => ({
      value: fc.oneof(
        { depthSize: 'small' },
        leaf,
        fc.array(tie('value')),
        fc.dictionary(fc.string(), tie('value')),
      ),
    }));
    fc.assert(
      fc.property(value, (each) => {
        const text = canonicalJson(each);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(each)));
        expect(canonicalJson(JSON.parse(text))).toBe(text);
      }),
    );
  });
});

describe('canonicalData', () => {
  test.each(GAMES.map(({ id }) => id))('%s: the hash is SHA-256 of the text', (id) => {
    const { text, sha256 } = canonicalData(gameOf(id));
    expect(sha256).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
  });

  test('no two games have the same data', () => {
    const hashes = GAMES.map(({ id }) => canonicalData(gameOf(id)).sha256);
    expect(new Set(hashes).size).toBe(GAMES.length);
  });

  test('another reading is other data, but only in a book that leaves it open', () => {
    const readings = { ...DEFAULT_READINGS, D1: 'exactly-two' } as const;
    const differs = (id: string): boolean =>
      canonicalData(gameOf(id)).sha256 !== canonicalData(gameOf(id, readings)).sha256;
    expect(differs('licensee-sic-bo/standard')).toBe(true);
    expect(differs('rws-tai-sai-v5/a')).toBe(false);
  });

  // A shape that changes makes every signed sheet unverifiable: then the format needs a new number.
  test('the format is frozen', () => {
    const { text } = canonicalData(gameOf('licensee-sic-bo/minimum'));
    expect(text).toMatch(
      /^{"build":{"code":"c0de","software":"Baize 1"},"document":{"effectiveFrom":null,"id":"lic/,
    );
    expect(text).toContain(
      '"format":"baize-par-data/3","game":"licensee-sic-bo/minimum","layout":"',
    );
    expect(text).toContain('{"bet":"single:1","dice":1,"odds":"1/10","printed":"1 to 10"}');
    expect(text).toContain('"readings":{"D1":"two-or-three"},"unit":10}');
    // Small: 105 of 216 rolls return two units.
    expect(text).toContain(
      '{"bet":"small","edge":"1/36","hit":"35/72","outcomes":"216","play":null,"returns":[{"outcomes":"111","returns":"0"},{"outcomes":"105","returns":"2"}]',
    );
  });

  test('another build, another figure and another transcription are other data', () => {
    const game = gameOf('licensee-sic-bo/minimum');
    const bets = betsOf(game.part.bets);
    const [first, ...others] = bets;
    if (!first) throw new Error('There are bets.');
    const edge = { numerator: 1n, denominator: 35n };
    const changed = [{ ...first, figures: { ...first.figures, edge } }, ...others];
    const hashes = [
      dataOf(game, bets, BUILD),
      dataOf(game, bets, { ...BUILD, software: 'Baize 2' }),
      dataOf(game, bets, { ...BUILD, code: 'c0ffee' }),
      dataOf(game, changed, BUILD),
      dataOf({ ...game, book: { ...game.book, version: '0' } }, bets, BUILD),
    ].map(({ sha256 }) => sha256);
    expect(new Set(hashes).size).toBe(5);
  });
});
