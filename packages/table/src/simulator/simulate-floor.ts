import { assert } from '@baize/exact';
import type { Recorded } from '../event.ts';
import type { TableLibrary } from '../library.ts';
import { CAREFUL, type Carelessness } from './attempt.ts';
import { type Floor, newFloor } from './floor.ts';
import { floorFaults } from './floor-faults.ts';
import { countTurn, type FloorReport, newTally, reportOf, type Tally } from './report.ts';
import { setUp } from './set-up.ts';
import { seededSource } from './source.ts';
import { type Turn, takeTurn } from './take-turn.ts';

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
  while (tally.fault === null && tally.rounds < rounds) {
    if (tally.turns > TURNS_A_ROUND * (rounds + tables)) break;
    took(tally, floor, takeTurn(floor, source, carelessness));
  }
  return reportOf(tally);
}

function took(tally: Tally, floor: Floor, turn: Turn): void {
  countTurn(tally, turn);
  const hasMoved = turn.answer?.type === 'accepted' && turn.answer.events.some(concernsFloor);
  const faults = [...turn.faults, ...(hasMoved ? floorFaults(floor) : [])];
  if (faults.length > 0 && tally.fault === null) {
    const { table, envelope } = turn;
    tally.fault = { turn: tally.turns, table, envelope, faults };
  }
}

/** Whatever moves money may move it wrongly; everything else cannot. */
function concernsFloor({ event }: Recorded): boolean {
  return 'postings' in event;
}
