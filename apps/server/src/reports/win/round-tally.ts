import { type Money, money, NOTHING, plus } from '@baize/exact';
import type { SettledLine, SettledTerminal, TableConfig } from '@baize/table';
import { expectationOf } from './expectation.ts';
import { NO_TALLY, type Tally } from './tally.ts';

/** What one round's settlement adds to the report. */
export function roundTally(config: TableConfig, lines: readonly SettledLine[]): Tally {
  if (lines.length === 0) return NO_TALLY;
  const { win: theoretical, variance, assumes } = expectationOf(config, stakesOf(lines));
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
  readonly lines: readonly SettledLine[];
}

/**
 * A settlement divided by bet, by terminal, by both or not at all. A bet in a box of a card game counts
 * with those in all boxes.
 */
export function partsOf(
  settled: readonly SettledTerminal[],
  by: { readonly bet: boolean; readonly terminal: boolean },
): readonly Part[] {
  if (!by.bet && !by.terminal) return [{ bet: null, terminal: null, lines: linesOf(settled) }];
  const parts = new Map<string, Part & { readonly lines: SettledLine[] }>();
  for (const each of settled) {
    for (const line of linesOf([each])) {
      const bet = by.bet ? betName(line.bet) : null;
      const terminal = by.terminal ? each.terminal : null;
      const key = `${bet ?? ''}\n${terminal ?? ''}`;
      const part = parts.get(key);
      if (part) part.lines.push(line);
      else parts.set(key, { bet, terminal, lines: [line] });
    }
  }
  return [...parts.values()];
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
