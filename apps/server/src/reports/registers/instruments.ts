import type { Money } from '@baize/exact';
import { maskedNumber } from '@baize/table';
import type { TableJournal } from '../journal-facts.ts';

/** An instrument somebody still holds. */
export interface OutstandingInstrument {
  readonly number: string;
  readonly amount: Money;
  readonly issuedAt: number;
  readonly table: string;
  readonly terminal: string;
  readonly expiresAt: number;
}

/** Issued by then and not yet redeemed, void or expired: at any table, so all journals are read. */
export async function instrumentsOutstanding(
  journals: Iterable<TableJournal>,
  asOf: number | null,
): Promise<readonly OutstandingInstrument[]> {
  const issued = new Map<string, OutstandingInstrument>();
  const ended = new Set<string>();
  for (const { table, facts } of journals) {
    for await (const { at, event } of facts) {
      if (asOf !== null && at >= asOf) break;
      if (event.type === 'InstrumentIssued') {
        const { number, amount, terminal, expiresAt } = event;
        issued.set(number, { number, amount, issuedAt: at, table, terminal, expiresAt });
      }
      if (
        event.type === 'InstrumentRedeemed' ||
        event.type === 'InstrumentVoided' ||
        event.type === 'InstrumentExpired'
      ) {
        ended.add(event.number);
      }
    }
  }
  return [...issued.values()]
    .filter(({ number }) => !ended.has(number))
    .map((each) => ({ ...each, number: maskedNumber(each.number) }))
    .toSorted((one, other) => one.issuedAt - other.issuedAt);
}
