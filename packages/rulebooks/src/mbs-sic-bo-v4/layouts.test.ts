import { money } from '@baize/exact';
import { ruleOf } from '@baize/game';
import { type DiceGame, diceGame, parseBet, settleRoll } from '@baize/three-dice';
import { expect, test } from 'vitest';
import { mbsSicBoV4 as book } from './index.ts';
import { layoutAlfastreet } from './layout-alfastreet.ts';
import { layoutRapidSelect } from './layout-rapid-select.ts';

const rapidSelect = diceGame(book, layoutRapidSelect);
const alfastreet = diceGame(book, layoutAlfastreet);

test('[mbs-sic-bo-v4#2.1] the layout is that of the terminal, one game for each', () => {
  expect(book.layouts.map(({ id, cite }) => [id, cite])).toEqual([
    ['rapid-select', 'mbs-sic-bo-v4#Appendix A'],
    ['alfastreet', 'mbs-sic-bo-v4#Appendix B'],
  ]);
  expect(ruleOf(book, 'layout-governs')).toContain('mbs-sic-bo-v4#2.1');
});

test('[mbs-sic-bo-v4#3.3] one player may bet on every section at once, and each is settled', () => {
  const stakes = rapidSelect.wagers.map((wager) => ({ wager, stake: money(2) }));
  const { lines, staked } = settleRoll(rapidSelect, [1, 2, 3], stakes);
  expect(lines).toHaveLength(104);
  expect(staked).toBe(208);
  expect(lines.filter(({ result }) => result === 'win').map(({ bet }) => bet)).toEqual([
    'three:123',
    'even',
    'small',
    'total:6',
    'domino:2-3',
    'domino:1-3',
    'domino:1-2',
    'four:1234',
    'single:3',
    'single:2',
    'single:1',
  ]);
  expect(ruleOf(book, 'layout-governs')[0]).toBe('mbs-sic-bo-v4#3.3');
});

test('[mbs-sic-bo-v4#Appendix A] Rapid Select offers thirteen kinds of bet on 104 areas', () => {
  expect(offered(rapidSelect)).toEqual({
    big: 1,
    small: 1,
    even: 1,
    odd: 1,
    triple: 6,
    double: 6,
    'any-triple': 1,
    total: 14,
    domino: 15,
    single: 6,
    four: 4,
    three: 20,
    'pair-single': 28,
  });
});

test('[mbs-sic-bo-v4#Appendix B] Alfastreet offers eight kinds of bet on 50 areas and no others', () => {
  expect(offered(alfastreet)).toEqual({
    small: 1,
    big: 1,
    triple: 6,
    double: 6,
    'any-triple': 1,
    total: 14,
    domino: 15,
    single: 6,
  });
  expect(alfastreet.wagerOf.has('odd')).toBe(false);
  expect(alfastreet.wagerOf.has('pair-single:113')).toBe(false);
});

test('[mbs-sic-bo-v4#I-D11] 1 1 2 and 6 6 5 are no bets', () => {
  expect(parseBet('pair-single:112')).toBeNull();
  expect(parseBet('pair-single:665')).toBeNull();
  expect(ruleOf(book, 'layout-governs')).toContain('mbs-sic-bo-v4#I-D11');
});

test('[mbs-sic-bo-v4#I-D12] every price on the felt reads "n to 1"', () => {
  const printed = rapidSelect.wagers.flatMap(({ prices }) => prices.map((price) => price.printed));
  const captions = book.layouts.flatMap((layout) => layout.captions.map(({ text }) => text));
  for (const text of [...printed, ...captions]) expect(text).toMatch(/^\d+(\.5)? to 1( on .*)?$/);
  expect(new Set(book.layouts.map(({ priceStyle }) => priceStyle))).toEqual(new Set(['to']));
});

/** How many areas of each kind a terminal has. */
function offered(game: DiceGame): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { bet } of game.wagers) counts[bet.group] = (counts[bet.group] ?? 0) + 1;
  return counts;
}
