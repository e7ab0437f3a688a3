import { DEFAULT_READINGS } from '@baize/game';
import { SHIPPED } from '@baize/house';
import { describe, expect, test } from 'vitest';
import { answerer } from '../commands/settle.ts';
import type { ErrorCode } from '../json-lines/error-codes.ts';
import { errorJson, type LineError } from '../json-lines/line-error.ts';
import { gameOpener } from '../mechanics/game-opener.ts';

const answer = answerer(
  gameOpener({ library: SHIPPED, readings: DEFAULT_READINGS, tables: new Map() }),
  () => 'ok',
);

function errorOf(text: string): LineError | 'settled' {
  const result = answer(text);
  return result.ok ? 'settled' : result.error;
}

const dice = { game: 'rws-tai-sai-v5/a', roll: [4, 4, 1], bets: [{ bet: 'small', stake: 100 }] };
const TAI_SAI_E = 'rws-tai-sai-v5/e';

function diceWith(change: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ ...dice, ...change });
}

function betting(bet: unknown, stake: unknown, game: string = dice.game): string {
  return diceWith({
    game,
    bets: [
      { bet: 'big', stake: 1000 },
      { bet, stake },
    ],
  });
}

const box = {
  box: 1,
  cards: 'As Kh Th 9c',
  set: 'house-way',
  bets: [{ bet: 'initial', stake: 100 }],
};
const round = { game: 'rws-si-ki-pi-v2', dealer: '9s 9h Kd Qc', boxes: [box] };

function boxWith(change: Readonly<Record<string, unknown>>): string {
  return JSON.stringify({ ...round, boxes: [{ ...box, ...change }] });
}

function setAs(low: unknown, high: unknown): string {
  return boxWith({ set: { low, high } });
}

type Bad = readonly [what: string, request: string, code: ErrorCode, field: string | null];

const BAD_LINES: readonly Bad[] = [
  ['text that is not JSON', 'nope', 'not-json', null],
  ['an object that never ends', '{"game":', 'not-json', null],
  ['NaN', '{"game":NaN}', 'not-json', null],
  ['two objects', '{} {}', 'not-json', null],
  [
    'a field twice',
    '{"game":"rws-tai-sai-v5/a","game":"rws-tai-sai-v5/c"}',
    'duplicate-key',
    'game',
  ],
  [
    'a stake twice',
    diceWith({}).replace('"stake":100', '"stake":100,"stake":100'),
    'duplicate-key',
    'bets[0].stake',
  ],
  ['a number', '12', 'not-an-object', null],
  ['null', 'null', 'not-an-object', null],
  ['a list', '[]', 'not-an-object', null],
  ['an empty object', '{}', 'missing-field', 'game'],
  ['a game that is no text', '{"game":7}', 'wrong-type', 'game'],
  ['an unknown game', '{"game":"roulette"}', 'unknown-game', 'game'],
  ['a property every object inherits', '{"game":"constructor"}', 'unknown-game', 'game'],
  ['a rulebook without its layout', '{"game":"rws-tai-sai-v5"}', 'unknown-game', 'game'],
];

