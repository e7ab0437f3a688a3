import { entriesOf, itemsOf } from '../evolve/persistent.ts';
import type { TableState } from '../state.ts';
import type { Fields } from './phrase.ts';

/** Everything a table knows as plain data: to be shown, or compared with what a replay gives. */
export function plainState(state: TableState): Fields {
  const { rules, terminals, terminalIndex, operations, ...rest } = state;
  const { sequence, round, concluded, ...others } = rest;
  return {
    sequence,
    config: rules?.config ?? null,
    ...Object.fromEntries(Object.entries(others).map(([name, value]) => [name, plain(value)])),
    round: round && plain(flat(round)),
    concluded: Object.fromEntries([...concluded].map(([id, each]) => [id, plain(flat(each))])),
    terminals: [...itemsOf(terminals)].map(plain),
    places: plain(terminalIndex),
    operations: Object.fromEntries(
      Object.entries(operations).map(([name, log]) => [name, Object.fromEntries(entriesOf(log))]),
    ),
  };
}

/** What a mechanic remembers stands beside what every round does. */
function flat<Part extends { readonly play: object }>({ play, ...round }: Part): object {
  return { ...round, ...play };
}

function plain(value: unknown): unknown {
  if (value instanceof Map) {
    return Object.fromEntries([...value].map(([key, each]) => [String(key), plain(each)]));
  }
  // Not `map`, which would leave the holes of a list as they are.
  if (Array.isArray(value)) return Array.from(value, (each) => plain(each ?? null));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, plain(each)]));
}
