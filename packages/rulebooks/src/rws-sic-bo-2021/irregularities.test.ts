import { ruleOf } from '@baize/game';
import { diceGame, FACES, outcomeEstablished } from '@baize/three-dice';
import { expect, test } from 'vitest';
import { rwsSicBo2021 as book } from './index.ts';
import { irregularities } from './irregularities.ts';
import { layoutA } from './layout-a.ts';

const games = book.layouts.map((layout) => diceGame(book, layout));
const a = diceGame(book, layoutA);
const READABLE = [null, ...FACES];

test('[rws-sic-bo-2021#5.1.1] an outcome is established as soon as one die can be read', () => {
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
  expect(irregularities['round-interrupted'].because).toContain('rws-sic-bo-2021#5.1.1');
});

test('[rws-sic-bo-2021#5.1.1] two readable fours decide 34 bets of Appendix A', () => {
  // The total is 9 to 14 and no 4 4 x has three different numbers. Undecided stay the even-money
  // bets, Any Triple and the triple of fours, totals 9 to 14, the dominoes with a 4, the other singles.
  const { decided, possible } = outcomeEstablished(a, [4, null, 4]);
  expect(possible).toBe(6);
  expect(decided.filter(({ result }) => result === 'win').map(({ bet }) => bet)).toEqual([
    'double:4',
    'single:4',
  ]);
  const lost = decided.filter(({ result }) => result === 'lose').map(({ bet }) => bet);
  expect(lost.filter((bet) => bet.startsWith('triple'))).toHaveLength(5);
  expect(lost.filter((bet) => bet.startsWith('double'))).toHaveLength(5);
  expect(lost.filter((bet) => bet.startsWith('total'))).toHaveLength(8);
  expect(lost.filter((bet) => bet.startsWith('domino'))).toHaveLength(10);
  expect(lost.filter((bet) => bet.startsWith('four'))).toHaveLength(4);
  expect(decided).toHaveLength(2 + 5 + 5 + 8 + 10 + 4);
});

test('[rws-sic-bo-2021#5.1.2] with no die readable nothing is decided, and the round is void', () => {
  for (const game of games) {
    expect(outcomeEstablished(game, [null, null, null])).toEqual({
      established: false,
      decided: [],
      possible: 216,
    });
  }
  expect(irregularities['round-interrupted'].because).toContain('rws-sic-bo-2021#5.1.2');
  expect(ruleOf(book, 'outcome-not-established')[0]).toBe('rws-sic-bo-2021#5.1.2');
});

test('[rws-sic-bo-2021#5.2] a failure of terminals does not stop the round', () => {
  const { action, because } = irregularities['terminals-interrupted'];
  expect(action).toBe('registered-bets-stand');
  expect(because).toContain('rws-sic-bo-2021#5.2');
});

test('[rws-sic-bo-2021#5.2.1] bets a failed terminal had registered stand', () => {
  const { action, because } = irregularities['terminals-interrupted'];
  expect([action, because[0]]).toEqual(['registered-bets-stand', 'rws-sic-bo-2021#5.2.1']);
});

test('[rws-sic-bo-2021#5.2.2] bets a failed terminal had not registered go back', () => {
  const { action, because } = irregularities['terminals-interrupted'];
  expect([action, because[1]]).toEqual(['registered-bets-stand', 'rws-sic-bo-2021#5.2.2']);
});

test('[rws-sic-bo-2021#5.3] a void leaves the earlier rounds as they were', () => {
  expect(ruleOf(book, 'previous-rounds-stand')).toEqual(['rws-sic-bo-2021#5.3']);
});

test('[rws-sic-bo-2021#5.3.1] fewer than three tumbles void the round', () => {
  expect(irregularities['tumbled-fewer-than-three']).toEqual({
    action: 'void-round',
    because: ['rws-sic-bo-2021#5.3.1'],
  });
});

test('[rws-sic-bo-2021#5.3.2] a die that is not flat voids the round', () => {
  expect(irregularities['die-not-flat']).toEqual({
    action: 'void-round',
    because: ['rws-sic-bo-2021#5.3.2'],
  });
});

test('[rws-sic-bo-2021#5.3.3] a tumbler started before the close voids the round', () => {
  expect(irregularities['tumbler-before-close']).toEqual({
    action: 'void-round',
    because: ['rws-sic-bo-2021#5.3.3'],
    in: ['betting'],
    otherwise: { action: 'continue', because: ['rws-sic-bo-2021#I-P5'], in: ['idle'] },
  });
});

test('[rws-sic-bo-2021#5.4] damaged dice void every round the pit finds affected', () => {
  expect(irregularities['dice-damaged']).toEqual({
    action: 'void-affected-rounds',
    because: ['rws-sic-bo-2021#5.4', 'rws-sic-bo-2021#I-P3'],
  });
});

test('[rws-sic-bo-2021#5.5] a wrong result at the console gives way to the dice', () => {
  expect(irregularities['wrong-result-registered']).toEqual({
    action: 'resettle-by-dice',
    because: ['rws-sic-bo-2021#5.5', 'rws-sic-bo-2021#I-P4'],
  });
});

test('[rws-sic-bo-2021#5.6] an error noticed later leaves later rounds alone', () => {
  expect(irregularities['error-noticed-later']).toEqual({
    action: 'continue',
    because: ['rws-sic-bo-2021#5.6'],
  });
  expect(ruleOf(book, 'later-rounds-stand')).toEqual(['rws-sic-bo-2021#5.6']);
});

test('[rws-sic-bo-2021#5.7] bets are settled as they lay at the close, whoever erred', () => {
  expect(ruleOf(book, 'stakes-freeze')[0]).toBe('rws-sic-bo-2021#5.7');
  expect(ruleOf(book, 'player-answers-for-placement')).toEqual(['rws-sic-bo-2021#5.7']);
  expect(irregularities['player-walked-away']).toEqual({
    action: 'settle-and-hold',
    because: ['rws-sic-bo-2021#5.7'],
  });
});

test('[rws-sic-bo-2021#5.8] a display informs; the dice on the table decide', () => {
  const byDice = { action: 'settle-by-dice', because: ['rws-sic-bo-2021#5.8'] };
  expect(irregularities['display-wrong']).toEqual(byDice);
  expect(irregularities['lights-wrong']).toEqual(byDice);
  expect(ruleOf(book, 'display-informs-only')).toEqual(['rws-sic-bo-2021#5.8']);
});

test('[rws-sic-bo-2021#5.9] a void gives every bet of the round back', () => {
  expect(ruleOf(book, 'void-returns-bets')).toEqual(['rws-sic-bo-2021#5.9']);
});

test('[rws-sic-bo-2021#5.10] what no clause covers goes to the shift manager', () => {
  expect(irregularities['not-covered']).toEqual({
    action: 'refer-to-manager',
    because: ['rws-sic-bo-2021#5.10'],
  });
});

test('[rws-sic-bo-2021#I-P2] a tumbler or console that fails interrupts the round', () => {
  for (const incident of ['shaker-failed', 'electrical-device-failed'] as const) {
    expect(irregularities[incident].action).toBe('conclude-if-established');
    expect(irregularities[incident].because).toContain('rws-sic-bo-2021#I-P2');
  }
});
