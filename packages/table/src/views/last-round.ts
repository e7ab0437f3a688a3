import { type Money, total } from '@baize/exact';
import type { Outcome } from '../contributions.ts';
import type { ConcludedRound, TableState } from '../state.ts';

/** The round before this one, in figures for those who answer for the table. */
export interface LastRound {
  readonly round: string;
  readonly number: number;
  readonly status: ConcludedRound['status'];
  readonly result: Outcome | null;
  readonly staked: Money;
  readonly returned: Money;
}

export function lastRound({ concluded }: TableState): LastRound | null {
  const last = [...concluded.values()].at(-1);
  return last ? summaryOf(last) : null;
}

export function summaryOf(round: ConcludedRound): LastRound {
  const known = KNOWN.get(round);
  if (known) return known;
  const summary = figuresOf(round);
  KNOWN.set(round, summary);
  return summary;
}

// A concluded round changes at most by a correction, and views are drawn at every bet.
const KNOWN = new WeakMap<ConcludedRound, LastRound>();

function figuresOf(round: ConcludedRound): LastRound {
  const { id, number, status, result, closed, settled } = round;
  const staked = total(closed.map((each) => each.total));
  const isVoid = status === 'void' || status === 'reversed';
  const returned = isVoid ? staked : total(settled.map((each) => each.returned));
  return { round: id, number, status, result, staked, returned };
}