const BAD_DICE: readonly Bad[] = [
  ['no roll', JSON.stringify({ game: dice.game, bets: [] }), 'missing-field', 'roll'],
  ['no bets', JSON.stringify({ game: dice.game, roll: [1, 1, 1] }), 'missing-field', 'bets'],
  ['a field nobody reads', diceWith({ betts: [] }), 'unknown-field', 'betts'],
  [
    '__proto__ as a field',
    '{"game":"rws-tai-sai-v5/a","__proto__":{"roll":[1,1,1]}}',
    'unknown-field',
    '__proto__',
  ],
  ['two dice', diceWith({ roll: [1, 2] }), 'roll-not-three-dice', 'roll'],
  ['four dice', diceWith({ roll: [1, 2, 3, 4] }), 'roll-not-three-dice', 'roll'],
  ['a roll that is text', diceWith({ roll: '441' }), 'roll-not-three-dice', 'roll'],
  ['a roll that is null', diceWith({ roll: null }), 'roll-not-three-dice', 'roll'],
  ['a seven', diceWith({ roll: [1, 2, 7] }), 'die-out-of-range', 'roll[2]'],
  ['a zero', diceWith({ roll: [0, 2, 6] }), 'die-out-of-range', 'roll[0]'],
  ['half a pip', diceWith({ roll: [1, 2.5, 6] }), 'die-out-of-range', 'roll[1]'],
  ['a die as text', diceWith({ roll: ['1', 2, 6] }), 'die-out-of-range', 'roll[0]'],
  ['bets that are no list', diceWith({ bets: {} }), 'wrong-type', 'bets'],
  ['a bet that is no object', diceWith({ bets: ['small'] }), 'not-an-object', 'bets[0]'],
  ['a bet without a name', diceWith({ bets: [{ stake: 100 }] }), 'missing-field', 'bets[0].bet'],
  ['a bet without a stake', diceWith({ bets: [{ bet: 'big' }] }), 'missing-field', 'bets[0].stake'],
  [
    'a bet with a field more',
    diceWith({ bets: [{ bet: 'big', stake: 1, odds: 2 }] }),
    'unknown-field',
    'bets[0].odds',
  ],
  ['a bet of another type', betting(4, 100), 'wrong-type', 'bets[1].bet'],
  ['a bet nobody knows', betting('huge', 100), 'unknown-bet', 'bets[1].bet'],
  ['an inherited property as bet', betting('toString', 100), 'unknown-bet', 'bets[1].bet'],
  ['single:7', betting('single:7', 100), 'unknown-bet', 'bets[1].bet'],
  ['a domino the wrong way round', betting('domino:2-1', 100), 'unknown-bet', 'bets[1].bet'],
  [
    'double:1 on Tai Sai e',
    betting('double:1', 100, TAI_SAI_E),
    'bet-not-on-layout',
    'bets[1].bet',
  ],
  ['odd where the layout has none', betting('odd', 100), 'bet-not-on-layout', 'bets[1].bet'],
  ['total:3', betting('total:3', 100), 'bet-not-on-layout', 'bets[1].bet'],
  ['a stake as text', betting('small', '100'), 'stake-not-a-number', 'bets[1].stake'],
  ['a stake of null', betting('small', null), 'stake-not-a-number', 'bets[1].stake'],
  ['half a cent', betting('small', 100.5), 'stake-fractional', 'bets[1].stake'],
  ['a negative stake', betting('small', -100), 'stake-negative', 'bets[1].stake'],
  ['a stake of zero', betting('small', 0), 'stake-zero', 'bets[1].stake'],
  ['a stake past 2 ** 53', betting('small', 2 ** 53), 'stake-unsafe', 'bets[1].stake'],
  [
    'an endless stake',
    betting('small', 1).replace('"stake":1}', '"stake":1e999}'),
    'stake-unsafe',
    'bets[1].stake',
  ],
  [
    'a stake beside the unit',
    betting('small', 15, 'licensee-sic-bo/minimum'),
    'stake-not-a-multiple',
    'bets[1].stake',
  ],
  ['stakes whose sum is unsafe', betting('small', Number.MAX_SAFE_INTEGER), 'amount-unsafe', null],
];

