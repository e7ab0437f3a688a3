import { rwsTaiSaiV5 } from '@baize/rulebooks';
import { layoutNamed } from '@baize/testing/layout-named';
import { expect, test } from 'vitest';
import type { SharedBetText } from './bets/notation.ts';
import { wins } from './bets/wins.ts';
import { outcomeEstablished, type ReadableDice } from './outcome-established.ts';
import { ALL_ROLLS, FACES } from './roll.ts';
import { type DiceGame, diceGame } from './settle.ts';

const layoutC = layoutNamed(rwsTaiSaiV5, 'c');

const game = diceGame(rwsTaiSaiV5, layoutC);
const READABLE = [null, ...FACES];
const ALL_READABLE: readonly ReadableDice[] = READABLE.flatMap((a) =>
  READABLE.flatMap((b) => READABLE.map((c): ReadableDice => [a, b, c])),
);

/** The same game with nothing on the felt but one bet. */
function only(text: SharedBetText): DiceGame {
  return { ...game, wagers: game.wagers.filter((wager) => wager.text === text) };
}

test('the rolls still possible are those that agree with the dice that can be read', () => {
  for (const dice of ALL_READABLE) {
    const hidden = dice.filter((die) => die === null).length;
    expect(outcomeEstablished(game, dice).possible).toBe(6 ** hidden);
  }
});

test('it does not matter which of the dice can be read', () => {
  for (const [a, b, c] of ALL_READABLE) {
    const outcome = outcomeEstablished(game, [a, b, c]);
    expect(outcomeEstablished(game, [c, a, b])).toEqual(outcome);
  }
});

test('with all three dice readable every bet is decided, as it will be settled', () => {
  for (const roll of ALL_ROLLS) {
    const { decided } = outcomeEstablished(game, roll);
    const expected = game.wagers.map(({ text, bet }) => ({
      bet: text,
      result: wins(bet, roll) ? 'win' : 'lose',
    }));
    expect(decided).toEqual(expected);
  }
});

test('what is decided stays decided, whatever the hidden dice turn out to show', () => {
  for (const dice of ALL_READABLE) {
    const { decided } = outcomeEstablished(game, dice);
    const agreeing = ALL_ROLLS.filter((roll) =>
      dice.every((die, at) => die === null || die === roll[at]),
    );
    for (const { bet, result } of decided) {
      const wager = game.wagerOf.get(bet);
      const won = agreeing.filter((roll) => wager && wins(wager.bet, roll)).length;
      expect(won).toBe(result === 'win' ? agreeing.length : 0);
    }
  }
});

test('a bet still open on some roll establishes nothing', () => {
  expect(outcomeEstablished(only('small'), [3, null, null])).toEqual({
    established: false,
    decided: [],
    possible: 36,
  });
  // 1 1 and a third die: Small, unless the third is a 1 as well.
  expect(outcomeEstablished(only('small'), [1, 1, null]).established).toBe(false);
  expect(outcomeEstablished(only('small'), [6, null, 6])).toEqual({
    established: true,
    decided: [{ bet: 'small', result: 'lose' }],
    possible: 6,
  });
});

test('with no die readable nothing is established, even where nothing could change', () => {
  const none: DiceGame = { ...game, wagers: [] };
  for (const each of [game, none]) {
    expect(outcomeEstablished(each, [null, null, null])).toEqual({
      established: false,
      decided: [],
      possible: 216,
    });
  }
  const neverWins: DiceGame = {
    ...game,
    wagers: only('small').wagers.map((wager) => ({
      ...wager,
      verdicts: wager.verdicts.map(() => ({ result: 'lose', odds: null, because: ['book#1'] })),
    })),
  };
  expect(outcomeEstablished(neverWins, [null, null, null]).established).toBe(false);
  expect(outcomeEstablished(neverWins, [1, null, null]).established).toBe(true);
});
