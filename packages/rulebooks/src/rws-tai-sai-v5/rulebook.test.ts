import { decimalText, multiply, rational } from '@baize/exact';
import { ruleOf } from '@baize/game';
import { handCount } from '@baize/testing/hand-count';
import { edgeOf, hitsOf, winnersOn } from '@baize/testing/winners';
import {
  ALL_ROLLS,
  type DiceGame,
  diceGame,
  FACES,
  type Roll,
  type SharedBetText,
  settleStake,
  verdictOn,
} from '@baize/three-dice';
import { expect, test } from 'vitest';
import { rwsTaiSaiV5 as book } from './index.ts';
import { layoutA } from './layout-a.ts';
import { layoutC } from './layout-c.ts';
import { layoutE } from './layout-e.ts';

const a = diceGame(book, layoutA);
const c = diceGame(book, layoutC);
const e = diceGame(book, layoutE);
const games: readonly DiceGame[] = [a, c, e];

const TRIPLES: readonly Roll[] = FACES.map((face): Roll => [face, face, face]);

/** House edge in percent for one area of each kind and price. */
function edges(game: DiceGame): Readonly<Record<string, string>> {
  return Object.fromEntries(
    game.wagers.map((wager) => [
      wager.text,
      decimalText(multiply(edgeOf(wager), rational(100n)), 3),
    ]),
  );
}

/** The winners on the triples of 1 to 6, in alphabetical order, kept to one kind of bet. */
function onTriples(game: DiceGame, kind: string): readonly (readonly string[])[] {
  return TRIPLES.map((roll) =>
    winnersOn(game, roll).filter((text) => text === kind || text.startsWith(`${kind}:`)),
  );
}

/** The clauses that settle a bet on a roll. */
function because(game: DiceGame, text: SharedBetText, roll: Roll): readonly string[] {
  const wager = game.wagerOf.get(text);
  return wager ? verdictOn(wager, roll).because : [];
}

test('the cover names the game, its version and the hour it took effect', () => {
  expect(book).toMatchObject({
    id: 'rws-tai-sai-v5',
    title: 'Tai Sai (Open Cover)',
    operator: 'RWS',
    version: 'Version 5',
    effectiveFrom: '2023-10-06T08:00',
  });
});

test('[rws-tai-sai-v5#1.5] whoever is assigned to act as a pit employee counts as one', () => {
  expect(ruleOf(book, 'acting-persons')).toEqual(['rws-tai-sai-v5#1.5']);
});

test('[rws-tai-sai-v5#1.7] a round runs from the call to bet to the last settlement', () => {
  const { steps } = book.procedure;
  expect(steps[0]).toMatchObject({ step: 'open-bets', from: 'idle' });
  expect(steps[0].because).toContain('rws-tai-sai-v5#1.7');
  expect(steps.at(-1)).toMatchObject({ to: 'idle' });
});

test('[rws-tai-sai-v5#1.8] the Total Sum adds the three top faces, on every roll', () => {
  for (const roll of ALL_ROLLS) {
    const sum = roll[0] + roll[1] + roll[2];
    const totals = winnersOn(a, roll).filter((text) => text.startsWith('total:'));
    expect(totals).toEqual(sum >= 4 && sum <= 17 ? [`total:${sum}`] : []);
  }
});

test('[rws-tai-sai-v5#2.1.1] only Appendices A, C and E are played on', () => {
  expect(book.layouts.map(({ id, cite }) => `${id} ${cite}`)).toEqual([
    'a rws-tai-sai-v5#Appendix A',
    'c rws-tai-sai-v5#Appendix C',
    'e rws-tai-sai-v5#Appendix E',
  ]);
  expect(ruleOf(book, 'layout-governs')[0]).toBe('rws-tai-sai-v5#2.1.1');
});

test('[rws-tai-sai-v5#3.2] betting opens when the dealer calls for bets', () => {
  expect(book.procedure.announcements.open).toBe('Place your Bets, please');
  expect(book.procedure.steps[0]).toMatchObject({ step: 'open-bets', to: 'betting' });
  expect(ruleOf(book, 'bets-open')[0]).toBe('rws-tai-sai-v5#3.2');
});

test('[rws-tai-sai-v5#3.6] betting ends with "No more Bets"', () => {
  expect(book.procedure.announcements.close).toBe('No more Bets');
  expect(book.procedure.steps[1]).toEqual({
    step: 'close-bets',
    from: 'betting',
    to: 'closed',
    because: ['rws-tai-sai-v5#3.6'],
  });
  expect(ruleOf(book, 'bets-close')).toContain('rws-tai-sai-v5#3.6');
});

test('[rws-tai-sai-v5#3.7] the tumble comes after the close and takes three tumbles', () => {
  expect(book.procedure.steps[2]).toMatchObject({ step: 'tumble', from: 'closed' });
  expect(book.procedure.tumblesLeast).toBe(3);
  expect(ruleOf(book, 'valid-tumble')).toEqual(['rws-tai-sai-v5#3.7']);
});

test('[rws-tai-sai-v5#3.8] only what the top faces show counts, in whatever order', () => {
  for (const game of games) {
    for (const roll of ALL_ROLLS) {
      const [x, y, z] = roll;
      expect(winnersOn(game, [z, x, y])).toEqual(winnersOn(game, roll));
      expect(winnersOn(game, [y, x, z])).toEqual(winnersOn(game, roll));
    }
  }
  expect(ruleOf(book, 'dice-rest-flat')).toEqual(['rws-tai-sai-v5#3.8']);
});

