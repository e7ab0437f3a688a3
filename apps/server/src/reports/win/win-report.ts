import { type Money, NOTHING } from '@baize/exact';
import { WIN_DIMENSIONS } from '@baize/protocol/http';
import type { Recorded, TableConfig } from '@baize/table';
import type { TableJournal } from '../journal-facts.ts';
import { isWithin, type Period } from '../period.ts';
import { type ShiftPlan, shiftOf } from '../shift-plan.ts';
import { prepareExpectation } from './expectation.ts';
import { betTallies, linesOf, roundTally } from './round-tally.ts';
import { type SettlementChange, SettlementWatch } from './settlement-changes.ts';
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

/** Win, drop, handle and what was to be expected, over the journals of some tables. */
export async function winReport(
  journals: Iterable<TableJournal>,
  question: WinQuestion,
): Promise<readonly WinLine[]> {
  const lines = new Map<string, WinLine>();
  for (const { table, facts, before } of journals) {
    const watch = new SettlementWatch(before);
    for await (const fact of facts) {
      const change = watch.take(fact);
      if (!isWithin(fact.at, question.period)) continue;
      const place = { at: fact.at, table, game: gameOf(change?.config ?? watch.present) };
      if (change) {
        await prepareExpectation(change.config);
        addChange(lines, question, place, change);
      }
      const drop = dropOf(fact);
      if (drop > 0) add(lines, question, { ...place, bet: null }, { ...NO_TALLY, drop });
    }
  }
  return [...lines.values()].toSorted((one, other) => compareText(keyOf(one), keyOf(other)));
}

interface Place {
  readonly at: number;
  readonly table: string;
  readonly game: string | null;
}

type Lines = Map<string, WinLine>;

function addChange(
  lines: Lines,
  question: WinQuestion,
  place: Place,
  { config, before, after }: SettlementChange,
): void {
  if (!question.by.includes('bet')) {
    const tally = sumOfTallies(
      roundTally(config, linesOf(after)),
      negativeOf(roundTally(config, linesOf(before))),
    );
    add(lines, question, { ...place, bet: null }, tally);
    return;
  }
  for (const [bet, tally] of betTallies(config, after)) {
    add(lines, question, { ...place, bet }, tally);
  }
  for (const [bet, tally] of betTallies(config, before)) {
    add(lines, question, { ...place, bet }, negativeOf(tally));
  }
}

function add(
  lines: Lines,
  { by, shifts }: WinQuestion,
  { at, table, game, bet }: Place & { readonly bet: string | null },
  tally: Tally,
): void {
  // What players brought belongs to no bet, so a report by bets has no line for it.
  if (by.includes('bet') && bet === null) return;
  const group: WinGroup = {
    shift: by.includes('shift') ? shiftOf(at, shifts) : null,
    table: by.includes('table') ? table : null,
    game: by.includes('game') ? game : null,
    bet: by.includes('bet') ? bet : null,
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

function gameOf(config: TableConfig | null): string | null {
  return config?.game ?? null;
}

/** Cash for credit, and instruments put into a terminal; credit carried from a table is neither. */
function dropOf({ event }: Recorded): Money {
  if (event.type === 'CreditBought') return event.amount;
  if (event.type === 'InstrumentRedeemed' && event.terminal !== null) return event.amount;
  return NOTHING;
}
