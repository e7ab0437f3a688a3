import { type Money, NOTHING } from '@baize/exact';
import {
  configAt,
  layoutConfigs,
  type Recorded,
  type TableConfig,
  type TableLibrary,
  type TableState,
} from '@baize/table';
import { settlingEvents } from '../own-settlement.ts';
import { prepareExpectation } from './expectation.ts';
import { type Division, partsOf, roundTally } from './round-tally.ts';
import {
  type DecidedWin,
  decidedWinOf,
  SETTLEMENT_EVENTS,
  type SettlementChange,
  SettlementWatch,
} from './settlement-changes.ts';
import { NO_TALLY, negativeOf, type Tally } from './tally.ts';

/** Settlements of any mechanic, cash that came in, and who called for bets. */
const WIN_EVENTS = [
  ...SETTLEMENT_EVENTS,
  'CreditBought',
  'InstrumentRedeemed',
  'BetsOpened',
] as const;

/** The events that figures are made of, those of the mechanics included. */
export function winEvents(library: TableLibrary): ReadonlySet<string> {
  return new Set<string>([...WIN_EVENTS, ...settlingEvents(library)]);
}

/** What figures are about; null where they are not divided by it, or where nobody can say. */
export interface WinPlace {
  readonly person: string | null;
  readonly game: string | null;
  readonly bet: string | null;
  readonly terminal: string | null;
}

export interface WinEntry extends WinPlace {
  readonly at: number;
  readonly tally: Tally;
}

/** A fact that moves figures. */
interface Noted {
  readonly at: number;
  readonly person: string | null;
  readonly change: SettlementChange | null;
  readonly decided: DecidedWin;
  readonly drop: Drop;
  /** What is played by whoever brought money, or whom a decision is about. */
  readonly game: string | null;
  /** Whether all terminals of the table have one layout. */
  readonly hasOneGame: boolean;
}

/** Where a clerk begins to read. */
export interface WinBeginning {
  readonly library: TableLibrary;
  /** The table before the first fact, where that is not its beginning. */
  readonly before?: TableState;
}

/** Reads the facts of one table and says what each adds to the figures. */
export class WinClerk {
  private readonly watch: SettlementWatch;
  private readonly library: TableLibrary;
  private person: string | null = null;

  constructor({ library, before }: WinBeginning) {
    this.watch = new SettlementWatch(library, before);
    this.library = library;
  }

  read(fact: Recorded): Noted | null {
    const change = this.watch.take(fact);
    this.person = personOnDuty(fact) ?? this.person;
    const drop = dropOf(fact);
    const decided = decidedWinOf(fact);
    if (!change && drop.amount === NOTHING && decided.win === NOTHING) return null;
    // No event is both, so at most one of them names a terminal.
    const game = gameAt(this.watch.present, drop.terminal ?? decided.terminal);
    const config = change?.config ?? this.watch.present;
    const hasOneGame = config !== null && layoutConfigs(config).length === 1;
    return { at: fact.at, person: this.person, change, decided, drop, game, hasOneGame };
  }

  /** What a fact adds, divided as somebody wants it; the whole is its own round without divisions. */
  async entries(noted: Noted, by: Division): Promise<WinEntry[]> {
    const { at, person, change } = noted;
    const entries: WinEntry[] = [];
    if (change) {
      const { config, before, after } = change;
      for (const each of layoutConfigs(config)) await prepareExpectation(each, this.library);
      for (const { layouts, ...of } of partsOf(after, by, config)) {
        entries.push({ at, person, ...of, tally: roundTally(layouts, this.library) });
      }
      for (const { layouts, ...of } of partsOf(before, by, config)) {
        entries.push({ at, person, ...of, tally: negativeOf(roundTally(layouts, this.library)) });
      }
    }
    entries.push(...entriesBesides(noted, by));
    return entries;
  }
}

/** What belongs to no settlement: an amount somebody decided, and what players brought, which belongs to no bet. */
function entriesBesides({ at, person, decided, drop, game }: Noted, by: Division): WinEntry[] {
  const entries: WinEntry[] = [];
  const put = (bet: string | null, terminal: string | null, tally: Partial<Tally>): void => {
    if (by.bet && bet === null) return;
    entries.push({
      at,
      person,
      game: by.game ? game : null,
      bet: by.bet ? bet : null,
      terminal: by.terminal ? terminal : null,
      tally: { ...NO_TALLY, ...tally },
    });
  };
  const { win } = decided;
  if (win !== NOTHING) put(decided.bet, decided.terminal, { win });
  if (drop.amount > NOTHING) put(null, drop.terminal, { drop: drop.amount });
  return entries;
}

/** What somebody plays who brings money; credit of no terminal is the table's. */
function gameAt(config: TableConfig | null, terminal: string | null): string | null {
  if (!config) return null;
  return terminal === null ? config.game : configAt(config, terminal).game;
}

interface Drop {
  readonly amount: Money;
  readonly terminal: string | null;
}

/** Cash for credit, and instruments put into a terminal; credit carried from a table is neither. */
function dropOf({ event }: Recorded): Drop {
  if (event.type === 'CreditBought') return { amount: event.amount, terminal: event.terminal };
  if (event.type === 'InstrumentRedeemed' && event.terminal !== null) {
    return { amount: event.amount, terminal: event.terminal };
  }
  return NO_DROP;
}

const NO_DROP: Drop = { amount: NOTHING, terminal: null };

/** Who has just taken the table over by calling for bets; null where the fact says nothing of it. */
function personOnDuty({ by, event }: Recorded): string | null {
  if (event.type !== 'BetsOpened') return null;
  return by.kind === 'staff' ? by.id : 'automatic';
}
