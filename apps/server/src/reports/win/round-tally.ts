import { type Money, money, NOTHING, plus } from '@baize/exact';
import {
  configAt,
  type SettledLine,
  type SettledTerminal,
  type TableConfig,
  type TableLibrary,
} from '@baize/table';
import { expectationOf } from './expectation.ts';
import { NO_TALLY, type Tally } from './tally.ts';

/** Settled stakes by the layout of the terminals they were made at. */
export interface LayoutLines {
  readonly config: TableConfig;
  readonly lines: readonly SettledLine[];
}

/** What one round's settlement adds to the report. */
export function roundTally(layouts: readonly LayoutLines[], library: TableLibrary): Tally {
  const lines = layouts.flatMap((layout) => layout.lines);
  if (lines.length === 0) return NO_TALLY;
  const {
    win: theoretical,
    variance,
    assumes,
  } = expectationOf(
    layouts.map((layout) => ({ config: layout.config, stakes: stakesOf(layout.lines) })),
    library,
  );
  return {
    ...NO_TALLY,
    rounds: 1,
    handle: sum(lines.map(({ effective }) => effective)),
    win: sum(lines.map(winOn)),
    commission: sum(lines.map(({ commission }) => commission)),
    theoretical,
    variance,
    assumesHouseWay: assumes === 'house-way',
  };
}

/** Stakes of a settlement that are reported together; null where they are not divided by that. */
export interface Part {
  readonly bet: string | null;
  readonly terminal: string | null;
  /** The game of a layout is the game of the terminals that have it. */
  readonly game: string | null;
  readonly layouts: readonly LayoutLines[];
}

export interface Division {
  readonly bet: boolean;
  readonly terminal: boolean;
  readonly game: boolean;
}

/**
 * A settlement divided by bet, by terminal, by game, by several or not at all. A bet in a box of a card
 * game counts with those in all boxes.
 */
export function partsOf(
  settled: readonly SettledTerminal[],
  by: Division,
  config: TableConfig,
): readonly Part[] {
  const parts = new Map<string, Collected>();
  for (const each of settled) {
    const own = configAt(config, each.terminal);
    const game = by.game ? own.game : null;
    const terminal = by.terminal ? each.terminal : null;
    for (const line of linesOf([each])) {
      const bet = by.bet ? betName(line.bet) : null;
      const key = `${bet ?? ''}\n${terminal ?? ''}\n${game ?? ''}`;
      const part = parts.get(key) ?? { bet, terminal, game, lines: new Map() };
      parts.set(key, part);
      const known = part.lines.get(own);
      if (known) known.push(line);
      else part.lines.set(own, [line]);
    }
  }
  // A round that nobody bet in still has its line, where lines are not for bets or bettors.
  if (parts.size === 0 && !by.bet && !by.terminal) {
    return [{ bet: null, terminal: null, game: by.game ? config.game : null, layouts: [] }];
  }
  return Array.from(parts.values(), ({ lines, ...part }) => ({
    ...part,
    layouts: Array.from(lines, ([layout, each]) => ({ config: layout, lines: each })),
  }));
}

interface Collected extends Omit<Part, 'layouts'> {
  readonly lines: Map<TableConfig, SettledLine[]>;
}

function linesOf(settled: readonly SettledTerminal[]): readonly SettledLine[] {
  return settled.flatMap(({ lines }) => lines).filter(({ effective }) => effective > 0);
}

/** `3/initial` is an initial bet, whichever box it lies in. */
function betName(bet: string): string {
  return bet.slice(bet.indexOf('/') + 1);
}

/** `pays` is what the player gets after commission, so commission stays with the house here. */
function winOn({ result, effective, pays }: SettledLine): Money {
  return money((result === 'lose' ? effective : NOTHING) - pays);
}

function stakesOf(lines: readonly SettledLine[]): ReadonlyMap<string, Money> {
  const stakes = new Map<string, Money>();
  for (const { bet, effective } of lines) {
    stakes.set(bet, plus(stakes.get(bet) ?? NOTHING, effective));
  }
  return stakes;
}

function sum(amounts: readonly Money[]): Money {
  return money(amounts.reduce((total: number, amount) => total + amount, 0));
}
