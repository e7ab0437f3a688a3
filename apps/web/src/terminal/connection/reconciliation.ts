import type { PlayerView } from '../player-view.ts';

/** What happened while the line was down, as far as it concerns this terminal. */
export type Reconciled =
  | {
      readonly what: 'settled';
      readonly number: number;
      /** Returned less staked. */
      readonly change: number;
    }
  | { readonly what: 'void'; readonly number: number }
  | { readonly what: 'registered' | 'not-registered'; readonly amount: number };

/** How operations that had no answer turned out. */
export interface Resolved {
  readonly registered: number;
  readonly notRegistered: number;
}

export function reconciliation(
  before: PlayerView,
  after: PlayerView,
  resolved: Resolved,
): readonly Reconciled[] {
  const known = new Set(before.recall.map(({ round }) => round));
  const ended = after.recall.filter(({ round }) => !known.has(round)).toReversed();
  return [
    ...ended.map(({ number, status, returned, staked }): Reconciled => {
      if (status === 'void' || status === 'reversed') return { what: 'void', number };
      return { what: 'settled', number, change: returned - staked };
    }),
    ...amountOf('registered', resolved.registered),
    ...amountOf('not-registered', resolved.notRegistered),
  ];
}

function amountOf(what: 'registered' | 'not-registered', amount: number): readonly Reconciled[] {
  return amount > 0 ? [{ what, amount }] : [];
}
