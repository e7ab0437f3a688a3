// The table's hot path on one core: deciding bets and bringing the state up to date, settling a large
// round, replaying a journal. The baseline is always parsing the same thing from JSON: whatever comes
// from a network or a disk costs at least that.
import {
  type Answer,
  type CommandEnvelope,
  evolve,
  operate,
  type Recorded,
  type TableState,
} from '@baize/table';
import { measureInterleaved, type Variant } from './measure/measure-interleaved.ts';
import { report, timesTheCost } from './measure/report.ts';
import { betEnvelopes, closeTable, openTable, roundsPlayed, stakesIn } from './table/floor.ts';

const ROUNDS = 15;
const BETS = 20_000;
const SETTLED = 100_000;
const REPLAYED = 1_000_000;

function stakeOf({ command }: CommandEnvelope): number {
  return command.type === 'PlaceBet' ? command.stake : 0;
}

/** Everybody bets; what lies on the table at the end is what all of them staked. */
function measureBets(terminals: number): void {
  const start = openTable(terminals);
  const envelopes = betEnvelopes(terminals, BETS);
  const lines = envelopes.map((envelope) => JSON.stringify(envelope));
  const read = (line: string): CommandEnvelope => JSON.parse(line);
  const after = (state: TableState, envelope: CommandEnvelope): TableState =>
    operate(state, envelope).state;
  const variants: readonly Variant[] = [
    { name: 'parsing', run: () => lines.reduce((sum, line) => sum + stakeOf(read(line)), 0) },
    { name: 'decide + evolve', run: () => stakesIn(envelopes.reduce(after, start)) },
    {
      name: 'all three',
      run: () => stakesIn(lines.reduce((state, line) => after(state, read(line)), start)),
    },
  ];
  console.log(`\n${BETS} bets by ${terminals === 1 ? 'one terminal' : `${terminals} terminals`}`);
  const measured = measureInterleaved(variants, ROUNDS);
  report('bets', BETS, measured, []);
  timesTheCost('decide + evolve', 'parsing', measured, 2);
  timesTheCost('all three', 'parsing', measured, null);
}

/** What a settlement returns, terminal by terminal. */
function returnedBy(answer: Answer): number {
  const facts = answer.type === 'accepted' ? answer.events : [];
  return facts.reduce((sum, { event }) => {
    const settled = event.type === 'ResultRegistered' ? event.settled : [];
    return settled.reduce((all, each) => all + each.returned, sum);
  }, 0);
}

function measureSettlement(): void {
  const { state, result } = closeTable(SETTLED);
  const line = JSON.stringify(operate(state, result).answer);
  const variants: readonly Variant[] = [
    { name: 'parsing', run: () => returnedBy(JSON.parse(line)) },
    { name: 'settling', run: () => returnedBy(operate(state, result).answer) },
  ];
  console.log(`\nA round of ${SETTLED} bets settled, each line with its citations`);
  const measured = measureInterleaved(variants, ROUNDS);
  report('bets', SETTLED, measured, []);
  timesTheCost('settling', 'parsing', measured, null);
}

function measureReplay(): void {
  const { start, journal } = roundsPlayed(REPLAYED / 10);
  const lines = journal.map((fact) => JSON.stringify(fact));
  const read = (line: string): Recorded => JSON.parse(line);
  const repeats = Math.round(REPLAYED / journal.length);
  const runRepeatedly = (once: () => number): number => {
    let sum = 0;
    for (let repeat = 0; repeat < repeats; repeat += 1) sum += once();
    return sum;
  };
  const replayAll = (): number => {
    let sum = 0;
    let state = start;
    for (const fact of journal) {
      state = evolve(state, fact);
      sum += state.sequence;
    }
    return sum;
  };
  const parseAll = (): number => lines.reduce((sum, line) => sum + read(line).sequence, 0);
  const variants: readonly Variant[] = [
    { name: 'parsing', run: () => runRepeatedly(parseAll) },
    { name: 'replaying', run: () => runRepeatedly(replayAll) },
  ];
  console.log(`\n${repeats * journal.length} events replayed`);
  const measured = measureInterleaved(variants, 5);
  report('events', repeats * journal.length, measured, []);
  timesTheCost('replaying', 'parsing', measured, null);
}

measureBets(1);
measureBets(500);
measureSettlement();
measureReplay();
