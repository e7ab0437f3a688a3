import { type Err, type Money, NOTHING } from '@baize/exact';
import { balanceOf, type Meters, winOf } from '@baize/ledger';
import { floorRule, type Refusal, refuse } from '../refusal.ts';
import type { TableState } from '../state.ts';
import type { Terminal } from './terminal.ts';

/** Sums are exact up to here, wherever they are written. */
const LARGEST = Number.MAX_SAFE_INTEGER;

/** No book pays more than a few hundred to one; a stake is counted as if it could win this many times itself. */
const PAID_AT_MOST = 1_000;

/** The most a table could have to count: what it counts already, and whatever the stakes of the round may win. */
export function countedAtMost(
  { balances, meters, rules, round }: TableState,
  terminal: Terminal | null,
): number {
  let staked = 0;
  for (const total of round?.totals ?? []) staked += total;
  return (
    Math.max(
      -balanceOf(balances, 'cage'),
      Math.abs(balanceOf(balances, winOf(rules?.config.table ?? ''))),
      mostIn(meters),
      terminal?.credit ?? NOTHING,
      terminal ? mostIn(terminal.meters) : NOTHING,
    ) + atMost(staked)
  );
}

function mostIn({ coinIn, coinOut, cashIn, instrumentsIn, transfersIn }: Meters): number {
  return Math.max(coinIn, coinOut, cashIn, instrumentsIn, transfersIn);
}

/** What a stake may have to be counted as once it has won. */
export function atMost(stake: number): number {
  return stake * PAID_AT_MOST;
}

/** Why so much more is refused before it is taken, where a sum could no longer be counted; null where all can. */
export function countProblem(
  counted: number,
  more: number,
  field: 'amount' | 'stake',
): Err<Refusal> | null {
  if (counted + more <= LARGEST) return null;
  const message = 'The table could not count what comes of that.';
  return refuse('credit-too-large', message, floorRule('credit'), { field });
}

/** Why a terminal is sold or brought no more credit here; null where it is. */
export function creditRoomProblem(
  state: TableState,
  terminal: Terminal | null,
  amount: Money,
): Err<Refusal> | null {
  return countProblem(countedAtMost(state, terminal), amount, 'amount');
}
