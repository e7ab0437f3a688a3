import { ok } from '@baize/exact';
import { allHands, arrangement, hand } from '@baize/testing/si-ki-pi-cards';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DECK } from './card.ts';
import { cardsText } from './hand.ts';
import { parseArrangement } from './parse-arrangement.ts';
import { parseHand } from './parse-hand.ts';

describe('four cards', () => {
  test('are read in any order and with any space between them, and printed in one', () => {
    expect(parseHand(' 9c  Th\tAs Kd\n')).toEqual(ok(['As', 'Kd', 'Th', '9c']));
  });

  test('print and parse are inverses for all 270,725 hands', () => {
    const wrong: string[] = [];
    for (const each of allHands()) {
      const text = cardsText(each);
      const parsed = parseHand(text);
      if (!parsed.ok || cardsText(parsed.value) !== text) wrong.push(text);
    }
    expect(wrong).toEqual([]);
  });

  test.each([
    [
      '',
      'wrong-number-of-cards',
      { wanted: 4, found: 0 },
      '"" names 0 cards; 4 are needed, such as As Kd Th 9c.',
    ],
    ['As Kd Th', 'wrong-number-of-cards', { found: 3 }, '"As Kd Th" names 3 cards'],
    ['As Kd Th 9c 8c', 'wrong-number-of-cards', { found: 5 }, 'names 5 cards; 4 are needed'],
    ['As Kd 10h 9c', 'unknown-card', { card: '10h' }, '"10h" is no card'],
    ['As Kd Th 9C', 'unknown-card', { card: '9C' }, 'write a rank (A K Q J T 9 to 2)'],
    ['As Kd As 9c', 'duplicate-card', { card: 'As' }, 'As is there twice'],
    ['As As 1x 9c', 'duplicate-card', { card: 'As' }, 'As is there twice'],
    ['As 1x As 9c', 'unknown-card', { card: '1x' }, '"1x" is no card'],
  ])('"%s" is refused: %s', (text, code, fields, message) => {
    expect(parseHand(text)).toMatchObject({
      ok: false,
      error: { code, ...fields, message: expect.stringContaining(message) },
    });
  });

  test('no text at all makes it throw', () => {
    const anyText = fc.oneof(
      fc.string(),
      fc
        .array(fc.constantFrom<string>(...DECK, '10s', ''), { maxLength: 6 })
        .map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(anyText, (text) => {
        const parsed = parseHand(text);
        if (parsed.ok) expect(new Set(parsed.value).size).toBe(4);
        else expect(parsed.error.message).not.toBe('');
      }),
    );
  });
});

describe('an arrangement', () => {
  const own = hand('As Kd Th 9c');

  test('uses the four cards of its box', () => {
    expect(parseArrangement({ low: 'Th As', high: '9c Kd' }, own)).toEqual(
      ok(arrangement('As Th', 'Kd 9c')),
    );
  });

  test('with its hands called wrongly is relabelled, never a foul', () => {
    expect(parseArrangement({ low: '9c Kd', high: 'Th As' }, own)).toEqual(
      ok(arrangement('As Th', 'Kd 9c')),
    );
  });

  test('of two hands without points keeps the names the player gave', () => {
    expect(parseArrangement({ low: 'As 9c', high: 'Kd Th' }, own)).toEqual(
      ok(arrangement('As 9c', 'Kd Th')),
    );
    expect(parseArrangement({ low: 'Kd Th', high: 'As 9c' }, own)).toEqual(
      ok(arrangement('Kd Th', 'As 9c')),
    );
  });

  test.each([
    ['As', 'Kd Th', 'wrong-number-of-cards', '"As" names 1 card; 2 are needed, such as As Kd.'],
    ['As Th', 'Kd 9c 2c', 'wrong-number-of-cards', 'names 3 cards'],
    ['As Xx', 'Kd 9c', 'unknown-card', '"Xx" is no card'],
    ['As As', 'Kd 9c', 'duplicate-card', 'As is there twice'],
    ['As Th', 'As 9c', 'duplicate-card', 'As is in the Low Hand and in the High Hand.'],
    ['As Th', 'Kd 9d', 'not-own-cards', '9d cannot be arranged: the box holds As Kd Th 9c.'],
    ['2s 3s', 'Kd 9d', 'not-own-cards', '3s 2s 9d cannot be arranged'],
  ])('%s | %s is refused: %s', (low, high, code, message) => {
    expect(parseArrangement({ low, high }, own)).toMatchObject({
      ok: false,
      error: { code, message: expect.stringContaining(message) },
    });
  });
});
