import { DECK_DRAWING } from '@baize/si-ki-pi';
import { closeHash, hex32, seed } from '@baize/testing/hex';
import { ROLL_DRAWING, type Roll } from '@baize/three-dice';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { derive } from './derive.ts';
import { commit } from './seed.ts';
import { type Reveal, verifyReveal } from './verify-reveal.ts';

const ZERO = '00'.repeat(32);

// The digest is published in many places: SHA-256 of 32 zero bytes.
const honest: Reveal<Roll> = {
  commitment: '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925',
  seed: ZERO,
  closeHash: ZERO,
  outcome: [5, 5, 4],
};

describe('verifying a reveal', () => {
  test('an honest round is confirmed', () => {
    expect(verifyReveal(ROLL_DRAWING, honest)).toEqual({ ok: true, value: honest.outcome });
  });

  test('every honest round is confirmed, dice and cards', () => {
    fc.assert(
      fc.property(hex32, hex32, (key, hash) => {
        const commitment = commit(seed(key));
        const roll = derive(ROLL_DRAWING, seed(key), closeHash(hash));
        const deck = derive(DECK_DRAWING, seed(key), closeHash(hash));
        const reveal = { commitment, seed: key, closeHash: hash };
        expect(verifyReveal(ROLL_DRAWING, { ...reveal, outcome: roll }).ok).toBe(true);
        expect(verifyReveal(DECK_DRAWING, { ...reveal, outcome: deck }).ok).toBe(true);
      }),
    );
  });

  test('another seed than the committed one is named, whatever the result', () => {
    const other = `${ZERO.slice(0, 63)}1`;
    const roll = derive(ROLL_DRAWING, seed(other), closeHash(ZERO));
    expect(verifyReveal(ROLL_DRAWING, { ...honest, seed: other, outcome: roll })).toEqual({
      ok: false,
      error: { code: 'seed-is-not-the-committed-one', commitmentOfSeed: commit(seed(other)) },
    });
  });

  test('another roll is answered with the roll it had to be', () => {
    expect(verifyReveal(ROLL_DRAWING, { ...honest, outcome: [6, 6, 6] })).toEqual({
      ok: false,
      error: {
        code: 'outcome-is-not-the-derived-one',
        derived: [5, 5, 4],
      },
    });
  });

  test('two cards exchanged are noticed', () => {
    const deck = derive(DECK_DRAWING, seed(ZERO), closeHash(ZERO));
    const exchanged = [...deck.slice(0, 50), ...deck.slice(50).reverse()];
    expect(verifyReveal(DECK_DRAWING, { ...honest, outcome: exchanged })).toEqual({
      ok: false,
      error: { code: 'outcome-is-not-the-derived-one', derived: deck },
    });
  });

  test('a journal changed after close is noticed unless it gives the same roll', () => {
    const bits = Array.from({ length: 256 }, (_, bit) => {
      const bytes = Array.from({ length: 32 }, (_, i) => (i === bit >> 3 ? 1 << (bit & 7) : 0));
      return bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');
    });
    const unnoticed = bits.filter(
      (hash) => verifyReveal(ROLL_DRAWING, { ...honest, closeHash: hash }).ok,
    );
    for (const hash of unnoticed) {
      expect(derive(ROLL_DRAWING, seed(ZERO), closeHash(hash))).toEqual([5, 5, 4]);
    }
    // One in 216 is to be expected among 256 changed hashes, not many.
    expect(unnoticed.length).toBeLessThan(8);
  });

  test.each([
    ['commitment', 'A commitment'],
    ['seed', 'A seed'],
    ['closeHash', 'A journal hash'],
  ])('a malformed %s is refused by name', (field, name) => {
    for (const text of ['', 'zz', ZERO.slice(1), `${ZERO}0`, 'AB'.repeat(32), `${ZERO}\n`]) {
      expect(verifyReveal(ROLL_DRAWING, { ...honest, [field]: text })).toEqual({
        ok: false,
        error: {
          code: 'not-32-bytes-of-hex',
          message: `${name} is written as 64 hex digits, 0-9 and a-f in lower case.`,
        },
      });
    }
  });

  test('of several faults the first of the documented order is reported', () => {
    const wrong: Reveal<Roll> = {
      commitment: 'x',
      seed: 'y',
      closeHash: 'z',
      outcome: [6, 6, 6],
    };
    const code = (reveal: Reveal<Roll>) => {
      const result = verifyReveal(ROLL_DRAWING, reveal);
      return result.ok ? 'ok' : `${result.error.code}`;
    };
    expect(code(wrong)).toBe('not-32-bytes-of-hex');
    const readable = { ...wrong, commitment: ZERO, seed: ZERO, closeHash: ZERO };
    expect(code(readable)).toBe('seed-is-not-the-committed-one');
    expect(code({ ...readable, commitment: honest.commitment })).toBe(
      'outcome-is-not-the-derived-one',
    );
    expect(code(honest)).toBe('ok');
  });
});