const BAD_ROUNDS: readonly Bad[] = [
  ['no dealer', JSON.stringify({ game: round.game, boxes: [] }), 'missing-field', 'dealer'],
  [
    'no boxes',
    JSON.stringify({ game: round.game, dealer: round.dealer }),
    'missing-field',
    'boxes',
  ],
  ['a roll', JSON.stringify({ ...round, roll: [1, 2, 3] }), 'unknown-field', 'roll'],
  ['cards that are no text', JSON.stringify({ ...round, dealer: ['9s'] }), 'wrong-type', 'dealer'],
  [
    'five cards',
    JSON.stringify({ ...round, dealer: '9s 9h Kd Qc 2c' }),
    'wrong-number-of-cards',
    'dealer',
  ],
  [
    'a card twice in the hand',
    JSON.stringify({ ...round, dealer: '9s 9s Kd Qc' }),
    'duplicate-card',
    'dealer',
  ],
  ['three cards', boxWith({ cards: 'As Kh Th' }), 'wrong-number-of-cards', 'boxes[0].cards'],
  ['no cards', boxWith({ cards: '' }), 'wrong-number-of-cards', 'boxes[0].cards'],
  ['a card that is none', boxWith({ cards: 'As Kh 10h 9c' }), 'unknown-card', 'boxes[0].cards'],
  [
    'a box that is no object',
    JSON.stringify({ ...round, boxes: [null] }),
    'not-an-object',
    'boxes[0]',
  ],
  [
    'the dealer’s card in a box',
    boxWith({ cards: 'As Kd Th 9c' }),
    'card-dealt-twice',
    'boxes[0].cards',
  ],
  [
    'one card in two boxes',
    JSON.stringify({ ...round, boxes: [box, { ...box, box: 2, cards: 'As 2h 3d 4c' }] }),
    'card-dealt-twice',
    'boxes[1].cards',
  ],
  [
    'one box twice',
    JSON.stringify({ ...round, boxes: [box, { ...box, cards: '2s 2h 3d 4c' }] }),
    'duplicate-box',
    'boxes[1].box',
  ],
  ['box 13', boxWith({ box: 13 }), 'box-out-of-range', 'boxes[0].box'],
  ['box 0', boxWith({ box: 0 }), 'box-out-of-range', 'boxes[0].box'],
  ['a setting that is none', boxWith({ set: 'my-way' }), 'unknown-setting', 'boxes[0].set'],
  ['a setting of null', boxWith({ set: null }), 'unknown-setting', 'boxes[0].set'],
  ['half a setting', boxWith({ set: { low: 'As Kh' } }), 'missing-field', 'boxes[0].set.high'],
  ['a setting with three cards', setAs('As Kh Th', '9c'), 'wrong-number-of-cards', 'boxes[0].set'],
  ['a setting with a foreign card', setAs('As Kh', 'Th 9d'), 'not-own-cards', 'boxes[0].set'],
  ['a setting that uses a card twice', setAs('As Kh', 'As Th'), 'duplicate-card', 'boxes[0].set'],
  ['no bets in a box', boxWith({ bets: undefined }), 'missing-field', 'boxes[0].bets'],
  [
    'a dice bet in a box',
    boxWith({ bets: [{ bet: 'small', stake: 20 }] }),
    'unknown-bet',
    'boxes[0].bets[0].bet',
  ],
  [
    'a bonus without an initial bet',
    boxWith({ bets: [{ bet: 'bonus:dealer', stake: 20 }] }),
    'bonus-without-initial',
    'boxes[0].bets[0].bet',
  ],
  [
    'a stake that commission would split',
    boxWith({ bets: [{ bet: 'initial', stake: 30 }] }),
    'stake-not-a-multiple',
    'boxes[0].bets[0].stake',
  ],
  [
    'stakes whose sum is unsafe',
    boxWith({ bets: Array.from({ length: 2 }, () => ({ bet: 'initial', stake: 20 * 2 ** 48 })) }),
    'amount-unsafe',
    null,
  ],
];

describe.each([
  ['any line', BAD_LINES],
  ['dice', BAD_DICE],
  ['Si Ki Pi', BAD_ROUNDS],
])('bad input: %s', (_kind, rows) => {
  test.each(rows)('%s', (_what, request, code, field) => {
    expect(errorOf(request)).toMatchObject({ code, field });
  });
});

describe('details of a refusal', () => {
  const games = [dice.game, TAI_SAI_E, 'rws-sic-bo-2021/b', 'mbs-sic-bo-v4/rapid-select'];

  test.each(games)('two ones with a two are on no layout: %s', (game) => {
    for (const bet of ['pair-single:112', 'pair-single:665']) {
      expect(errorOf(betting(bet, 100, game))).toMatchObject({
        code: 'bet-not-on-layout',
        details: { bet },
      });
    }
  });

  test('a bet off the layout cites the clauses of the layout', () => {
    expect(errorOf(betting('double:1', 100, TAI_SAI_E))).toMatchObject({
      details: { because: ['rws-tai-sai-v5#2.1.1', 'rws-tai-sai-v5#I-D11'] },
    });
  });

  test('a stake beside the unit names the unit and the interpretation that asks for it', () => {
    expect(errorOf(betting('small', 15, 'licensee-sic-bo/minimum'))).toMatchObject({
      details: { unit: 10, because: ['licensee-sic-bo#I-D13'] },
    });
  });

  test('a misspelling comes with what was probably meant', () => {
    expect(errorOf(diceWith({ game: 'rws-taisai-v5/a' }))).toMatchObject({
      details: { suggestion: 'rws-tai-sai-v5/a' },
    });
    expect(errorOf(betting('domino:2-1', 100))).toMatchObject({
      details: { suggestion: 'domino:1-2' },
    });
    expect(errorOf(betting('Small', 100))).toMatchObject({ details: { suggestion: 'small' } });
    expect(errorOf(diceWith({ rol: [1, 1, 1] }))).toMatchObject({
      details: { suggestion: 'roll' },
    });
  });

  test('a message stays short however long the fault is', () => {
    const long = 'x'.repeat(100_000);
    for (const request of [
      betting(long, 100),
      diceWith({ game: long }),
      diceWith({ [long]: 1 }),
      boxWith({ cards: `As Kh Th ${long}` }),
      boxWith({ cards: long.replaceAll('x', 'x ') }),
    ]) {
      const error = errorOf(request);
      if (error === 'settled') throw new Error('Nothing was wrong.');
      expect(errorJson(error, { line: 1, file: null }).length).toBeLessThan(1000);
    }
  });
});
