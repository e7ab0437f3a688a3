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
  /** Cash taken in less cash handed out. */
  cash: number;
  /** Instruments that became worthless, by two people and by time. */
  voided: number;
  breakage: number;
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
    voided: 0,
    breakage: 0,
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
    case 'InstrumentPrepared':
      putInstrument(floor, event, 'prepared');
      break;
    case 'InstrumentIssued':
      putInstrument(floor, event, 'issued');
      break;
    case 'InstrumentConfirmed':
      // Paid at another table it stays paid, whatever is said afterwards.
      if (!isEnded(floor, event.number)) changeInstrument(floor, event.number, 'confirmed');
      break;
    case 'InstrumentDoubted':
      changeInstrument(floor, event.number, 'in-doubt');
      break;
    case 'InstrumentRedeemed':
      changeInstrument(floor, event.number, 'redeemed');
      if (event.terminal === null) floor.cash -= event.amount;
      break;
    case 'InstrumentVoided':
      changeInstrument(floor, event.number, 'void');
      if (!event.instead) floor.voided += event.amount;
      if (event.instead?.effect === 'cash') floor.cash -= event.amount;
      break;
    case 'InstrumentExpired':
      changeInstrument(floor, event.number, 'expired');
      floor.breakage += event.amount;
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

function putInstrument(
  floor: Floor,
  { number, amount, expiresAt }: Pick<InstrumentRecord, 'amount' | 'expiresAt'> & NumberOnly,
  status: InstrumentRecord['status'],
): void {
  floor.instruments.set(number, { amount, status, expiresAt });
}

interface NumberOnly {
  readonly number: string;
}

function changeInstrument(floor: Floor, number: string, status: InstrumentRecord['status']): void {
  const known = floor.instruments.get(number) ?? { amount: money(0), expiresAt: 0 };
  floor.instruments.set(number, { ...known, status });
}

function isEnded({ instruments }: Floor, number: string): boolean {
  return ['redeemed', 'void', 'expired'].includes(instruments.get(number)?.status ?? 'issued');
}
