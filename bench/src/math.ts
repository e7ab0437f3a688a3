// The exact mathematics: how long every analysis of every dice game takes, a thousand rounds by one
// recurrence against two other exact ways, and following the house's exposure bet by bet.
import { hrtime } from 'node:process';
import { money } from '@baize/exact';
import { emptyExposure, withStake } from '@baize/game';
import { afterRounds, type Distribution, outlookAfter, ticketOn } from '@baize/math';
import { GAMES } from '@baize/rulebooks';
import {
  COMBINATIONS,
  type DiceGame,
  diceGame,
  exposureTable,
  settleRoll,
  worstOutcomes,
} from '@baize/three-dice';
import { analyzeGame, diceEnumeration, readingEffects } from '@baize/three-dice/mathematics';
import { measureInterleaved } from './measure/measure-interleaved.ts';
import { report } from './measure/report.ts';

function time<T>(what: string, run: () => T): T {
  const start = hrtime.bigint();
  const result = run();
  console.log(`${what}: ${(Number(hrtime.bigint() - start) / 1e6).toFixed(1)} ms`);
  return result;
}

console.log('Cold, as the command line meets it:');
const layouts = GAMES.flatMap((entry) => (entry.layout === null ? [] : [entry]));
const games = time(`${layouts.length} dice games prepared`, () =>
  layouts.map(({ book, layout }) => diceGame(book, layout)),
);
const bets = time('every bet of them analysed', () =>
  games.flatMap((game) => analyzeGame(game).bets),
);
time('every other reading of them analysed', () =>
  layouts.flatMap(({ book, layout }) => readingEffects(book, layout)),
);
console.log(`${bets.length} bets in all`);

const game = games.find(({ id }) => id === 'rws-tai-sai-v5/c');
if (!game) throw new Error('Layout c of Tai Sai is one of the games.');

function netOf(on: DiceGame, stakes: readonly (readonly [string, number])[]): Distribution {
  const enumeration = diceEnumeration(on);
  const placed = stakes.flatMap(([name, stake]) => {
    const bet = enumeration.bets.find((each) => each.bet === name);
    return bet ? [{ bet, stake: money(stake) }] : [];
  });
  return ticketOn(enumeration, placed).net;
}

console.log('\nA thousand rounds, exactly, the first time it is asked:');
const ROUNDS = 1000;
const small = netOf(game, [['small', 100]]);
const four = netOf(game, [
  ['small', 100],
  ['total:8', 20],
  ['double:4', 30],
  ['triple:6', 10],
]);
time('Small, ahead or behind and quantiles', () => outlookAfter(small, ROUNDS));
time('Small, the complete distribution', () => afterRounds(small, ROUNDS));
time('four bets together, ahead or behind and quantiles', () => outlookAfter(four, ROUNDS));

console.log('\nAll weights of a thousand rounds of Small:');
const even: Distribution = {
  points: small.points.map(({ value, weight }) => ({ value, weight: weight / 3n })),
  total: small.total / 3n,
};

function byRecurrence(): readonly bigint[] {
  return afterRounds(even, ROUNDS).points.map(({ weight }) => weight);
}

/** One round multiplied in after the other. */
function byRounds(): readonly bigint[] {
  let product = [1n];
  for (let round = 0; round < ROUNDS; round += 1) {
    const next = Array.from({ length: product.length + 1 }, () => 0n);
    for (const [index, coefficient] of product.entries()) {
      for (const [step, { weight }] of even.points.entries()) {
        next[index + step] = (next[index + step] ?? 0n) + coefficient * weight;
      }
    }
    product = next;
  }
  return product;
}

/** The polynomial as one number with a wide digit for each term, raised to the power at once. */
function byPacking(): readonly bigint[] {
  const width = (even.total ** BigInt(ROUNDS)).toString(16).length;
  const digit = (index: number): bigint => 1n << BigInt(4 * width * index);
  const base = even.points.reduce((sum, { weight }, index) => sum + weight * digit(index), 0n);
  const power = (base ** BigInt(ROUNDS)).toString(16).padStart(width * (ROUNDS + 1), '0');
  return Array.from({ length: ROUNDS + 1 }, (_, index) =>
    BigInt(`0x${power.slice(power.length - (index + 1) * width, power.length - index * width)}`),
  );
}

const texts = [byRecurrence, byPacking, byRounds].map((way) => way().join());
if (new Set(texts).size !== 1) throw new Error('The three ways do not agree.');
report(
  'weights',
  ROUNDS + 1,
  measureInterleaved(
    [
      { name: 'one recurrence', run: () => byRecurrence().length },
      { name: 'one packed power', run: () => byPacking().length },
      { name: 'round by round', run: () => byRounds().length },
    ],
    5,
  ),
  [
    { of: 'one recurrence', to: 'one packed power', least: null },
    { of: 'one recurrence', to: 'round by round', least: null },
  ],
);

console.log('\nThe worst result for the house, after each of 100 bets:');
const BETS = 100;
const table = exposureTable(game);
// A fixed sequence that visits every area; nothing here needs chance.
const placed = Array.from({ length: BETS }, (_, index) => {
  const wager = game.wagers[(index * 7919) % game.wagers.length];
  if (!wager) throw new Error('The index is below the number of areas.');
  return { wager, stake: money(((index % 50) + 1) * game.unit) };
});

function follow(): number {
  let exposure = emptyExposure(table);
  let sum = 0;
  for (const { wager, stake } of placed) {
    exposure = withStake(exposure, wager.text, stake);
    sum += worstOutcomes(exposure, 1)[0]?.net ?? 0;
  }
  return sum;
}

function settleAnew(on: DiceGame): number {
  let sum = 0;
  for (let count = 1; count <= BETS; count += 1) {
    const stakes = placed.slice(0, count);
    const nets = COMBINATIONS.map(({ dice }) => {
      const { staked, returned } = settleRoll(on, dice, stakes);
      return staked - returned;
    });
    sum += Math.min(...nets);
  }
  return sum;
}

report(
  'bets',
  BETS,
  measureInterleaved(
    [
      { name: 'followed', run: follow },
      { name: 'settled anew', run: () => settleAnew(game) },
    ],
    5,
  ),
  [{ of: 'followed', to: 'settled anew', least: null }],
);
