import { money } from '@baize/exact';
import { rwsSiKiPiV2 } from '@baize/rulebooks';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SI_KI_PI_BETS } from './bet.ts';
import { siKiPiGame } from './game.ts';
import { parseRound } from './parse-round.ts';
import { arrangement, hand } from './testing/si-ki-pi-cards.ts';

const game = siKiPiGame(rwsSiKiPiV2);

const BOX = {
  box: 1,
  cards: 'As Kd Th 9c',
  set: 'house-way' as unknown,
  bets: [{ bet: 'initial', stake: 100 }] as unknown,
};

function round(box: object = {}, dealer: unknown = '9s 9h Kh Qc') {
  return { dealer, boxes: [{ ...BOX, ...box }] };
}

function errorOf(value: unknown) {
  const parsed = parseRound(value, game);
  return parsed.ok ? null : parsed.error;
}

test('a round is read as it was handed in', () => {
  const set = { low: 'As Th', high: 'Kd 9c' };
  const bets = SI_KI_PI_BETS.map((bet) => ({ bet, stake: 20 }));
  expect(parseRound(round({ set, bets }), game)).toEqual({
    ok: true,
    value: {
      dealer: hand('9s 9h Kh Qc'),
      boxes: [
        {
          box: 1,
          hand: hand('As Kd Th 9c'),
          set: arrangement('As Th', 'Kd 9c'),
          bets: SI_KI_PI_BETS.map((bet) => ({ bet, stake: money(20) })),
        },
      ],
    },
  });
});

test('[rws-si-ki-pi-v2#2.1.1a] boxes are numbered from 1 to 12, each once', () => {
  for (let box = 1; box <= 12; box += 1) expect(errorOf(round({ box }))).toBeNull();
  for (const box of [0, 13, -1, 1.5, '1', null]) {
    expect(errorOf(round({ box }))).toMatchObject({
      code: 'unknown-box',
      box,
      message: expect.stringContaining('boxes are numbered from 1 to 12'),
      because: ['rws-si-ki-pi-v2#2.1.1a', 'rws-si-ki-pi-v2#2.1.1'],
    });
  }
  const twice = { ...round(), boxes: [BOX, { ...BOX, cards: '2s 3s 4s 5s' }] };
  expect(errorOf(twice)).toEqual({ code: 'box-twice', message: 'Box 1 is there twice.', box: 1 });
});

test('[rws-si-ki-pi-v2#2.1.1c] a box takes the initial bet and the two bonus bets, nothing else', () => {
  const initial = { bet: 'initial', stake: 20 };
  for (const bet of SI_KI_PI_BETS) {
    expect(errorOf(round({ bets: [initial, { bet, stake: 20 }] }))).toBeNull();
  }
  for (const bet of ['bonus', 'Initial', 'small', 7, undefined]) {
    expect(errorOf(round({ bets: [initial, { bet, stake: 20 }] }))).toMatchObject({
      code: 'unknown-bet',
      at: 1,
      message: expect.stringContaining('a box takes initial, bonus:player, bonus:dealer'),
      because: [
        'rws-si-ki-pi-v2#2.1.1c',
        'rws-si-ki-pi-v2#1 Initial Bet',
        'rws-si-ki-pi-v2#1 Bonus Bet',
      ],
    });
  }
});

test('[rws-si-ki-pi-v2#3.3] a bonus bet needs an initial bet in its box', () => {
  for (const bet of ['bonus:player', 'bonus:dealer']) {
    expect(errorOf(round({ bets: [{ bet, stake: 20 }] }))).toEqual({
      code: 'bonus-without-initial',
      message: 'Box 1 has a bonus bet and no initial bet.',
      at: 1,
      because: ['rws-si-ki-pi-v2#3.3', 'rws-si-ki-pi-v2#I-H11'],
    });
  }
  expect(errorOf(round({ bets: [] }))).toBeNull();
});

test('what was handed in is shown as it came', () => {
  const messages = [
    errorOf(round({ bets: [{ bet: 'small', stake: 20 }] })),
    errorOf(round({ bets: [{ stake: 20 }] })),
    errorOf(round({ bets: [{ bet: 'initial', stake: '20' }] })),
    errorOf(round({ box: 'one' })),
    errorOf({ ...round(), boxes: [{}] }),
    errorOf(round({ set: 'my-way' })),
  ].map((error) => error?.message);
  expect(messages).toEqual([
    'Box 1: "small" is no bet; a box takes initial, bonus:player, bonus:dealer.',
    'Box 1: nothing is no bet; a box takes initial, bonus:player, bonus:dealer.',
    'Box 1: the stake "20" is no positive whole number of minor units.',
    '"one" is no box; boxes are numbered from 1 to 12.',
    'Nothing is no box; boxes are numbered from 1 to 12.',
    'Box 1 needs "set": "house-way" or {"low":"As Th","high":"Kd 9c"}.',
  ]);
});

