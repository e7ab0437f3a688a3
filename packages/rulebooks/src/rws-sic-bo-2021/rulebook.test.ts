import { decimalText, fractionText, money, multiply, rational } from '@baize/exact';
import { acceptStake, ruleOf } from '@baize/game';
import { handCount } from '@baize/testing/hand-count';
import { edgeOf, hitsOf, winnersOn } from '@baize/testing/winners';
import {
  ALL_ROLLS,
  type DiceGame,
  diceGame,
  FACES,
  type Face,
  type Roll,
  rollIndex,
  type SharedBetText,
  settleStake,
  verdictOn,
} from '@baize/three-dice';
import { expect, test } from 'vitest';
import { rwsSicBo2021 as book } from './index.ts';
import { layoutA } from './layout-a.ts';
import { layoutB } from './layout-b.ts';
import { layoutC } from './layout-c.ts';

const a = diceGame(book, layoutA);
const b = diceGame(book, layoutB);
const c = diceGame(book, layoutC);
const games: readonly DiceGame[] = [a, b, c];

const TRIPLES: readonly Roll[] = FACES.map((face): Roll => [face, face, face]);

/** The house edge in percent. */
function edgeOn(game: DiceGame, text: SharedBetText): string | null {
  const wager = game.wagerOf.get(text);
  return wager ? decimalText(multiply(edgeOf(wager), rational(100n)), 3) : null;
}

