import { entriesOf, itemsOf } from '../evolve/persistent.ts';
import type { TableState } from '../state.ts';
import { holdingsAsList } from '../terminal/holdings.ts';
import type { Fields } from './phrase.ts';

/** Everything a table knows as plain data: to be shown, or compared with what a replay gives. */
export function plainState(state: TableState): Fields {
  const { rules, terminals, terminalIndex, operations, ...rest } = state;
  const { sequence, round, concluded, ...others } = rest;
  return {
    sequence,
    config: rules?.config ?? null,
    ...Object.fromEntries(Object.entries(others).map(([name, value]) => [name, toPlain(value)])),
    round: round && toPlain(flattenPlay(round)),
    concluded: Object.fromEntries(
      [...concluded].map(([id, each]) => [id, toPlain(flattenPlay(each))]),
    ),
    terminals: [...itemsOf(terminals)].map((terminal) =>
      toPlain({ ...terminal, holdings: holdingsAsList(terminal.holdings) }),
    ),
    places: toPlain(terminalIndex),
    operations: Object.fromEntries(
      Object.entries(operations).map(([name, log]) => [name, Object.fromEntries(entriesOf(log))]),
    ),
  };
}

/** What a mechanic remembers stands beside what every round does. */
function flattenPlay<Part extends { readonly play: object }>({ play, ...round }: Part): object {
  return { ...round, ...play };
}

function toPlain(value: unknown): unknown {
  if (value instanceof Map) {
    return Object.fromEntries([...value].map(([key, each]) => [String(key), toPlain(each)]));
  }
  // Not `map`, which would leave the holes of a list as they are.
  if (Array.isArray(value)) return Array.from(value, (each) => toPlain(each ?? null));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, toPlain(each)]));
}
