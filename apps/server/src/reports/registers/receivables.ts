import { type Money, money } from '@baize/exact';
import type { Posting } from '@baize/ledger';
import type { TableEvent } from '@baize/table';
import type { TableJournal } from '../journal-facts.ts';

/** What a player owes after a correction their credit could not cover. */
export interface Receivable {
  readonly table: string;
  readonly terminal: string;
  readonly owed: Money;
  /** When it last changed. */
  readonly at: number;
}

const PREFIX = 'receivable:';

export async function receivables(
  journals: Iterable<TableJournal>,
  asOf: number | null,
): Promise<readonly Receivable[]> {
  const owing: Receivable[] = [];
  for (const { table, facts } of journals) {
    const balances = new Map<string, { readonly owed: number; readonly at: number }>();
    for await (const { at, event } of facts) {
      if (asOf !== null && at >= asOf) break;
      for (const { terminal, change } of changesIn(event)) {
        balances.set(terminal, { owed: (balances.get(terminal)?.owed ?? 0) + change, at });
      }
    }
    for (const [terminal, { owed, at }] of balances) {
      if (owed !== 0) owing.push({ table, terminal, owed: money(owed), at });
    }
  }
  return owing;
}

function changesIn(event: TableEvent): readonly { terminal: string; change: number }[] {
  const postings: readonly Posting[] = 'postings' in event ? event.postings : [];
  return postings.flatMap(({ from, to, amount }) => [
    ...(from.startsWith(PREFIX) ? [{ terminal: from.slice(PREFIX.length), change: amount }] : []),
    ...(to.startsWith(PREFIX) ? [{ terminal: to.slice(PREFIX.length), change: -amount }] : []),
  ]);
}
