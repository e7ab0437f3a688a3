import { fractionText } from '@baize/exact';
import { printPrice, ruleOf, switchesOf } from '@baize/game';
import { winnersOn } from '@baize/testing/winners';
import {
  ALL_ROLLS,
  type DiceGame,
  diceGame,
  parseBet,
  priceStyleOf,
  type Roll,
  type SharedBetText,
  verdictOn,
} from '@baize/three-dice';
import { expect, test } from 'vitest';
import { rwsTaiSaiV5 as book } from './index.ts';
import { irregularities } from './irregularities.ts';

const games: readonly DiceGame[] = book.layouts.map((layout) => diceGame(book, layout));

/** What a bet does on a roll, on every layout that offers it. */
function onLayouts(text: SharedBetText, roll: Roll) {
  return games.flatMap((game) => {
    const wager = game.wagerOf.get(text);
    return wager ? [verdictOn(wager, roll)] : [];
  });
}

function prices(text: SharedBetText, roll: Roll): readonly (string | null)[] {
  return onLayouts(text, roll).map(({ odds }) => odds && fractionText(odds));
}

function reasons(text: SharedBetText, roll: Roll): readonly string[] {
  return onLayouts(text, roll).flatMap(({ because }) => because);
}

test('[rws-tai-sai-v5#I-D6] a four-number bet wants three different numbers, all of the four', () => {
  for (const game of games) {
    for (const roll of ALL_ROLLS) {
      const different = new Set(roll).size === 3;
      const expected = different && roll.every((face) => face <= 4);
      expect(winnersOn(game, roll).includes('four:1234')).toBe(
        expected && game.wagerOf.has('four:1234'),
      );
    }
  }
  expect(reasons('four:1234', [1, 1, 2])).toContain('rws-tai-sai-v5#I-D6');
});

test('[rws-tai-sai-v5#I-D7] the totals of one row are bets of their own', () => {
  for (const game of games) {
    expect(winnersOn(game, [1, 1, 2])).toContain('total:4');
    expect(winnersOn(game, [1, 1, 2])).not.toContain('total:17');
  }
  expect(reasons('total:4', [1, 1, 2])).toContain('rws-tai-sai-v5#I-D7');
});

test('[rws-tai-sai-v5#I-D8] on a triple one bet is paid one price', () => {
  expect(prices('double:4', [4, 4, 4])).toEqual(['11', '11']);
  expect(prices('single:4', [4, 4, 4])).toEqual(['12', '12', '12']);
  expect(reasons('double:4', [4, 4, 4])).toContain('rws-tai-sai-v5#I-D8');
  expect(reasons('single:4', [4, 4, 4])).toContain('rws-tai-sai-v5#I-D8');
});

test('[rws-tai-sai-v5#I-D11] 1 1 2 and 6 6 5 are no bets', () => {
  expect(parseBet('pair-single:112')).toBeNull();
  expect(parseBet('pair-single:665')).toBeNull();
  for (const game of games) {
    const pairs = game.wagers.filter(({ bet }) => bet.group === 'pair-single');
    expect(pairs.length).toBe(game.layout.id === 'a' ? 0 : 28);
  }
  expect(ruleOf(book, 'layout-governs')).toContain('rws-tai-sai-v5#I-D11');
});

test('[rws-tai-sai-v5#I-D12] a printed price never says "for"', () => {
  const texts = games.flatMap(({ wagers, layout }) => [
    ...layout.captions.map(({ text }) => text),
    ...wagers.flatMap((wager) =>
      wager.prices.map(({ odds }) => printPrice(odds, priceStyleOf(layout, wager.bet.group))),
    ),
  ]);
  const sound = /^(1 wins \d+|1:\d+)( on (one die|(two|three) dice))?$/;
  expect(texts).toContain('1 wins 62');
  expect(texts).toContain('1:62');
  expect(texts.filter((text) => !sound.test(text))).toEqual([]);
});

test('[rws-tai-sai-v5#I-D13] every price is whole, so the unit is 1', () => {
  expect(games.map(({ unit }) => unit)).toEqual([1, 1, 1]);
  expect(ruleOf(book, 'stake-unit')).toEqual(['rws-tai-sai-v5#I-D13']);
});

test('[rws-tai-sai-v5#I-P1] whether an outcome is established is computed, and cited so', () => {
  expect(ruleOf(book, 'outcome-established')).toContain('rws-tai-sai-v5#I-P1');
  expect(ruleOf(book, 'outcome-not-established')).toContain('rws-tai-sai-v5#I-P1');
});

test('[rws-tai-sai-v5#I-P2] a failure of terminals leaves registered bets standing', () => {
  expect(irregularities['terminals-interrupted']).toEqual({
    action: 'registered-bets-stand',
    because: ['rws-tai-sai-v5#I-P2', 'rws-tai-sai-v5#5.14'],
  });
});

test('[rws-tai-sai-v5#I-P3] which earlier rounds damaged dice affected, the pit says', () => {
  expect(irregularities['dice-damaged'].because).toContain('rws-tai-sai-v5#I-P3');
});

test('[rws-tai-sai-v5#I-P4] a wrong result is corrected however late it is found', () => {
  expect(irregularities['wrong-result-registered'].because).toContain('rws-tai-sai-v5#I-P4');
});

test('[rws-tai-sai-v5#I-P5] a tumble with no round open is only recorded', () => {
  expect(irregularities['tumbler-before-close'].otherwise.because).toContain('rws-tai-sai-v5#I-P5');
});

test('[rws-tai-sai-v5#I-P9] stakes freeze at the close', () => {
  expect(ruleOf(book, 'stakes-freeze')).toContain('rws-tai-sai-v5#I-P9');
});

test('[rws-tai-sai-v5#I-P11] what cannot be taken back is owed', () => {
  expect(ruleOf(book, 'claw-back')).toEqual(['rws-tai-sai-v5#I-P11']);
});

test('the document leaves three questions open to a switch: how excess is shared, whose minimum it is, what small bets do', () => {
  expect(switchesOf(book)).toEqual(['L3', 'L8', 'L9']);
});
