import type { Case } from './decision.ts';
import type { TableEvent } from './event.ts';
import { evolve } from './evolve.ts';
import { recorded } from './recorded.ts';

/** The same case after some events, for a command whose consequences build on each other. */
export function continued<Given extends Case>(given: Given, events: readonly TableEvent[]): Given {
  const state = recorded(given.state, given.order, events).reduce(evolve, given.state);
  return { ...given, state };
}
