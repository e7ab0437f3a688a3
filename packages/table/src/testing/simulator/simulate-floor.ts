import { assert, money } from '@baize/exact';
import type { Command } from '../../command.ts';
import type { Recorded } from '../../event.ts';
import { itemsOf } from '../../evolve/persistent.ts';
import { LIBRARY, type TableLibrary } from '../../library.ts';
import { between, type Source, seededSource } from '../../plausible/source.ts';
import { parseCommand } from '../../well-formed/parse-command.ts';
import { CAREFUL, type Carelessness } from './attempt.ts';
import { type Floor, newFloor, type TableRun } from './floor.ts';
import { staff } from './people.ts';
import { plausibleConfig } from './plausible-config.ts';
import { countTurn, type FloorReport, newTally, reportOf, type Tally } from './report.ts';
import { give, type Turn, takeTurn } from './take-turn.ts';
import { sumOf } from './watch.ts';

const BOSS = staff('shift-1', 'shift-manager');

/** Opens every table of a floor and seats the terminals, in turn, with some credit each. */
export function setUp(floor: Floor, source: Source): readonly Turn[] {
  const turns = floor.tables.flatMap((run) => openTable(floor, run, source));
  floor.terminals.forEach((terminal, index) => {
    const run = floor.tables[index % floor.tables.length];
    if (!run) return;
    const minimum = run.state.rules?.config.limits.default.minimum ?? money(1);
    const amount = money(minimum * between(source, 20, 200));
    turns.push(
      giveCommand(floor, run, { type: 'SeatTerminal', terminal, credit: money(0), seatedAt: null }),
      giveCommand(floor, run, { type: 'BuyCredit', terminal, amount }),
    );
  });
  return turns;
}

function openTable(floor: Floor, run: TableRun, source: Source): Turn[] {
  const config = plausibleConfig(source, run.table, run.game, floor.terminals, run.state[LIBRARY]);
  const turns = [giveCommand(floor, run, { type: 'ConfigureTable', config })];
  const { rules } = run.state;
  const shaker = source(2) === 0 ? 'manual' : 'automated';
  for (const { draft } of rules?.mechanic.equipping(rules, shaker) ?? []) {
    const command = parseCommand({ type: draft.type, ...draft.fields }, run.state[LIBRARY]);
    assert(command.ok, `${draft.type} is in order.`);
    turns.push(giveCommand(floor, run, command.value));
  }
  return [...turns, giveCommand(floor, run, { type: 'OpenTable' })];
}

function giveCommand(floor: Floor, run: TableRun, command: Command): Turn {
  floor.count += 1;
  floor.clock += 1000;
  return give(floor, run, { op: `op-${floor.count}`, at: floor.clock, by: BOSS, command });
}

export interface FloorOptions {
  /** What the tables can play by. */
  readonly library: TableLibrary;
  /** The same seed gives the same floor, order by order. */
  readonly seed: bigint;
  readonly tables: number;
  readonly terminals: number;
  /** It ends when so many rounds have been concluded or void, over all tables. */
  readonly rounds: number;
  /** The games of the tables, in turn; all of them unless said otherwise. */
  readonly games?: readonly string[];
  readonly carelessness?: Carelessness;
}

/** No floor needs more turns than this for a round; a table that is stuck must not run for ever. */
const TURNS_A_ROUND = 2000;

/**
 * Plays a whole floor out of a seed: bets, mistakes, interruptions, corrections, terminals and
 * instruments going from table to table. After every order the table is checked, and whenever money
 * moved the floor too; it stops at the first thing that is wrong, and the same seed finds it again.
 */
