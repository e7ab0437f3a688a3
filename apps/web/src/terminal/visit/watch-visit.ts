import type { TableClient } from '@baize/protocol/client';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { shownRound } from '../player-view.ts';
import { limitReached, newVisit, readVisit, type Visit, withRound } from './visit.ts';

/** The visit of whoever sits here, kept over reloads and power cuts. */
export interface VisitWatch {
  readonly store: StoreApi<Visit>;
  change(next: (visit: Visit) => Visit): void;
  /** Which own limit is reached now. */
  reached(): 'time' | 'loss' | null;
}

export function watchVisit(client: TableClient<'player'>, terminal: string): VisitWatch {
  const keptAs = `baize-visit-${terminal}`;
  const now = () => client.serverTime();
  const store = createStore<Visit>(
    () => readVisit(localStorage.getItem(keptAs)) ?? newVisit(now()),
  );
  const change = (next: (visit: Visit) => Visit) => {
    store.setState(next(store.getState()), true);
    localStorage.setItem(keptAs, JSON.stringify(store.getState()));
  };
  let hadCredit = false;
  client.subscribe(({ view }) => {
    if (!view) return;
    const shown = shownRound(view);
    if (shown?.own && shown.own.staked > 0) {
      const { staked, returned } = shown.own;
      change((visit) => withRound(visit, { id: shown.id, staked, returned }));
    }
    const hasMoney = view.spendable + view.staked > 0;
    // Whoever has taken everything has left; the next visit is another's.
    if (hadCredit && !hasMoney && !view.round) change(() => newVisit(now()));
    hadCredit = hasMoney;
  });
  return { store, change, reached: () => limitReached(store.getState(), now()) };
}

export function useVisit({ store }: VisitWatch): Visit {
  return useSyncExternalStore(store.subscribe, store.getState);
}

/** The server's time, told again every ten seconds: minutes need no more. */
export function useNow(client: TableClient<'player'>): number {
  const [now, setNow] = useState(() => client.serverTime());
  useEffect(() => {
    const timer = setInterval(() => setNow(client.serverTime()), 10_000);
    return () => clearInterval(timer);
  }, [client]);
  return now;
}
