import { ruleOf } from '@baize/game';
import { diceGame, FACES, outcomeEstablished } from '@baize/three-dice';
import { expect, test } from 'vitest';
import { rwsTaiSaiV5 as book } from './index.ts';
import { irregularities } from './irregularities.ts';
import { layoutA } from './layout-a.ts';

const games = book.layouts.map((layout) => diceGame(book, layout));
const a = diceGame(book, layoutA);
const READABLE = [null, ...FACES];

test('[rws-tai-sai-v5#5.3] the bets of a player who walked away are settled and held', () => {
  expect(irregularities['player-walked-away']).toEqual({
    action: 'settle-and-hold',
    because: ['rws-tai-sai-v5#5.3'],
  });
});

test('[rws-tai-sai-v5#5.4.1] an outcome is established as soon as one die can be read', () => {
  for (const game of games) {
    for (const x of READABLE) {
      for (const y of READABLE) {
        for (const z of READABLE) {
          const { established } = outcomeEstablished(game, [x, y, z]);
          expect(established).toBe(x !== null || y !== null || z !== null);
        }
      }
    }
  }
  expect(irregularities['round-interrupted'].action).toBe('conclude-if-established');
  expect(irregularities['round-interrupted'].because).toContain('rws-tai-sai-v5#5.4.1');
});

test('[rws-tai-sai-v5#5.4.1] a readable 4 decides exactly nine bets of Appendix A', () => {
  // With a 4 the total lies between 6 and 16, and only one triple is left.
  expect(outcomeEstablished(a, [4, null, null])).toEqual({
    established: true,
    possible: 36,
    decided: [
      { bet: 'triple:6', result: 'lose' },
      { bet: 'triple:5', result: 'lose' },
      { bet: 'triple:3', result: 'lose' },
      { bet: 'triple:2', result: 'lose' },
      { bet: 'triple:1', result: 'lose' },
      { bet: 'total:17', result: 'lose' },
      { bet: 'total:5', result: 'lose' },
      { bet: 'total:4', result: 'lose' },
      { bet: 'single:4', result: 'win' },
    ],
  });
});

test('[rws-tai-sai-v5#5.4.2] with no die readable nothing is decided, and the round is void', () => {
  for (const game of games) {
    expect(outcomeEstablished(game, [null, null, null])).toEqual({
      established: false,
      decided: [],
      possible: 216,
    });
  }
  expect(irregularities['round-interrupted'].because).toContain('rws-tai-sai-v5#5.4.2');
  expect(ruleOf(book, 'outcome-not-established')[0]).toBe('rws-tai-sai-v5#5.4.2');
});

test('[rws-tai-sai-v5#5.5] a void leaves the earlier rounds as they were', () => {
  expect(ruleOf(book, 'previous-rounds-stand')).toEqual(['rws-tai-sai-v5#5.5']);
});

test('[rws-tai-sai-v5#5.5.1] fewer than three tumbles void the round', () => {
  expect(irregularities['tumbled-fewer-than-three']).toEqual({
    action: 'void-round',
    because: ['rws-tai-sai-v5#5.5.1'],
  });
});

test('[rws-tai-sai-v5#5.5.2] a die that is not flat voids the round', () => {
  expect(irregularities['die-not-flat']).toEqual({
    action: 'void-round',
    because: ['rws-tai-sai-v5#5.5.2'],
  });
});

test('[rws-tai-sai-v5#5.5.3] a tumbler started before the close voids the round', () => {
  expect(irregularities['tumbler-before-close']).toEqual({
    action: 'void-round',
    because: ['rws-tai-sai-v5#5.5.3'],
    in: ['betting'],
    otherwise: { action: 'continue', because: ['rws-tai-sai-v5#I-P5'], in: ['idle'] },
  });
});

test('[rws-tai-sai-v5#5.6] damaged dice void every round the pit finds affected', () => {
  expect(irregularities['dice-damaged']).toEqual({
    action: 'void-affected-rounds',
    because: ['rws-tai-sai-v5#5.6', 'rws-tai-sai-v5#I-P3'],
  });
});

test('[rws-tai-sai-v5#5.7] after the close no bet goes down, up or back', () => {
  expect(ruleOf(book, 'bets-close')[0]).toBe('rws-tai-sai-v5#5.7');
});

test('[rws-tai-sai-v5#5.8] an error noticed later leaves later rounds alone', () => {
  expect(irregularities['error-noticed-later']).toEqual({
    action: 'continue',
    because: ['rws-tai-sai-v5#5.8'],
  });
  expect(ruleOf(book, 'later-rounds-stand')).toEqual(['rws-tai-sai-v5#5.8']);
});

test('[rws-tai-sai-v5#5.9] bets are settled as they lay at the close', () => {
  expect(ruleOf(book, 'stakes-freeze')[0]).toBe('rws-tai-sai-v5#5.9');
  expect(ruleOf(book, 'player-answers-for-placement')[0]).toBe('rws-tai-sai-v5#5.9');
});

test('[rws-tai-sai-v5#5.10] where the lights fail the dice decide', () => {
  const byDice = { action: 'settle-by-dice', because: ['rws-tai-sai-v5#5.10'] };
  expect(irregularities['lights-wrong']).toEqual(byDice);
  const phases = ['tumbled', 'idle', 'betting', 'closed'];
  expect(irregularities['electrical-device-failed']).toEqual({ ...byDice, in: phases });
});

test('[rws-tai-sai-v5#5.11] a display informs; the dice on the table decide', () => {
  expect(irregularities['display-wrong']).toEqual({
    action: 'settle-by-dice',
    because: ['rws-tai-sai-v5#5.11'],
  });
  expect(irregularities['wrong-result-registered'].action).toBe('resettle-by-dice');
  expect(ruleOf(book, 'display-informs-only')).toEqual(['rws-tai-sai-v5#5.11']);
});

test('[rws-tai-sai-v5#5.12] a void gives every bet of the round back', () => {
  expect(ruleOf(book, 'void-returns-bets')).toEqual(['rws-tai-sai-v5#5.12']);
});

test('[rws-tai-sai-v5#5.13] staff may bet for a player who asks, at his own risk', () => {
  expect(ruleOf(book, 'bets-on-behalf')).toEqual(['rws-tai-sai-v5#5.13']);
  expect(ruleOf(book, 'player-answers-for-placement')).toContain('rws-tai-sai-v5#5.13');
});

test('[rws-tai-sai-v5#5.14] what no clause covers goes to the shift manager', () => {
  expect(irregularities['not-covered']).toEqual({
    action: 'refer-to-manager',
    because: ['rws-tai-sai-v5#5.14'],
  });
});
