import type { EscrowOnRecord, SettlementOnRecord, TableEvent, TableLibrary } from '@baize/table';

/*
 * A mechanic settles by events of its own, which no list of shared code can name: whoever reads journals asks the
 * mechanics of the library, and the one whose event it is answers.
 */

type Mechanics = Pick<TableLibrary, 'mechanics'>;

/** What an event of a mechanic settles; null where it settles nothing. */
export function settlementIn(
  { mechanics }: Mechanics,
  event: TableEvent,
): SettlementOnRecord | null {
  for (const mechanic of mechanics) {
    const own = mechanic.settlementIn(event);
    if (own) return own;
  }
  return null;
}

/** The bets an event of a mechanic gives back while its round goes on, and whose they are. */
export function withdrawnIn(
  { mechanics }: Mechanics,
  event: TableEvent,
): EscrowOnRecord['withdrawn'] {
  return mechanics.flatMap((mechanic) => mechanic.leavesEscrow(event)?.withdrawn ?? []);
}

/** The kinds of events by which the mechanics of a library settle. */
export function settlingEvents({ mechanics }: Mechanics): readonly string[] {
  return mechanics.flatMap(({ settling, events }) =>
    settling ? [...settling.settle, ...settling.correct] : Object.keys(events),
  );
}

/** Those by which they settle again what was settled before. */
export function correctingEvents({ mechanics }: Mechanics): readonly string[] {
  return mechanics.flatMap(({ settling, events }) => settling?.correct ?? Object.keys(events));
}
