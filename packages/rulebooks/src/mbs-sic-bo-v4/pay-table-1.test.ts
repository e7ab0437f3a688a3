import { fractionText, money } from '@baize/exact';
import {
  ALL_ROLLS,
  areasOf,
  diceGame,
  type PayRow,
  type Roll,
  settleStake,
} from '@baize/three-dice';
import { expect, test } from 'vitest';
import { mbsSicBoV4 } from './index.ts';
import { layoutAlfastreet } from './layout-alfastreet.ts';
import { layoutRapidSelect } from './layout-rapid-select.ts';
import { payTable1 } from './pay-table-1.ts';

// Every row below was typed from the document a second time, without looking at the data.
const rows: readonly PayRow[] = payTable1.rows;
const rapidSelect = diceGame(mbsSicBoV4, layoutRapidSelect);
const alfastreet = diceGame(mbsSicBoV4, layoutAlfastreet);

test('[mbs-sic-bo-v4#4.1] the seven parts follow one another as printed, 36 rows for 104 areas', () => {
  const parts = rows.map((row) => row.cite?.join());
  expect([...new Set(parts)]).toEqual([
    'mbs-sic-bo-v4#4.1.1',
    'mbs-sic-bo-v4#4.1.2',
    'mbs-sic-bo-v4#4.1.3',
    'mbs-sic-bo-v4#4.1.4',
    'mbs-sic-bo-v4#4.1.5',
    'mbs-sic-bo-v4#4.1.6',
    'mbs-sic-bo-v4#4.1.7',
  ]);
  expect(parts).toEqual([...parts].sort());
  expect(rows).toHaveLength(7 + 7 + 5 + 3 + 4 + 6 + 4);
  expect(areasOf(layoutRapidSelect)).toHaveLength(4 + 6 + 6 + 1 + 14 + 15 + 6 + 4 + 28 + 20);
});

test('[mbs-sic-bo-v4#4.1] each row is labelled with the heading and the section printed', () => {
  const headings = new Set(rows.map(({ label }) => label.split(': ')[0]));
  expect([...headings].sort()).toEqual([
    'Any Triple or Any Triple Bet',
    'Big',
    'Double Numbers with Single Dice Combinations',
    'Even',
    'Odd',
    'Single Dice Wager or Single Dice Bet',
    'Small',
    'Specific Doubles or Double Dice Bet',
    'Specific Triples or Specific Straight Triple Bet',
    'Three Dice Totals or Total Sum Combination',
    'Three Dice from Four Possible Combinations',
    'Three Single Dice Combinations',
    'Two Dice Combinations or Domino Combination Bet',
  ]);
  const sections = rows.flatMap(({ label }) => label.split(': ').slice(1));
  expect(sections).toEqual([
    ...['4 or 17', '5 or 16', '6 or 15', '7 or 14', '8 or 13', '9 or 12', '10 or 11'],
    ...['1 and 2, 3, 4, 5 or 6', '2 and 3, 4, 5 or 6', '3 and 4, 5 or 6', '4 and 5 or 6'],
    ...['5 and 6', 'Number on one Dice', 'Number on two Dice', 'Number on three Dice'],
    ...['1-2-3-4', '2-3-4-5', '2-3-5-6', '3-4-5-6', '113-114-115-116'],
    ...['221-223-224-225-226', '331-332-334-335-336', '441-442-443-445-446'],
    ...['551-552-553-554-556', '661-662-663-664', '126-135-234-256-346'],
    ...['123-136-145-235-356', '124-146-236-245-456', '125-134-156-246-345'],
  ]);
});

test('[mbs-sic-bo-v4#4.1.1] even chances 1, triples 195, doubles 11.5 and Any Triple 32 to 1', () => {
  expect(printed('4.1.1')).toEqual([
    'small = 1 to 1',
    'big = 1 to 1',
    'odd = 1 to 1',
    'even = 1 to 1',
    'triple 1 2 3 4 5 6 = 195 to 1',
    'double 1 2 3 4 5 6 = 11.5 to 1',
    'any-triple = 32 to 1',
  ]);
  expect(paid('small', [1, 2, 3])).toBe('1');
  expect(paid('big', [6, 5, 3])).toBe('1');
  expect(paid('odd', [1, 2, 4])).toBe('1');
  expect(paid('even', [1, 2, 3])).toBe('1');
  expect(paid('triple:5', [5, 5, 5])).toBe('195');
  expect(paid('double:5', [5, 2, 5])).toBe('23/2');
  expect(paid('any-triple', [2, 2, 2])).toBe('32');
});

test('[mbs-sic-bo-v4#4.1.2] totals pay 64, 32, 19, 12, 8.5, 7 and 6.5 to 1, low and high alike', () => {
  expect(printed('4.1.2')).toEqual([
    'total 4 17 = 64 to 1',
    'total 5 16 = 32 to 1',
    'total 6 15 = 19 to 1',
    'total 7 14 = 12 to 1',
    'total 8 13 = 8.5 to 1',
    'total 9 12 = 7 to 1',
    'total 10 11 = 6.5 to 1',
  ]);
  expect(paid('total:4', [1, 1, 2])).toBe('64');
  expect(paid('total:17', [6, 6, 5])).toBe('64');
  expect(paid('total:8', [2, 3, 3])).toBe('17/2');
  expect(paid('total:11', [6, 4, 1])).toBe('13/2');
});

