import { useSyncExternalStore } from 'react';

/** What a screen shows stands in its address, so that a colleague sees the same and Back goes back. */
export type Address = URLSearchParams;
/** Null takes a part of the address away. */
export type AddressChange = Readonly<Record<string, string | null>>;

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener('popstate', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', listener);
  };
}

export function useAddress(): Address {
  const search = useSyncExternalStore(subscribe, () => location.search);
  return new URLSearchParams(search);
}

function addressAfter(address: Address, change: AddressChange): string {
  const next = new URLSearchParams(address);
  for (const [name, value] of Object.entries(change)) {
    if (value === null || value === '') next.delete(name);
    else next.set(name, value);
  }
  return `?${next}`;
}

/** Goes to another state; what only narrows a list leaves no step behind. */
export function goTo(change: AddressChange, how: 'step' | 'replace' = 'step'): void {
  const next = addressAfter(new URLSearchParams(location.search), change);
  if (how === 'step') history.pushState(null, '', next);
  else history.replaceState(null, '', next);
  for (const listener of listeners) listener();
}
