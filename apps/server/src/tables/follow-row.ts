import { evolve } from '@baize/table';
import { decodeFacts, headAfter, type JournalRow, rowFault } from '../store/journal-row.ts';
import type { Position } from './position.ts';
import type { Committed } from './running-table.ts';

export interface Followed {
  readonly position: Position;
  readonly commit: Committed;
}

/** Where a table stands after a row that somebody else wrote. A broken chain is no way to follow. */
export function followRow(position: Position, row: JournalRow): Followed {
  const fault = rowFault(row, position.head);
  if (fault) throw new Error(`The journal of ${row.table} is broken: row ${row.first} ${fault}.`);
  const facts = decodeFacts(row);
  const state = facts.reduce(evolve, position.state);
  const { table, hash } = row;
  return {
    position: { ...position, state, head: headAfter(row) },
    commit: { table, before: position.state, state, facts, hash: hash.toString('hex') },
  };
}
