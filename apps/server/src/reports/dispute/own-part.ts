import type { Posting } from '@baize/ledger';
import type { RoundRecord, TableEvent } from '@baize/table';

type Operation = RoundRecord['operations'][number];

/**
 * A record with nothing of anybody but one terminal, to be handed to its player: other people's bets,
 * credits and settlements are left out, what happened at the table is not.
 */
export function ownPart(record: RoundRecord, terminal: string): RoundRecord {
  const operations = record.operations.flatMap((operation): readonly Operation[] => {
    if (operation.by.kind === 'terminal' && operation.by.id !== terminal) return [];
    const events = operation.events.flatMap(({ sequence, event }) => {
      const own = ownEvent(event, terminal);
      return own ? [{ sequence, event: own }] : [];
    });
    return events.length > 0 ? [{ ...operation, events }] : [];
  });
  const bets = new Set(betsIn(operations));
  return {
    ...record,
    prices: record.prices.filter(({ bet }) => bets.has(bet)),
    terminals: record.terminals.filter((each) => each.terminal === terminal),
    settled: record.settled.filter((each) => each.terminal === terminal),
    operations,
  };
}

function betsIn(operations: readonly Operation[]): readonly string[] {
  return operations
    .flatMap(({ events }) => events)
    .flatMap(({ event }) => (event.type === 'BetsChanged' ? event.changes : []))
    .map(({ bet }) => bet);
}

/** Null where an event is of another terminal altogether. */
function ownEvent(event: TableEvent, terminal: string): TableEvent | null {
  if ('terminal' in event && event.terminal !== terminal) return null;
  // A field of the same name holds the same kind of rows in every event that has it.
  return Object.fromEntries(
    Object.entries(event).map(([field, value]) => [field, ownValue(field, value, terminal)]),
  ) as unknown as TableEvent;
}

function ownValue(field: string, value: unknown, terminal: string): unknown {
  if (!Array.isArray(value)) return value;
  if (field === 'postings') return value.filter((each: Posting) => concerns(each, terminal));
  return value.filter((each: unknown) => {
    if (field === 'terminals' && typeof each === 'string') return each === terminal;
    const isNamed = typeof each === 'object' && each !== null && 'terminal' in each;
    return !isNamed || each.terminal === terminal;
  });
}

function concerns({ from, to }: Posting, terminal: string): boolean {
  return [from, to].some((account) => account.endsWith(`:${terminal}`));
}
