// The table's hot path on one core: deciding bets and bringing the state up to date, settling a large
// round, replaying a journal. The baseline is always parsing the same thing from JSON: whatever comes
// from a network or a disk costs at least that.
import type { Roll } from '@baize/rules';
import type { Order, Recorded, TableState } from '@baize/table';
import { operate, replay } from '@baize/table';
import { interleaved, type Variant } from './measure/interleaved.ts';
import { report, timesTheCost } from './measure/report.ts';
import { betOrders, closedTable, openedTable, roundsPlayed, stakesIn } from './table/floor.ts';

const ROUNDS = 11;
const BETS = 20_000;
const SETTLED = 100_000;
const REPLAYED = 1_000_000;

function parsed(lines: readonly string[], count: (value: unknown) => number): number {
  let check = 0;
  for (const line of lines) check += count(JSON.parse(line));
  return check;
}

function stakeOf(order: unknown): number {
  const { command } = order as Order;
  return command.type === 'PlaceBet' ? command.stake : 0;
}

/** Everybody bets; what lies on the table at the end is what all of them staked. */
function betting(start: TableState, orders: readonly Order[]): number {
  let state = start;
  for (const order of orders) state = operate(state, order).state;
  return stakesIn(state);
}

function measureBets(terminals: number): void {
  const start = openedTable(terminals);
  const orders = betOrders(terminals, BETS);
  const lines = orders.map((order) => JSON.stringify(order));
  const variants: readonly Variant[] = [
    { name: 'parsing the commands', run: () => parsed(lines, stakeOf) },
    { name: 'decide + evolve', run: () => betting(start, orders) },
  ];
  console.log(`\n${BETS} bets by ${terminals} terminals`);
  const measured = interleaved(variants, ROUNDS);
  report('bets', BETS, measured, []);
  timesTheCost('decide + evolve', 'parsing the commands', measured, 2);
}

function measureSettlement(): void {
  const { state, register } = closedTable(SETTLED);
  const { answer } = operate(state, register([1, 3, 4]));
  const line = JSON.stringify(answer);
  const settled = (dice: Roll): number => stakesIn(operate(state, register(dice)).state);
  const variants: readonly Variant[] = [
    { name: 'parsing the settlement', run: () => (JSON.parse(line) === null ? 1 : 0) },
    { name: 'settling', run: () => settled([1, 3, 4]) },
  ];
  console.log(`\nA round of ${SETTLED} bets settled, each line with its citations`);
  const measured = interleaved(variants, ROUNDS);
  report('bets', SETTLED, measured, []);
  timesTheCost('settling', 'parsing the settlement', measured, null);
}

function measureReplay(): void {
  const { start, journal } = roundsPlayed(REPLAYED / 10);
  const lines = journal.map((fact) => JSON.stringify(fact));
  const repeats = Math.round(REPLAYED / journal.length);
  const sequenceOf = (fact: unknown): number => (fact as Recorded).sequence;
  const sum = parsed(lines, sequenceOf) * repeats;
  const check = (state: TableState): number => (state.round === null ? sum : -1);
  const replayed = (): number => {
    let state = start;
    for (let repeat = 0; repeat < repeats; repeat += 1) state = replay(state, journal);
    return check(state);
  };
  const variants: readonly Variant[] = [
    {
      name: 'parsing the events',
      run: () => {
        let all = 0;
        for (let repeat = 0; repeat < repeats; repeat += 1) all += parsed(lines, sequenceOf);
        return all;
      },
    },
    { name: 'replaying', run: replayed },
  ];
  console.log(`\n${repeats * journal.length} events replayed`);
  const measured = interleaved(variants, 5);
  report('events', repeats * journal.length, measured, []);
  timesTheCost('replaying', 'parsing the events', measured, null);
}

measureBets(1);
measureBets(500);
measureSettlement();
measureReplay();