export function simulateFloor(options: FloorOptions): FloorReport {
  const { library, seed, tables, terminals, rounds, carelessness = CAREFUL } = options;
  assert(tables > 0 && terminals > 0 && rounds > 0, 'A floor has tables, terminals and rounds.');
  const games = options.games ?? library.games.map(({ id }) => id);
  const source = seededSource(seed);
  const floor = newFloor(
    Array.from({ length: tables }, (_, index) => games[index % games.length] ?? ''),
    terminals,
    library,
  );
  const tally = newTally(seed);
  for (const turn of setUp(floor, source)) took(tally, floor, turn);
  while (tally.problem === null && tally.rounds < rounds) {
    if (tally.turns > TURNS_A_ROUND * (rounds + tables)) break;
    took(tally, floor, takeTurn(floor, source, carelessness));
  }
  return reportOf(tally);
}

function took(tally: Tally, floor: Floor, turn: Turn): void {
  countTurn(tally, turn);
  const hasMoved = turn.answer?.type === 'accepted' && turn.answer.events.some(concernsFloor);
  const problems = [...turn.problems, ...(hasMoved ? floorProblems(floor) : [])];
  if (problems.length > 0 && tally.problem === null) {
    const { table, envelope } = turn;
    tally.problem = { turn: tally.turns, table, envelope, problems };
  }
}

/** Whatever moves money may move it wrongly; everything else cannot. */
function concernsFloor({ event }: Recorded): boolean {
  return 'postings' in event;
}

/** What is wrong with a floor as a whole: money that got lost or doubled between its tables. */
export function floorProblems(floor: Floor): readonly string[] {
  return [
    ...transitProblems(floor),
    ...instrumentProblems(floor),
    ...cashProblems(floor),
    ...seatProblems(floor),
  ];
}

function sumHeldBy({ tables }: Floor, prefix: string): number {
  return tables.reduce((sum, { watch }) => sum + sumOf(watch, prefix), 0);
}

function compare(what: string, held: number, due: number): readonly string[] {
  return held === due ? [] : [`${what}: the tables say ${held}, the floor says ${due}.`];
}

function transitProblems(floor: Floor): readonly string[] {
  let carried = 0;
  for (const amount of floor.carried.values()) carried += amount;
  return compare('Credit between tables', sumHeldBy(floor, 'in-transit'), carried);
}

/** Where the money of an instrument lies, by its status. */
const PLACES = {
  prepared: 'held',
  issued: 'outstanding',
  confirmed: 'outstanding',
  'in-doubt': 'held',
  redeemed: 'ended',
  void: 'ended',
  expired: 'ended',
} as const;

function instrumentProblems(floor: Floor): readonly string[] {
  const sums = { outstanding: 0, held: 0, ended: 0 };
  for (const { amount, status } of floor.instruments.values()) sums[PLACES[status]] += amount;
  return [
    ...compare('Instruments outstanding', sumHeldBy(floor, 'instruments'), sums.outstanding),
    ...compare('Held for tickets', sumHeldBy(floor, 'held:'), sums.held),
    ...compare('Void instruments', sumHeldBy(floor, 'voided'), floor.voided),
    ...compare('Expired instruments', sumHeldBy(floor, 'breakage'), floor.breakage),
  ];
}

/** The cage stands at less than nothing by the cash that was taken in. */
function cashProblems(floor: Floor): readonly string[] {
  const everything = sumHeldBy(floor, '');
  return [
    ...compare('Cash', -sumHeldBy(floor, 'cage'), floor.cash),
    ...compare('Everything together', everything, 0),
  ];
}

function seatProblems({ tables, seats }: Floor): readonly string[] {
  const found = new Map<string, string>();
  const problems: string[] = [];
  for (const { table, state } of tables) {
    for (const { id, isSeated } of itemsOf(state.terminals)) {
      if (!isSeated) continue;
      const other = found.get(id);
      if (other !== undefined) problems.push(`${id} sits at ${other} and at ${table}.`);
      found.set(id, table);
      if (seats.get(id) !== table) problems.push(`${id} sits at ${table}, which the floor missed.`);
    }
  }
  if (found.size !== seats.size) problems.push('The floor knows a seat that no table does.');
  return problems;
}
