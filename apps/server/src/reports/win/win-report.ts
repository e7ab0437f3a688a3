import { type Money, NOTHING } from '@baize/exact';
import { WIN_DIMENSIONS } from '@baize/protocol/http';
import {
  configAt,
  layoutConfigs,
  type Recorded,
  type TableConfig,
  type TableLibrary,
} from '@baize/table';
import type { TableJournal } from '../journal-facts.ts';
import { isWithin, type Period } from '../period.ts';
import { hourOf, type ShiftPlan, shiftOf } from '../shift-plan.ts';
import { prepareExpectation } from './expectation.ts';
import { partsOf, roundTally } from './round-tally.ts';
import {
  decidedWinOf,
  SETTLEMENT_EVENTS,
  type SettlementChange,
  SettlementWatch,
} from './settlement-changes.ts';
import { NO_TALLY, negativeOf, sumOfTallies, type Tally } from './tally.ts';

export type WinDimension = (typeof WIN_DIMENSIONS)[number];

export interface WinQuestion {
  readonly period: Period;
  /** What the lines are divided by. */
  readonly by: readonly WinDimension[];
  readonly shifts: ShiftPlan;
}

/** What a line is about; null where the report is not divided by it. */
export type WinGroup = { readonly [Dimension in WinDimension]: string | null };

export interface WinLine {
  readonly group: WinGroup;
  readonly tally: Tally;
}

/** Settlements, cash that came in, and who called for bets. */
export const WIN_EVENTS = [
  ...SETTLEMENT_EVENTS,
  'CreditBought',
  'InstrumentRedeemed',
  'BetsOpened',
] as const;

/** Win, drop, handle and what was to be expected, over the journals of some tables. */
export async function winReport(
  journals: Iterable<TableJournal>,
  question: WinQuestion,
): Promise<readonly WinLine[]> {
  const lines = new Map<string, WinLine>();
  for (const { table, facts, before, library } of journals) {
    const watch = new SettlementWatch(library, before);
    let person: string | null = null;
    for await (const fact of facts) {
      const change = watch.take(fact);
      person = personOnDuty(fact) ?? person;
      if (!isWithin(fact.at, question.period)) continue;
      const place = { at: fact.at, table, game: null, person, bet: null, terminal: null };
      if (change) {
        for (const each of layoutConfigs(change.config)) await prepareExpectation(each, library);
        addChange(lines, question, place, change, library);
      }
      const decided = decidedWinOf(fact);
      if (decided.win !== NOTHING) {
        const game = gameAt(watch.present, decided.terminal);
        const { win, ...of } = decided;
        add(lines, question, { ...place, ...of, game }, { ...NO_TALLY, win });
      }
      const { drop, terminal } = dropOf(fact);
      if (drop > 0) {
        const own = gameAt(watch.present, terminal);
        add(lines, question, { ...place, terminal, game: own }, { ...NO_TALLY, drop });
      }
    }
  }
  return [...lines.values()].toSorted((one, other) => compareText(keyOf(one), keyOf(other)));
}

interface Place {
  readonly at: number;
  readonly table: string;
  readonly game: string | null;
  readonly person: string | null;
  readonly bet: string | null;
  readonly terminal: string | null;
}

type Lines = Map<string, WinLine>;

function addChange(
  lines: Lines,
  question: WinQuestion,
  place: Place,
  { config, before, after }: SettlementChange,
  library: TableLibrary,
): void {
  const by = {
    bet: question.by.includes('bet'),
    terminal: question.by.includes('terminal'),
    game: question.by.includes('game'),
  };
  for (const { layouts, ...of } of partsOf(after, by, config)) {
    add(lines, question, { ...place, ...of }, roundTally(layouts, library));
  }
  for (const { layouts, ...of } of partsOf(before, by, config)) {
    add(lines, question, { ...place, ...of }, negativeOf(roundTally(layouts, library)));
  }
}

function add(
  lines: Lines,
  { by, shifts }: WinQuestion,
  { at, table, game, bet, terminal, person }: Place,
  tally: Tally,
): void {
  // What players brought belongs to no bet, so a report by bets has no line for it.
  if (by.includes('bet') && bet === null) return;
  const group: WinGroup = {
    shift: by.includes('shift') ? shiftOf(at, shifts) : null,
    table: by.includes('table') ? table : null,
    game: by.includes('game') ? game : null,
    bet: by.includes('bet') ? bet : null,
    hour: by.includes('hour') ? hourOf(at, shifts) : null,
    terminal: by.includes('terminal') ? terminal : null,
    person: by.includes('person') ? person : null,
  };
  const key = keyOf({ group });
  const known = lines.get(key)?.tally ?? NO_TALLY;
  lines.set(key, { group, tally: sumOfTallies(known, tally) });
}

function keyOf({ group }: Pick<WinLine, 'group'>): string {
  return WIN_DIMENSIONS.map((dimension) => group[dimension] ?? '').join('\n');
}

function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** What somebody plays who brings money; credit of no terminal is the table's. */
function gameAt(config: TableConfig | null, terminal: string | null): string | null {
  if (!config) return null;
  return terminal === null ? config.game : configAt(config, terminal).game;
}

interface Drop {
  readonly drop: Money;
  readonly terminal: string | null;
}

/** Cash for credit, and instruments put into a terminal; credit carried from a table is neither. */
export function dropOf({ event }: Recorded): Drop {
  if (event.type === 'CreditBought') return { drop: event.amount, terminal: event.terminal };
  if (event.type === 'InstrumentRedeemed' && event.terminal !== null) {
    return { drop: event.amount, terminal: event.terminal };
  }
  return NO_DROP;
}

const NO_DROP: Drop = { drop: NOTHING, terminal: null };

/** Who has just taken the table over by calling for bets; null where the fact says nothing of it. */
function personOnDuty({ by, event }: Recorded): string | null {
  if (event.type !== 'BetsOpened') return null;
  return by.kind === 'staff' ? by.id : 'automatic';
}
