import { type Money, money, NOTHING } from '@baize/exact';
import type { Posting } from '@baize/ledger';
import type { CommandEnvelope } from '../../command.ts';
import type { Recorded } from '../../event.ts';
import { emptyTable } from '../../initial-state.ts';
import type { TableLibrary } from '../../library.ts';
import type { Scene } from '../../plausible/scene.ts';
import type { TableState } from '../../state.ts';
import type { InstrumentRecord } from '../../terminal/instrument.ts';
import { newWatch, type Watch } from './watch.ts';

/** A table of a floor that is being played at. */
export interface TableRun {
  readonly table: string;
  readonly game: string;
  state: TableState;
  readonly watch: Watch;
  /** Accepted orders that a repetition must still be recognised of, newest last. */
  remembered: readonly Remembered[];
}

export interface Remembered {
  readonly envelope: CommandEnvelope;
  readonly sequence: number;
  readonly isBet: boolean;
  readonly roundNumber: number;
}

/** Many tables, terminals that go from one to another, and what only the floor as a whole knows. */
export interface Floor {
  readonly tables: readonly TableRun[];
  readonly terminals: readonly string[];
  /** What terminals that sit nowhere carry with them. */
  readonly carried: Map<string, Money>;
  readonly seats: Map<string, string>;
  readonly instruments: Map<string, InstrumentRecord>;
  /** Cash taken in less cash handed out, and instruments the house did not have to pay. */
  cash: number;
  clock: number;
  /** How many orders there have been. */
  count: number;
}

/** 1 January 2026, 08:00 UTC. */
const START = 1_767_254_400_000;

export function newFloor(
  games: readonly string[],
  terminals: number,
  library: TableLibrary,
): Floor {
  return {
    tables: games.map((game, index) => ({
      table: `table-${index + 1}`,
      game,
      state: emptyTable(library),
      watch: newWatch(library),
      remembered: [],
    })),
    terminals: Array.from({ length: terminals }, (_, index) => `terminal-${index + 1}`),
    carried: new Map(),
    seats: new Map(),
    instruments: new Map(),
    cash: 0,
    clock: START,
    count: 0,
  };
}

export function sceneAt(floor: Floor, { state, table, game }: TableRun): Scene {
  return {
    state,
    table,
    game,
    now: floor.clock,
    floor: {
      terminals: floor.terminals,
      carried: (terminal) => floor.carried.get(terminal) ?? NOTHING,
      seatedAt: (terminal) => floor.seats.get(terminal) ?? null,
      instruments: floor.instruments,
    },
  };
}

/** The floor takes note of what concerns more than one table. */
export function noteOnFloor(floor: Floor, { table }: TableRun, { event }: Recorded): void {
  switch (event.type) {
    case 'TerminalSeated':
      floor.seats.set(event.terminal, table);
      floor.carried.delete(event.terminal);
      break;
    case 'TerminalReleased':
      floor.seats.delete(event.terminal);
      floor.carried.set(event.terminal, sentAway(event.postings));
      break;
    case 'CreditBought':
      floor.cash += event.amount;
      break;
    case 'PaidByHand':
      floor.cash -= event.amount;
      break;
    case 'InstrumentIssued': {
      const { number, amount, expiresAt } = event;
      floor.instruments.set(number, { amount, status: 'issued', expiresAt });
      break;
    }
    case 'InstrumentRedeemed':
      endInstrument(
        floor,
        event.number,
        'redeemed',
        event.terminal === null ? event.amount : NOTHING,
      );
      break;
    case 'InstrumentVoided':
      endInstrument(floor, event.number, 'void', event.amount);
      break;
    case 'InstrumentExpired':
      endInstrument(floor, event.number, 'expired', event.amount);
      break;
    default:
      break;
  }
}

/** What went on its way to another table, added up here again so that the ledger can be judged by it. */
function sentAway(postings: readonly Posting[]): Money {
  let sum = 0;
  for (const { to, amount } of postings) if (to === 'in-transit') sum += amount;
  return money(sum);
}

/** Whatever an instrument is not paid to a terminal, the cage gets back or hands out. */
function endInstrument(
  floor: Floor,
  number: string,
  status: InstrumentRecord['status'],
  toCage: Money,
): void {
  const { amount, expiresAt } = floor.instruments.get(number) ?? {
    amount: money(0),
    expiresAt: 0,
  };
  floor.instruments.set(number, { amount, status, expiresAt });
  floor.cash -= toCage;
}
