import { ALL_BETS } from '@baize/three-dice';
import { describe, expect, test } from 'vitest';
import { notationOf, readSpokenBet } from './spoken-bet.ts';

describe('bets as people say them', () => {
  test('the notation itself is understood, every bet of it', () => {
    for (const text of [
      ...ALL_BETS.map(({ id }) => id),
      'initial',
      'bonus:player',
      'bonus:dealer',
    ]) {
      expect(readSpokenBet(`${text} 100`)).toEqual({ bet: text, stake: 100 });
      expect(readSpokenBet(`100 on ${text}`)).toEqual({ bet: text, stake: 100 });
      expect(readSpokenBet(`put 100 on ${text}`)).toEqual({ bet: text, stake: 100 });
      expect(readSpokenBet(`bet ${text} 100`)).toEqual({ bet: text, stake: 100 });
    }
  });

  test.each([
    ['Big', 'big'],
    ['大', 'big'],
    ['小', 'small'],
    ['any triple', 'any-triple'],
    ['Any', 'any-triple'],
    ['全围', 'any-triple'],
    ['double 4', 'double:4'],
    ['pair 4', 'double:4'],
    ['triple 6', 'triple:6'],
    ['number 3', 'single:3'],
    ['sum 11', 'total:11'],
    ['domino 5 2', 'domino:2-5'],
    ['domino 2-5', 'domino:2-5'],
    ['four 4 3 2 1', 'four:1234'],
    ['three 321', 'three:123'],
    ['pair-single 2 2 1', 'pair-single:221'],
    ['pair and single 221', 'pair-single:221'],
    ['bonus on the dealer', 'bonus:dealer'],
  ])('%s is %s', (spoken, notation) => {
    expect(notationOf(spoken)).toBe(notation);
  });

  test.each([
    ['double 4 200', { bet: 'double:4', stake: 200 }],
    ['2,000 on any triple', { bet: 'any-triple', stake: 2000 }],
    ['domino 1 2 50', { bet: 'domino:1-2', stake: 50 }],
    ['大 100', { bet: 'big', stake: 100 }],
    ['bonus player 20', { bet: 'bonus:player', stake: 20 }],
    ['double 4', { bet: 'double:4', stake: null }],
    ['total 11', { bet: 'total:11', stake: null }],
    ['big', { bet: 'big', stake: null }],
  ])('"%s" names bet and stake', (line, spoken) => {
    expect(readSpokenBet(line)).toEqual(spoken);
  });
});
