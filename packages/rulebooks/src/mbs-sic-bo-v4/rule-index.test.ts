import { ALL_ROLLS, diceGame, type Roll, verdictOn } from '@baize/three-dice';
import { expect, test } from 'vitest';
import { mbsSicBoV4 } from './index.ts';
import { layoutRapidSelect } from './layout-rapid-select.ts';

// Every condition is stated here a second time and counted by hand; all 216 rolls are compared.
const game = diceGame(mbsSicBoV4, layoutRapidSelect);

test('[mbs-sic-bo-v4#3.3.1.1] Small wins on totals 4 to 10, never on a triple', () => {
  const totals = [4, 5, 6, 7, 8, 9, 10];
  expectWins('small', 105, '3.3.1.1', (roll) => totals.includes(added(roll)) && !alike(roll));
});

test('[mbs-sic-bo-v4#3.3.2.1] Big wins on totals 11 to 17, never on a triple', () => {
  const totals = [11, 12, 13, 14, 15, 16, 17];
  expectWins('big', 105, '3.3.2.1', (roll) => totals.includes(added(roll)) && !alike(roll));
});

test('[mbs-sic-bo-v4#3.3.3.1] Odd wins on odd totals from 5 to 17, never on a triple', () => {
  const totals = [5, 7, 9, 11, 13, 15, 17];
  expectWins('odd', 105, '3.3.3.1', (roll) => totals.includes(added(roll)) && !alike(roll));
});

test('[mbs-sic-bo-v4#3.3.4.1] Even wins on even totals from 4 to 16, never on a triple', () => {
  const totals = [4, 6, 8, 10, 12, 14, 16];
  expectWins('even', 105, '3.3.4.1', (roll) => totals.includes(added(roll)) && !alike(roll));
});

test('[mbs-sic-bo-v4#3.3.5.1] a specific triple wins on the one roll of its number', () => {
  for (const n of [1, 2, 3, 4, 5, 6]) {
    expectWins(`triple:${n}`, 1, '3.3.5.1', (roll) => roll.every((die) => die === n));
  }
});

test('[mbs-sic-bo-v4#3.3.6.1] a specific double wins on two or three dice of its number', () => {
  for (const n of [1, 2, 3, 4, 5, 6]) {
    expectWins(`double:${n}`, 16, '3.3.6.1', (roll) => [2, 3].includes(showing(n, roll)));
  }
});

test('[mbs-sic-bo-v4#3.3.7.1] Any Triple wins on the six triples', () => {
  expectWins('any-triple', 6, '3.3.7.1', alike);
});

test('[mbs-sic-bo-v4#3.3.8.1] a total wins on itself and on no other total', () => {
  const ways = [3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3];
  for (const [index, count] of ways.entries()) {
    expectWins(`total:${index + 4}`, count, '3.3.8.1', (roll) => added(roll) === index + 4);
  }
});

test('[mbs-sic-bo-v4#3.3.9.1] a two dice combination wins on both numbers, the third die free', () => {
  const pairs = '1-2 1-3 1-4 1-5 1-6 2-3 2-4 2-5 2-6 3-4 3-5 3-6 4-5 4-6 5-6'.split(' ');
  for (const pair of pairs) {
    const [a, b] = pair.split('-').map(Number);
    expectWins(
      `domino:${pair}`,
      30,
      '3.3.9.1',
      (roll) => roll.some((die) => die === a) && roll.some((die) => die === b),
    );
  }
});

test('[mbs-sic-bo-v4#3.3.10.1] a single wins on one, two or three dice: 75, 15 and 1 rolls', () => {
  for (const n of [1, 2, 3, 4, 5, 6]) {
    expectWins(`single:${n}`, 75 + 15 + 1, '3.3.10.1', (roll) => showing(n, roll) > 0);
  }
});

test('[mbs-sic-bo-v4#3.3.11.1] four numbers win on three different ones of them', () => {
  for (const four of ['1234', '2345', '2356', '3456']) {
    const within = (roll: Roll) => roll.every((die) => four.includes(`${die}`));
    expectWins(`four:${four}`, 24, '3.3.11.1', (roll) => within(roll) && new Set(roll).size === 3);
  }
});

test('[mbs-sic-bo-v4#3.3.12.1] a double with a single wins on its three rolls', () => {
  const first = '113 114 115 116 221 223 224 225 226 331 332 334 335 336'.split(' ');
  const second = '441 442 443 445 446 551 552 553 554 556 661 662 663 664'.split(' ');
  for (const digits of [...first, ...second]) {
    expectWins(`pair-single:${digits}`, 3, '3.3.12.1', (roll) => sorted(roll) === sorted(digits));
  }
});

test('[mbs-sic-bo-v4#3.3.13.1] three single dice win on their six rolls', () => {
  const first = '126 135 234 256 346 123 136 145 235 356'.split(' ');
  const second = '124 146 236 245 456 125 134 156 246 345'.split(' ');
  for (const digits of [...first, ...second]) {
    expectWins(`three:${digits}`, 6, '3.3.13.1', (roll) => sorted(roll) === digits);
  }
});

test('[mbs-sic-bo-v4#3.5] the three top faces decide, in whatever order they are read', () => {
  expect(mbsSicBoV4.rules['faces-decide'][0]).toBe('mbs-sic-bo-v4#3.5');
  const verdicts = (roll: Roll) => game.wagers.map((wager) => verdictOn(wager, roll).result);
  for (const [a, b, c] of ALL_ROLLS) {
    expect(verdicts([b, c, a])).toEqual(verdicts([a, b, c]));
    expect(verdicts([b, a, c])).toEqual(verdicts([a, b, c]));
  }
});

function expectWins(
  bet: string,
  count: number,
  clause: string,
  condition: (roll: Roll) => boolean,
): void {
  const wager = game.wagerOf.get(bet);
  if (!wager) throw new Error(`${bet} is not offered`);
  const won = ALL_ROLLS.filter((roll) => verdictOn(wager, roll).result === 'win');
  expect(won).toEqual(ALL_ROLLS.filter(condition));
  expect(won).toHaveLength(count);
  const decisive = ALL_ROLLS.map((roll) => verdictOn(wager, roll).because[0]);
  expect([...new Set(decisive)]).toEqual([`mbs-sic-bo-v4#${clause}`]);
}

function added([a, b, c]: Roll): number {
  return a + b + c;
}

function alike(roll: Roll): boolean {
  return new Set(roll).size === 1;
}

function showing(n: number, roll: Roll): number {
  return roll.filter((die) => die === n).length;
}

function sorted(digits: Iterable<number | string>): string {
  return [...digits].map(String).sort().join('');
}