test('[mbs-sic-bo-v4#4.1.3] all fifteen two dice combinations pay 6 to 1', () => {
  expect(printed('4.1.3')).toEqual([
    'domino 1-2 1-3 1-4 1-5 1-6 = 6 to 1',
    'domino 2-3 2-4 2-5 2-6 = 6 to 1',
    'domino 3-4 3-5 3-6 = 6 to 1',
    'domino 4-5 4-6 = 6 to 1',
    'domino 5-6 = 6 to 1',
  ]);
  expect(paid('domino:2-6', [6, 2, 6])).toBe('6');
});

test('[mbs-sic-bo-v4#4.1.4] a single pays 1, 2 or 12 to 1 by the number of dice that show it', () => {
  expect(printed('4.1.4')).toEqual([
    'single on 1 = 1 to 1',
    'single on 2 = 2 to 1',
    'single on 3 = 12 to 1',
  ]);
  expect(paid('single:3', [3, 1, 1])).toBe('1');
  expect(paid('single:3', [3, 3, 1])).toBe('2');
  expect(paid('single:3', [3, 3, 3])).toBe('12');
});

test('[mbs-sic-bo-v4#4.1.5] the four four-number combinations pay 7.5 to 1', () => {
  expect(printed('4.1.5')).toEqual([
    'four 1234 = 7.5 to 1',
    'four 2345 = 7.5 to 1',
    'four 2356 = 7.5 to 1',
    'four 3456 = 7.5 to 1',
  ]);
  expect(paid('four:2356', [6, 2, 3])).toBe('15/2');
});

test('[mbs-sic-bo-v4#4.1.6] 28 doubles with a single pay 50 to 1', () => {
  expect(printed('4.1.6')).toEqual([
    'pair-single 113 114 115 116 = 50 to 1',
    'pair-single 221 223 224 225 226 = 50 to 1',
    'pair-single 331 332 334 335 336 = 50 to 1',
    'pair-single 441 442 443 445 446 = 50 to 1',
    'pair-single 551 552 553 554 556 = 50 to 1',
    'pair-single 661 662 663 664 = 50 to 1',
  ]);
  expect(paid('pair-single:221', [2, 1, 2])).toBe('50');
});

test('[mbs-sic-bo-v4#4.1.7] twenty combinations of three single dice pay 30 to 1', () => {
  expect(printed('4.1.7')).toEqual([
    'three 126 135 234 256 346 = 30 to 1',
    'three 123 136 145 235 356 = 30 to 1',
    'three 124 146 236 245 456 = 30 to 1',
    'three 125 134 156 246 345 = 30 to 1',
  ]);
  expect(paid('three:146', [6, 4, 1])).toBe('30');
});

test('[mbs-sic-bo-v4#I-D7] a row of several totals or combinations is as many areas, each on its own', () => {
  const winners = rapidSelect.wagers.filter(
    ({ text }) => settled(text, [1, 1, 2]).result === 'win',
  );
  expect(winners.map(({ text }) => text).sort()).toEqual([
    'domino:1-2',
    'double:1',
    'even',
    'single:1',
    'single:2',
    'small',
    'total:4',
  ]);
});

test('[mbs-sic-bo-v4#I-D13] two minor units are the smallest stake that every price pays exactly', () => {
  expect(rapidSelect.unit).toBe(2);
  expect(alfastreet.unit).toBe(2);
  const line = settled('total:8', [4, 3, 1]);
  expect([line.stake, line.pays, line.returns]).toEqual([2, 17, 19]);
});

test('[mbs-sic-bo-v4#I-D8] on a triple a double is paid once and a single by its third row only', () => {
  const prices = rapidSelect.wagerOf.get('double:4')?.prices;
  expect(prices?.map((price) => price.printed)).toEqual(['11.5 to 1']);
  expect(paid('double:4', [4, 4, 4])).toBe('23/2');
  expect(paid('single:4', [4, 4, 4])).toBe('12');
  expect(settled('single:4', [4, 4, 4]).because).toEqual([
    'mbs-sic-bo-v4#3.3.10.1',
    'mbs-sic-bo-v4#I-D8',
    'mbs-sic-bo-v4#4.1.4',
  ]);
});

test('[mbs-sic-bo-v4#Appendix B] its fifty areas have the very prices of the larger terminal', () => {
  for (const { text } of alfastreet.wagers) {
    for (const roll of ALL_ROLLS) {
      expect(settled(text, roll, alfastreet)).toEqual(settled(text, roll));
    }
  }
});

/** One printed row as a line: `total 4 17 = 64 to 1`. */
function printed(clause: string): readonly string[] {
  return rows
    .filter((row) => row.cite?.[0] === `mbs-sic-bo-v4#${clause}`)
    .map((row) => {
      const dice = 'dice' in row ? ` on ${row.dice}` : '';
      const selections = 'on' in row ? ` ${row.on.join(' ')}` : '';
      return `${row.bet}${dice}${selections} = ${row.pays}`;
    });
}

function settled(bet: string, roll: Roll, game = rapidSelect) {
  const wager = game.wagerOf.get(bet);
  if (!wager) throw new Error(`${bet} is not offered`);
  return settleStake({ wager, stake: money(2) }, roll);
}

function paid(bet: string, roll: Roll): string | null {
  const { odds } = settled(bet, roll);
  return odds && fractionText(odds);
}
