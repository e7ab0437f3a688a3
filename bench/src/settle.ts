// Columns of bets on all 216 rolls: settleMany against asking each bet whether it wins, and against
// the least that any columnar settlement must do, which is to gather a price and multiply.
import { findGame } from '@baize/rulebooks';
import {
  ALL_ROLLS,
  areaIndices,
  type DiceGame,
  diceGame,
  type Roll,
  rollIndex,
  settleMany,
  settlementTable,
  stakeUnits,
} from '@baize/three-dice';
import { measureInterleaved, type Variant } from './measure/measure-interleaved.ts';
import { countShown, type PlainBet, plainBet, winsPlainly } from './measure/plain-bet.ts';
import { report } from './measure/report.ts';

const BETS = 20_000;
const ROUNDS = 15;

function gameOf(id: string): DiceGame {
  const found = findGame(id);
  if (!found.ok || found.value.layout === null) throw new Error(`${id} is no dice game.`);
  return diceGame(found.value.book, found.value.layout);
}

/** The largest layout with half odds. */
const game = gameOf('rws-sic-bo-2021/b');
const table = settlementTable(game);
// A fixed sequence that visits every area with many stakes; nothing here needs chance.
const numbers = Array.from({ length: BETS }, (_, index) => (index * 7919) % 104_729);
const areas = areaIndices(
  table,
  numbers.map((number) => number % table.areas),
);
const amounts = Float64Array.from(numbers, (number) => ((number % 500) + 1) * game.unit);
const stakes = stakeUnits(table, amounts);
const out = new Float64Array(BETS);

interface PlacedBet {
  readonly bet: PlainBet;
  readonly stake: number;
  /** Winnings per unit staked; for a single by the number of dice that show it. */
  readonly odds: readonly number[];
}

const placed: readonly PlacedBet[] = Array.from(areas, (area, index) => {
  const wager = game.wagers[area];
  if (!wager) throw new Error(`There is no area ${area}.`);
  const odds = wager.prices.map(
    (price) => Number(price.odds.numerator) / Number(price.odds.denominator),
  );
  return { bet: plainBet(wager.text), stake: amounts[index] ?? 0, odds };
});

function byPredicate(roll: Roll): void {
  for (let i = 0; i < BETS; i += 1) {
    const each = placed[i];
    if (!each) continue;
    const { bet, stake, odds } = each;
    if (winsPlainly(bet, roll)) {
      const price = bet.kind === 'single' ? countShown(bet.numbers[0], roll) - 1 : 0;
      out[i] = stake + stake * (odds[price] ?? 0);
    } else out[i] = 0;
  }
}

/** The baseline must be as bare as it can be, so the compiler is told here, not asked. */
function bareGather(
  row: Float64Array,
  indices: Uint8Array,
  units: Float64Array,
  into: Float64Array,
): void {
  for (let i = 0; i < indices.length; i += 1) {
    into[i] = (units[i] as number) * (row[indices[i] as number] as number);
  }
}

function rowOf(roll: Roll): Float64Array {
  const row = table.returns[rollIndex(roll)];
  if (!row) throw new Error(`There is no row for ${roll.join('-')}.`);
  return row;
}

type Settle = (roll: Roll) => void;

const ways: Readonly<Record<string, Settle>> = {
  'per-bet predicate': byPredicate,
  settleMany: (roll) => settleMany(table, areas, stakes, roll, out),
  'bare gather-multiply': (roll) => bareGather(rowOf(roll), areas, stakes, out),
};

/** Before anything is timed: every cell of every roll is the same in all ways. */
function assertSameCells(): void {
  for (const roll of ALL_ROLLS) {
    byPredicate(roll);
    const expected = out.slice();
    for (const [name, settle] of Object.entries(ways)) {
      out.fill(Number.NaN);
      settle(roll);
      const wrong = out.findIndex((cell, i) => cell !== expected[i]);
      if (wrong >= 0) throw new Error(`${name} differs for bet ${wrong} on ${roll.join('-')}.`);
    }
  }
}

/** The column on every roll. A few cells of each are the check: too few to be measured themselves. */
function overAllRolls(settle: Settle): number {
  let check = 0;
  for (const [index, roll] of ALL_ROLLS.entries()) {
    settle(roll);
    for (let i = index; i < BETS; i += 997) check += out[i] ?? 0;
  }
  return check;
}

assertSameCells();
console.log(`${BETS} bets on ${game.id}, settled on all 216 rolls; medians of ${ROUNDS} rounds`);
const variants = Object.entries(ways).map(([name, settle]): Variant => {
  return { name, run: () => overAllRolls(settle) };
});
const met = report('bets', BETS * ALL_ROLLS.length, measureInterleaved(variants, ROUNDS), [
  { of: 'settleMany', to: 'per-bet predicate', least: 10 },
  { of: 'settleMany', to: 'bare gather-multiply', least: 0.5 },
]);
process.exitCode = met ? 0 : 1;
