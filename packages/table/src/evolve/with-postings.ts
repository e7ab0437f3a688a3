import { type Balances, balanceOf, creditOf, post } from '@baize/ledger';
import type { TableEvent } from '../event.ts';
import { itemAt, replaceItem } from '../persistent/chunked.ts';
import type { TableState } from '../state.ts';
import { terminalWith } from './copies.ts';

/** Balances follow from postings, and a terminal's credit from its balance. */
export function withPostings(state: TableState, event: TableEvent): TableState {
  if (!('postings' in event) || event.postings.length === 0) return state;
  const balances = post(state.balances, event.postings);
  const touched = new Set<string>();
  for (const { from, to } of event.postings) {
    if (from.startsWith('credit:')) touched.add(from.slice(7));
    if (to.startsWith('credit:')) touched.add(to.slice(7));
  }
  return { ...state, balances, terminals: withCredits(state, balances, touched) };
}

function withCredits(state: TableState, balances: Balances, touched: ReadonlySet<string>) {
  let { terminals } = state;
  for (const id of touched) {
    const index = state.terminalIndex.get(id);
    const terminal = index === undefined ? undefined : itemAt(terminals, index);
    if (index === undefined || !terminal) continue;
    const credit = balanceOf(balances, creditOf(id));
    terminals = replaceItem(terminals, index, terminalWith(terminal, { credit }));
  }
  return terminals;
}
