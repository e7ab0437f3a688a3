import { evolve, LIBRARY } from '@baize/table';
import { decodeFacts, headAfter, type JournalRow, rowFault } from '../store/journal-row.ts';
import { signatureFault, type Trust } from '../store/signing-key.ts';
import { checkGames } from './book-in-use.ts';
import type { Position } from './durable-writer.ts';
import type { Committed } from './running-table.ts';

export interface Followed {
  readonly position: Position;
  readonly commit: Committed;
}

/** A row that is not what it claims to be, or that nobody we trust has written. */
export class BrokenJournal extends Error {
  readonly where: string;
  readonly what: string;

  constructor({ table, first }: Pick<JournalRow, 'table' | 'first'>, what: string) {
    super(`The journal of ${table} is broken: row ${first} ${what}.`);
    this.where = `journal ${table} row ${first}`;
    this.what = what;
  }
}

/** Where a table stands after a row that somebody else wrote. A broken chain is no way to follow. */
export function followRow(position: Position, row: JournalRow, trust: Trust): Followed {
  const fault = rowFault(row, position.head) ?? signatureFault(row, trust);
  if (fault) throw new BrokenJournal(row, fault);
  const facts = decodeFacts(row);
  checkGames(row.table, facts, position.state[LIBRARY]);
  const state = facts.reduce(evolve, position.state);
  const { table, hash } = row;
  return {
    position: { ...position, state, head: headAfter(row) },
    commit: { table, before: position.state, state, facts, hash: hash.toString('hex') },
  };
}
