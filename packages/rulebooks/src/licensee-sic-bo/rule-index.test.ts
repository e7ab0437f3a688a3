import { DEFAULT_READINGS } from '@baize/game';
import { ALL_ROLLS, diceGame, parseBet, type Roll, verdictOn } from '@baize/three-dice';
import { expect, test } from 'vitest';
import { licenseeSicBo } from './index.ts';
import { layoutMinimum } from './layout-minimum.ts';
import { layoutStandard } from './layout-standard.ts';

// Every condition is stated here a second time and counted by hand; all 216 rolls are compared.
const GAMES = [diceGame(licenseeSicBo, layoutMinimum), diceGame(licenseeSicBo, layoutStandard)];

test('[licensee-sic-bo#2(a)(1)] three of a kind wins on the one roll of its number', () => {
  for (const n of [1, 2, 3, 4, 5, 6]) {
    expectWins(`triple:${n}`, 1, ['2(a)(1)'], (roll) => roll.every((die) => die === n));
  }
});

test('[licensee-sic-bo#2(a)(2)] two of a kind wins on 15 pairs, and on the triple by I-D1', () => {
  for (const n of [1, 2, 3, 4, 5, 6]) {
    const clauses = ['2(a)(2)', 'I-D1'];
    expectWins(`double:${n}`, 15 + 1, clauses, (roll) => [2, 3].includes(showing(n, roll)));
  }
});

test('[licensee-sic-bo#2(a)(3)] any three of a kind wins on the six triples', () => {
  expectWins('any-triple', 6, ['2(a)(3)'], alike);
});

test('[licensee-sic-bo#2(a)(4)] a total wins on itself and on no other total', () => {
  const ways = [3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3];
  for (const [index, count] of ways.entries()) {
    expectWins(`total:${index + 4}`, count, ['2(a)(4)'], (roll) => added(roll) === index + 4);
  }
});

test('[licensee-sic-bo#2(a)(5)] a two dice combination wins when both numbers show', () => {
  const pairs = '1-2 1-3 1-4 1-5 1-6 2-3 2-4 2-5 2-6 3-4 3-5 3-6 4-5 4-6 5-6'.split(' ');
  for (const pair of pairs) {
    const [a = 0, b = 0] = pair.split('-').map(Number);
    const both = (roll: Roll) => showing(a, roll) > 0 && showing(b, roll) > 0;
    expectWins(`domino:${pair}`, 30, ['2(a)(5)'], both);
  }
});

test('[licensee-sic-bo#2(a)(6)] Small wins on totals 4 to 10, never on a triple', () => {
  const totals = [4, 5, 6, 7, 8, 9, 10];
  expectWins('small', 105, ['2(a)(6)'], (roll) => totals.includes(added(roll)) && !alike(roll));
});

test('[licensee-sic-bo#2(a)(7)] Big wins on totals 11 to 17, never on a triple', () => {
  const totals = [11, 12, 13, 14, 15, 16, 17];
  expectWins('big', 105, ['2(a)(7)'], (roll) => totals.includes(added(roll)) && !alike(roll));
});

test('[licensee-sic-bo#2(a)(8)] one of a kind wins on one, two or three dice: 75, 15 and 1 rolls', () => {
  for (const n of [1, 2, 3, 4, 5, 6]) {
    expectWins(`single:${n}`, 75 + 15 + 1, ['2(a)(8)'], (roll) => showing(n, roll) > 0);
  }
});

test('[licensee-sic-bo#I-D1] D1=exactly-two takes the six triples from two of a kind and nothing else', () => {
  const readings = { ...DEFAULT_READINGS, D1: 'exactly-two' } as const;
  for (const game of GAMES) {
    const switched = diceGame(licenseeSicBo, game.layout, { readings });
    const changes = game.wagers.flatMap((wager) => {
      const other = switched.wagerOf.get(wager.text);
      if (!other) throw new Error(`${wager.text} is gone`);
      return ALL_ROLLS.flatMap((roll) => {
        const [was, is] = [verdictOn(wager, roll), verdictOn(other, roll)];
        if (was.result === is.result) return [];
        return [`${wager.text} on ${roll.join('')}: ${was.result} becomes ${is.result}`];
      });
    });
    expect(changes.sort()).toEqual([
      'double:1 on 111: win becomes lose',
      'double:2 on 222: win becomes lose',
      'double:3 on 333: win becomes lose',
      'double:4 on 444: win becomes lose',
      'double:5 on 555: win becomes lose',
      'double:6 on 666: win becomes lose',
    ]);
  }
});

test('[licensee-sic-bo#I-D1] whichever way it is read, the verdict on a triple names the reading', () => {
  const readings = { ...DEFAULT_READINGS, D1: 'exactly-two' } as const;
  for (const game of [...GAMES, diceGame(licenseeSicBo, layoutMinimum, { readings })]) {
    const wager = game.wagerOf.get('double:4');
    const because = wager && verdictOn(wager, [4, 4, 4]).because;
    expect(because?.slice(0, 2)).toEqual(['licensee-sic-bo#I-D1', 'licensee-sic-bo#2(a)(2)']);
  }
});

test('[licensee-sic-bo#I-D4] a Big that wins says which word was missing', () => {
  const wager = GAMES[0]?.wagerOf.get('big');
  expect(wager && verdictOn(wager, [6, 5, 3]).because).toEqual([
    'licensee-sic-bo#2(a)(7)',
    'licensee-sic-bo#I-D4',
    'licensee-sic-bo#4(b)',
  ]);
});

test('[licensee-sic-bo#I-D5] totals 3 and 18 cannot be bet on', () => {
  expect(parseBet('total:3')).toBeNull();
  expect(parseBet('total:18')).toBeNull();
});

/** On both layouts; a verdict's first citation must be one of the clauses given. */
function expectWins(
  bet: string,
  count: number,
  clauses: readonly string[],
  condition: (roll: Roll) => boolean,
): void {
  for (const { wagerOf } of GAMES) {
    const wager = wagerOf.get(bet);
    if (!wager) throw new Error(`${bet} is not offered`);
    const won = ALL_ROLLS.filter((roll) => verdictOn(wager, roll).result === 'win');
    expect(won).toEqual(ALL_ROLLS.filter(condition));
    expect(won).toHaveLength(count);
    const decisive = new Set(ALL_ROLLS.map((roll) => verdictOn(wager, roll).because[0]));
    expect([...decisive].sort()).toEqual(clauses.map((clause) => `licensee-sic-bo#${clause}`));
  }
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
