import type { CommandEnvelope } from '../../command.ts';
import type { Recorded } from '../../event.ts';
import type { TableLibrary } from '../../library.ts';
import { oneIn, seededSource } from '../../plausible/source.ts';
import { CAREFUL, type Carelessness } from './attempt.ts';
import { newFloor } from './floor.ts';
import { type Plan, planOfDebtor } from './plan-of-debtor.ts';
import { floorProblems, setUp } from './simulate-floor.ts';
import { type Turn, takeTurn } from './take-turn.ts';

export interface ActsOptions {
  readonly library: TableLibrary;
  /** The same seed gives the same play. */
  readonly seed: bigint;
  /** What the tables play, one each. */
  readonly games: readonly string[];
  readonly terminals: number;
  /** How many orders are given once the floor is open. */
  readonly acts: number;
}

/** One commit of a table, as a journal would have it. */
export interface PlayedRow {
  readonly table: string;
  readonly facts: readonly Recorded[];
}

export interface PlayedActs {
  readonly acts: number;
  /** The first act after which a sum of the floor was another one than before; null where none was. */
  readonly problem: { readonly envelope: CommandEnvelope; readonly says: readonly string[] } | null;
  readonly rows: readonly PlayedRow[];
  /** By type of event, how many there were. */
  readonly events: ReadonlyMap<string, number>;
  /** Terminals that left a table while they owed there. */
  readonly debtsLeft: number;
}

/** People who move and take out more often than they would. */
const RESTLESS: Carelessness = {
  ...CAREFUL,
  favours: {
    SeatTerminal: 20,
    ReleaseTerminal: 8,
    CashOut: 12,
    ConfirmTicket: 12,
    RedeemInstrument: 15,
  },
};

/**
 * Plays a floor act by act out of a seed. After each act every sum is counted again from the events alone, by plain
 * addition: credit between tables, instruments, cash, and everything together.
 */
export function playActs({ library, seed, games, terminals, acts }: ActsOptions): PlayedActs {
  const source = seededSource(seed);
  const floor = newFloor(games, terminals, library);
  const rows: PlayedRow[] = [];
  const events = new Map<string, number>();
  let debtsLeft = 0;
  const take = ({ table, answer, problems, envelope }: Turn): PlayedActs['problem'] => {
    if (answer?.type === 'accepted' && answer.events.length > 0) {
      rows.push({ table, facts: answer.events });
      for (const { event } of answer.events) {
        events.set(event.type, (events.get(event.type) ?? 0) + 1);
        if (event.type === 'TerminalReleased' && event.postings.some(leavesDebt)) debtsLeft += 1;
      }
    }
    const says = [...problems, ...floorProblems(floor)];
    return says.length > 0 ? { envelope, says } : null;
  };
  let problem: PlayedActs['problem'] = null;
  for (const turn of setUp(floor, source)) problem ??= take(turn);
  let act = 0;
  let planned: Plan = [];
  for (; problem === null && act < acts; act += 1) {
    if (planned.length === 0 && oneIn(source, 40)) planned = planOfDebtor(floor, source);
    const [next, ...later] = planned;
    planned = later;
    problem = take(next ? next() : takeTurn(floor, source, RESTLESS));
  }
  return { acts: act, problem, rows, events, debtsLeft };
}

function leavesDebt({ from, to }: { readonly from: string; readonly to: string }): boolean {
  return from.startsWith('receivable:') || to.startsWith('receivable:');
}
