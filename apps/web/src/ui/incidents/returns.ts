import type { IncidentView } from '../../mechanics/screen-mechanic.ts';

/** What one terminal gets back. */
export interface Returned {
  readonly terminal: string;
  readonly amount: number;
}

/**
 * What a void would give back, terminal by terminal. The pit is told at any time; a dealer from when the record tells what
 * is due, which of cards is before the round is over. Null where it is not known.
 */
export function returnsOf(view: IncidentView): readonly Returned[] | null {
  if (view.unread?.matter) return null;
  if (view.voidReturnsTo !== undefined) return view.voidReturnsTo;
  const due = view.cards?.due;
  if (!due || !view.round) return null;
  // Initial bets that are settled stay settled.
  const parts = view.round.phase === 'dealer-set' ? [...due.initial, ...due.bonus] : due.bonus;
  const sums = new Map<string, number>();
  for (const { terminal, lines } of parts) {
    const staked = lines.reduce((sum, { stake }) => sum + stake, 0);
    sums.set(terminal, (sums.get(terminal) ?? 0) + staked);
  }
  return [...sums].map(([terminal, amount]) => ({ terminal, amount }));
}

export function sumOf(returned: readonly Returned[]): number {
  return returned.reduce((sum, { amount }) => sum + amount, 0);
}
