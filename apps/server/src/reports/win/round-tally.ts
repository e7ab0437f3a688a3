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

/** The same bet by bet; a bet in a box of a card game counts with those in all boxes. */
export function betTallies(
  config: TableConfig,
  settled: readonly SettledTerminal[],
): ReadonlyMap<string, Tally> {
  const byBet = new Map<string, SettledLine[]>();
  for (const line of linesOf(settled)) {
    const name = betName(line.bet);
    const lines = byBet.get(name);
    if (lines) lines.push(line);
    else byBet.set(name, [line]);
  }
  return new Map([...byBet].map(([bet, lines]) => [bet, roundTally(config, lines)]));
}

export function linesOf(settled: readonly SettledTerminal[]): readonly SettledLine[] {
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