test('[rws-tai-sai-v5#3.9] losers are collected, winners paid by the table of their layout', () => {
  for (const game of games) {
    for (const wager of game.wagers) {
      for (const roll of ALL_ROLLS) {
        const line = settleStake({ wager, stake: game.unit }, roll);
        if (line.result === 'lose') expect(line.returns).toBe(0);
        else expect(line.because).toContain(game.layout.payTable.cite);
      }
    }
  }
  expect(ruleOf(book, 'losers-then-winners')).toEqual(['rws-tai-sai-v5#3.9']);
});

test('[rws-tai-sai-v5#3.10] on a triple nothing wins but the five kinds listed', () => {
  const listed = /^(triple:|any-triple$|double:|single:|total:(6|9|12|15)$)/;
  for (const game of games) {
    for (const roll of TRIPLES) {
      expect(winnersOn(game, roll).filter((text) => !listed.test(text))).toEqual([]);
    }
  }
  for (const text of ['small', 'odd', 'domino:3-4', 'four:1234', 'three:234'] as const) {
    expect(because(c, text, [3, 3, 3])[0]).toBe('rws-tai-sai-v5#3.10');
  }
});

test('[rws-tai-sai-v5#3.10.1] on a triple the triple of that number wins, at 180 to 1', () => {
  const expected = FACES.map((face) => [`triple:${face}`]);
  for (const game of games) expect(onTriples(game, 'triple')).toEqual(expected);
  expect(because(a, 'triple:5', [5, 5, 5])).toEqual([
    'rws-tai-sai-v5#3.10.1',
    'rws-tai-sai-v5#4.1.1',
  ]);
});

test('[rws-tai-sai-v5#3.10.2] on each of the six triples Any Triple wins', () => {
  const expected = FACES.map(() => ['any-triple']);
  for (const game of games) expect(onTriples(game, 'any-triple')).toEqual(expected);
  expect(because(e, 'any-triple', [1, 1, 1])[0]).toBe('rws-tai-sai-v5#3.10.2');
});

test('[rws-tai-sai-v5#3.10.3] on a triple the double of that number wins once, at 11 to 1', () => {
  const expected = FACES.map((face) => [`double:${face}`]);
  expect(onTriples(a, 'double')).toEqual(expected);
  expect(onTriples(c, 'double')).toEqual(expected);
  expect(onTriples(e, 'double')).toEqual(FACES.map(() => []));
  for (const [face, wager] of FACES.map(
    (face) => [face, a.wagerOf.get(`double:${face}`)] as const,
  )) {
    expect(wager && verdictOn(wager, [face, face, face]).odds).toEqual(rational(11n));
  }
});

test('[rws-tai-sai-v5#3.10.4] on a triple the single of that number wins, at 12 to 1 only', () => {
  const expected = FACES.map((face) => [`single:${face}`]);
  for (const game of games) expect(onTriples(game, 'single')).toEqual(expected);
  for (const [face, wager] of FACES.map(
    (face) => [face, e.wagerOf.get(`single:${face}`)] as const,
  )) {
    expect(wager && verdictOn(wager, [face, face, face]).odds).toEqual(rational(12n));
  }
});

test('[rws-tai-sai-v5#3.10.5] on a triple the totals 6, 9, 12 and 15 win, and no others', () => {
  const expected = [[], ['total:6'], ['total:9'], ['total:12'], ['total:15'], []];
  for (const game of games) expect(onTriples(game, 'total')).toEqual(expected);
});

test('[rws-tai-sai-v5#4.1.1] the 50 areas of Appendix A win as often as a hand count says', () => {
  expect(a.wagers).toHaveLength(50);
  expect(a.wagers.map(hitsOf)).toEqual(a.wagers.map(({ bet }) => handCount(bet)));
});

test('[rws-tai-sai-v5#4.1.2] the 104 areas of Appendix C win as often as a hand count says', () => {
  expect(c.wagers).toHaveLength(104);
  expect(c.wagers.map(hitsOf)).toEqual(c.wagers.map(({ bet }) => handCount(bet)));
});

test('[rws-tai-sai-v5#4.1.3] the 107 areas of Appendix E win as often as a hand count says', () => {
  expect(e.wagers).toHaveLength(107);
  expect(e.wagers.map(hitsOf)).toEqual(e.wagers.map(({ bet }) => handCount(bet)));
});

// Percentages from an enumeration made before this code was written.
test('[rws-tai-sai-v5#4.1.2] the prices leave the edges that were worked out independently', () => {
  expect(edges(c)).toMatchObject({
    small: '2.778',
    odd: '2.778',
    'single:6': '3.704',
    'domino:1-2': '2.778',
    'total:4': '12.500',
    'total:16': '11.111',
    'total:6': '12.037',
    'total:14': '9.722',
    'total:8': '12.500',
    'total:12': '7.407',
    'total:10': '12.500',
    'double:3': '11.111',
    'any-triple': '11.111',
    'triple:3': '16.204',
    'four:1234': '11.111',
    'three:126': '13.889',
    'pair-single:113': '29.167',
  });
});
