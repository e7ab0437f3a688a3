import { type Money, NOTHING } from '@baize/exact';
import type { Recorded } from '@baize/table';

/** Whether a terminal sits here, and its credit while it sits nowhere. */
export interface Seat {
  readonly isHere: boolean;
  readonly credit: Money;
}

/** A terminal that came or went; it must still be what the decision took it to be. */
export interface SeatChange {
  readonly terminal: string;
  readonly assumed: Seat;
  readonly after: Seat;
  /** Sequence numbers of the events, by which a conflict finds the requests that caused it. */
  readonly sequences: readonly number[];
}

/** Comings and goings of each terminal, however many there were, taken together. */
export function seatChanges(facts: readonly Recorded[]): readonly SeatChange[] {
  const changes = new Map<string, SeatChange>();
  const note = (terminal: string, sequence: number, assumed: Seat, after: Seat): void => {
    const earlier = changes.get(terminal);
    changes.set(terminal, {
      terminal,
      assumed: earlier?.assumed ?? assumed,
      after,
      sequences: [...(earlier?.sequences ?? []), sequence],
    });
  };
  const here: Seat = { isHere: true, credit: NOTHING };
  for (const { event, sequence } of facts) {
    if (event.type === 'TerminalSeated') {
      note(event.terminal, sequence, { isHere: false, credit: event.credit }, here);
    } else if (event.type === 'TerminalReleased') {
      const credit = event.postings[0]?.amount ?? NOTHING;
      note(event.terminal, sequence, here, { isHere: false, credit });
    }
  }
  return [...changes.values()].toSorted((one, other) => (one.terminal < other.terminal ? -1 : 1));
}