describe('stakes', () => {
  test.each([
    [0, 'zero'],
    [-20, 'negative'],
    [20.5, 'fractional'],
    [2 ** 53, 'unsafe'],
    ['20', 'not-a-number'],
    [undefined, 'not-a-number'],
  ])('%j is refused as %s', (stake, fault) => {
    expect(errorOf(round({ bets: [{ bet: 'initial', stake }] }))).toMatchObject({
      code: 'bad-stake',
      at: 1,
      fault,
      message: expect.stringMatching(/^Box 1: the stake .* is no positive whole number/),
    });
  });

  test('that are no multiple of the unit are refused, as commission could not be exact', () => {
    expect(errorOf(round({ bets: [{ bet: 'initial', stake: 110 }] }))).toEqual({
      code: 'not-a-multiple-of-the-unit',
      message: 'Box 1: the stake 110 is no multiple of the bet unit 20.',
      at: 1,
      unit: 20,
      because: ['rws-si-ki-pi-v2#I-D13'],
    });
  });
});

describe('cards', () => {
  test('are named by their place where they are wrong', () => {
    expect(errorOf(round({}, '9s 9h Kh'))).toMatchObject({
      code: 'wrong-number-of-cards',
      at: 'dealer',
      message: expect.stringContaining('The dealer: "9s 9h Kh" names 3 cards'),
    });
    expect(errorOf(round({ cards: 'As As Th 9c' }))).toMatchObject({
      code: 'duplicate-card',
      at: 1,
      message: 'Box 1: As is there twice; a deck has it once.',
    });
    expect(errorOf(round({ set: { low: 'As Th', high: 'Kd 9d' } }))).toMatchObject({
      code: 'not-own-cards',
      at: 1,
      cards: ['9d'],
    });
  });

  test('are dealt once in a round, to the dealer or to one box', () => {
    const because = ['rws-si-ki-pi-v2#2.2.1', 'rws-si-ki-pi-v2#I-H9'];
    expect(errorOf(round({}, '9s 9h Kd Qc'))).toEqual({
      code: 'card-dealt-twice',
      message: 'The dealer and box 1 both hold Kd; a deck has it once.',
      card: 'Kd',
      at: ['dealer', 1],
      because,
    });
    const boxes = [BOX, { ...BOX, box: 4, cards: '2s 3s 4s As' }];
    expect(errorOf({ ...round(), boxes })).toEqual({
      code: 'card-dealt-twice',
      message: 'Box 1 and box 4 both hold As; a deck has it once.',
      card: 'As',
      at: [1, 4],
      because,
    });
  });
});

test.each([
  [null, 'dealer'],
  [7, 'dealer'],
  [round({}, 7), 'dealer'],
  [{ dealer: '9s 9h Kh Qc' }, 'boxes'],
  [{ dealer: '9s 9h Kh Qc', boxes: {} }, 'boxes'],
  [round({ cards: ['As'] }), 'cards'],
  [round({ set: undefined }), 'set'],
  [round({ set: 'my-way' }), 'set'],
  [round({ set: { low: 'As Th' } }), 'set'],
  [round({ set: { high: 'As Th' } }), 'set'],
  [round({ bets: 'initial' }), 'bets'],
])('%j is malformed at %s', (value, field) => {
  expect(errorOf(value)).toMatchObject({
    code: 'malformed',
    field,
    message: expect.stringContaining(`"${field}"`),
  });
});

test('the first fault in order of precedence is reported', () => {
  const codes = [
    errorOf({ dealer: '9s', boxes: 7 }),
    errorOf({ dealer: '9s 9h Kh Qc', boxes: 7 }),
    errorOf(round({ box: 99, cards: 'As' })),
    errorOf(round({ cards: 'As', set: 7 })),
    errorOf(round({ set: 7, bets: 7 })),
    errorOf(round({ bets: [{ bet: 'x', stake: 0 }] })),
    errorOf(round({ bets: [{ bet: 'bonus:player', stake: 7 }] })),
    errorOf(round({ bets: [{ bet: 'bonus:player', stake: 20 }] }, 'As Ah Ad Ac')),
  ].map((error) => error?.code);
  expect(codes).toEqual([
    'wrong-number-of-cards',
    'malformed',
    'unknown-box',
    'wrong-number-of-cards',
    'malformed',
    'unknown-bet',
    'not-a-multiple-of-the-unit',
    'bonus-without-initial',
  ]);
});

test('whatever is handed in, nothing throws', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => void parseRound(value, game)));
  const anyField = fc.jsonValue();
  fc.assert(
    fc.property(anyField, anyField, anyField, anyField, (box, cards, set, bets) => {
      parseRound(round({ box, cards, set, bets: [bets] }), game);
      parseRound(round({ set, bets }), game);
    }),
  );
});