/** What a bet pays on the triple of a face. */
function oddsOn(game: DiceGame, text: SharedBetText, face: Face): string | null {
  const odds = game.wagerOf.get(text)?.verdicts[rollIndex([face, face, face])]?.odds;
  return odds ? fractionText(odds) : null;
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

test('the cover names the game and the hour it took effect, and no version', () => {
  expect(book).toMatchObject({
    id: 'rws-sic-bo-2021',
    title: 'Sic Bo (Open Cover) (Electronic Table Game)',
    operator: 'RWS',
    version: null,
    effectiveFrom: '2021-01-18T08:00',
  });
});

test('[rws-sic-bo-2021#1.5] whoever is assigned to act as a pit employee counts as one', () => {
  expect(ruleOf(book, 'acting-persons')).toEqual(['rws-sic-bo-2021#1.5']);
});

test('[rws-sic-bo-2021#1.8] a round runs from the notice to bet to the last settlement', () => {
  const { steps } = book.procedure;
  expect(steps[0]).toMatchObject({ step: 'open-bets', from: 'idle' });
  expect(steps[0].because).toContain('rws-sic-bo-2021#1.8');
  expect(steps.at(-1)).toMatchObject({ to: 'idle' });
});

test('[rws-sic-bo-2021#1.9] the Total Sum adds the three top faces, on every roll', () => {
  for (const roll of ALL_ROLLS) {
    const sum = roll[0] + roll[1] + roll[2];
    const totals = winnersOn(a, roll).filter((text) => text.startsWith('total:'));
    expect(totals).toEqual(sum >= 4 && sum <= 17 ? [`total:${sum}`] : []);
  }
});

test('[rws-sic-bo-2021#2.1.1] terminals show Appendix A, B or C', () => {
  expect(book.layouts.map(({ id, cite }) => `${id} ${cite}`)).toEqual([
    'a rws-sic-bo-2021#Appendix A',
    'b rws-sic-bo-2021#Appendix B',
    'c rws-sic-bo-2021#Appendix C',
  ]);
  expect(ruleOf(book, 'layout-governs')).toContain('rws-sic-bo-2021#2.1.1');
});

test('[rws-sic-bo-2021#3.2] betting opens with the notice on the terminal', () => {
  expect(book.procedure.steps[0]).toMatchObject({ step: 'open-bets', to: 'betting' });
  expect(ruleOf(book, 'bets-open')[0]).toBe('rws-sic-bo-2021#3.2');
});

test('[rws-sic-bo-2021#3.3] each terminal enforces the minimum and maximum it shows', () => {
  const offer = (stake: number, own: number) => ({
    stake: money(stake),
    own: money(own),
    all: money(own),
    unit: money(2),
    minimum: money(100),
    maximum: money(1000),
  });
  const because = ['rws-sic-bo-2021#3.3'];
  expect(book.procedure.limitsPer).toBe('terminal');
  expect(acceptStake(offer(100, 0), book)).toMatchObject({ value: { accepted: 100 } });
  expect(acceptStake(offer(1000, 0), book)).toMatchObject({ value: { accepted: 1000 } });
  expect(acceptStake(offer(98, 0), book)).toMatchObject({
    error: { code: 'below-minimum', because },
  });
  expect(acceptStake(offer(400, 800), book)).toMatchObject({
    value: { accepted: 200, rejected: 200, because },
  });
  expect(acceptStake(offer(2, 1000), book)).toMatchObject({
    error: { code: 'above-maximum', because },
  });
});

test('[rws-sic-bo-2021#3.4] a terminal takes the bets of its own layout and no others', () => {
  expect(a.wagerOf.has('three:123')).toBe(false);
  expect(a.wagerOf.has('pair-single:113')).toBe(false);
  expect(b.wagerOf.has('three:123')).toBe(true);
  expect(c.wagerOf.has('four:1234')).toBe(true);
  expect(c.wagerOf.has('four:1235')).toBe(false);
  expect(ruleOf(book, 'layout-governs')[0]).toBe('rws-sic-bo-2021#3.4');
});

test('[rws-sic-bo-2021#3.5] betting ends with "No More Bets"', () => {
  expect(book.procedure.announcements.close).toBe('No More Bets');
  expect(book.procedure.steps[1]).toMatchObject({ step: 'close-bets', to: 'closed' });
  expect(ruleOf(book, 'bets-close')).toEqual(['rws-sic-bo-2021#3.5', 'rws-sic-bo-2021#I-P9']);
});

test('[rws-sic-bo-2021#3.6] the tumble comes after the close and takes three tumbles', () => {
  expect(book.procedure.steps[2]).toMatchObject({ step: 'tumble', from: 'closed' });
  expect(book.procedure.tumblesLeast).toBe(3);
  expect(ruleOf(book, 'valid-tumble')).toEqual(['rws-sic-bo-2021#3.6']);
});

test('[rws-sic-bo-2021#3.7] only what the top faces show counts, in whatever order', () => {
  for (const game of games) {
    for (const roll of ALL_ROLLS) {
      const [x, y, z] = roll;
      expect(winnersOn(game, [z, x, y])).toEqual(winnersOn(game, roll));
      expect(winnersOn(game, [y, x, z])).toEqual(winnersOn(game, roll));
    }
  }
  expect(ruleOf(book, 'dice-rest-flat')).toEqual(['rws-sic-bo-2021#3.7']);
});

test('[rws-sic-bo-2021#3.8] losers are collected, winners paid by the table of their layout', () => {
  for (const game of games) {
    for (const wager of game.wagers) {
      for (const roll of ALL_ROLLS) {
        const line = settleStake({ wager, stake: game.unit }, roll);
        if (line.result === 'lose') expect(line.returns).toBe(0);
        else expect(line.because).toContain(game.layout.payTable.cite);
      }
    }
  }
  expect(ruleOf(book, 'losers-then-winners')).toEqual(['rws-sic-bo-2021#3.8']);
});

test('[rws-sic-bo-2021#3.9] on a triple nothing wins but the five kinds listed', () => {
  const listed = /^(triple:|any-triple$|double:|single:|total:(6|9|12|15)$)/;
  for (const game of games) {
    for (const roll of TRIPLES) {
      expect(winnersOn(game, roll).filter((text) => !listed.test(text))).toEqual([]);
    }
  }
  for (const text of ['small', 'odd', 'domino:3-4', 'four:1234', 'three:234'] as const) {
    expect(because(c, text, [3, 3, 3])[0]).toBe('rws-sic-bo-2021#3.9');
  }
});

test('[rws-sic-bo-2021#3.9.1] on a triple the triple of that number wins, at its own price', () => {
  const expected = FACES.map((face) => [`triple:${face}`]);
  for (const game of games) expect(onTriples(game, 'triple')).toEqual(expected);
  expect(because(a, 'triple:5', [5, 5, 5])).toEqual([
    'rws-sic-bo-2021#3.9.1',
    'rws-sic-bo-2021#4.1.1',
  ]);
});

test('[rws-sic-bo-2021#3.9.2] on each of the six triples Any Triple wins', () => {
  const expected = FACES.map(() => ['any-triple']);
  for (const game of games) expect(onTriples(game, 'any-triple')).toEqual(expected);
  expect(because(c, 'any-triple', [1, 1, 1])[0]).toBe('rws-sic-bo-2021#3.9.2');
});

test('[rws-sic-bo-2021#3.9.3] on a triple the double of that number wins once, at its price', () => {
  const expected = FACES.map((face) => [`double:${face}`]);
  for (const game of games) expect(onTriples(game, 'double')).toEqual(expected);
  const prices = games.map((game) => FACES.map((face) => oddsOn(game, `double:${face}`, face)));
  expect(prices).toEqual([Array(6).fill('23/2'), Array(6).fill('23/2'), Array(6).fill('11')]);
});

test('[rws-sic-bo-2021#3.9.4] on a triple the single of that number wins, at 12 to 1 only', () => {
  const expected = FACES.map((face) => [`single:${face}`]);
  for (const game of games) expect(onTriples(game, 'single')).toEqual(expected);
  const prices = games.flatMap((game) => FACES.map((face) => oddsOn(game, `single:${face}`, face)));
  expect(prices).toEqual(Array(18).fill('12'));
});

test('[rws-sic-bo-2021#3.9.5] on a triple the totals 6, 9, 12 and 15 win, and no others', () => {
  const expected = [[], ['total:6'], ['total:9'], ['total:12'], ['total:15'], []];
  for (const game of games) expect(onTriples(game, 'total')).toEqual(expected);
});

test('[rws-sic-bo-2021#4.1.1] the 56 areas of Appendix A win as often as a hand count says', () => {
  expect(a.wagers).toHaveLength(56);
  expect(a.wagers.map(hitsOf)).toEqual(a.wagers.map(({ bet }) => handCount(bet)));
});

test('[rws-sic-bo-2021#4.1.2] the 104 areas of Appendix B win as often as a hand count says', () => {
  expect(b.wagers).toHaveLength(104);
  expect(b.wagers.map(hitsOf)).toEqual(b.wagers.map(({ bet }) => handCount(bet)));
});

test('[rws-sic-bo-2021#4.1.3] the 104 areas of Appendix C win as often as a hand count says', () => {
  expect(c.wagers).toHaveLength(104);
  expect(c.wagers.map(hitsOf)).toEqual(c.wagers.map(({ bet }) => handCount(bet)));
});

// Percentages from an enumeration made before this code was written: Appendix A, B, then C.
test.each<[SharedBetText, readonly string[]]>([
  ['small', ['2.778', '2.778', '2.778']],
  ['single:6', ['3.704', '3.704', '3.704']],
  ['domino:1-2', ['2.778', '2.778', '2.778']],
  ['total:4', ['9.722', '9.722', '12.500']],
  ['total:16', ['8.333', '8.333', '11.111']],
  ['total:6', ['7.407', '7.407', '12.037']],
  ['total:14', ['9.722', '9.722', '9.722']],
  ['total:8', ['7.639', '7.639', '12.500']],
  ['total:12', ['7.407', '7.407', '7.407']],
  ['total:10', ['6.250', '6.250', '12.500']],
  ['double:3', ['7.407', '7.407', '11.111']],
  ['any-triple', ['8.333', '8.333', '11.111']],
  ['triple:3', ['9.259', '9.259', '16.204']],
  ['four:1234', ['5.556', '5.556', '11.111']],
])('%s leaves the edges that were worked out independently', (text, percentages) => {
  expect(games.map((game) => edgeOn(game, text))).toEqual(percentages);
});

test.each<[SharedBetText, string]>([
  ['three:126', '13.889'],
  ['pair-single:113', '29.167'],
])('%s leaves the same edge on B and C', (text, percentage) => {
  expect([b, c].map((game) => edgeOn(game, text))).toEqual([percentage, percentage]);
});
