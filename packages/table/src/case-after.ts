import type { Case } from './decision.ts';
import type { TableEvent } from './event.ts';
import { evolve, noOperations, record } from './evolve.ts';

/** The same case after some events, for a command whose consequences build on each other. */
export function caseAfter<Given extends Case>(given: Given, events: readonly TableEvent[]): Given {
  // Nobody looks operations up in here, and the log of the real state must stay the newest.
  const before = { ...given.state, operations: noOperations() };
  const state = record(given.state, given.envelope, events).reduce(evolve, before);
  return { ...given, state };
}
