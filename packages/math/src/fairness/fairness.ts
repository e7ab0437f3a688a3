import type { Drawing } from '@baize/game';
import type { Battery } from './battery/battery.ts';
import type { RecordKind } from './record/record-kind.ts';
import type { Recorded } from './record-report.ts';

/**
 * What a mechanic contributes so that its results can be tested: how they are written in a record and what there is to
 * test and to watch in them, where a journal has them, and how its generator is tried. It is loaded only where somebody tests: the statistics
 * library is of no use to whoever plays.
 */
export interface Fairness<Drawn = unknown> {
  /** The name of the mechanic. */
  readonly id: string;
  readonly record: RecordKind;
  /** How its results are found in the journal of a table; left out, a running floor does not watch them. */
  readonly journal?: ResultsInJournal;
  /** For a mechanic whose results can be drawn from a seed. */
  readonly generator: GeneratorTests<Drawn> | null;
}

/** Where the results of a table are on record, as only the mechanic knows that is played there. */
export interface ResultsInJournal<Event extends JournalEvent = JournalEvent> {
  /** Its own events that tell of results; it is asked of no others. */
  readonly events: readonly Event['type'][];
  /**
   * The result an event registers; null where it registers none. A result counts as it was first registered: a
   * correction later tells of whoever read it, and is on record for itself.
   */
  resultIn(event: Event, known: KnownOfRound<Event>): Recorded | null;
}

interface JournalEvent {
  readonly type: string;
}

/** What is known of a round when one of its results is registered. */
export interface KnownOfRound<Event> {
  /** Where the table has its results from, as it is configured: `dealer`, `device`, `virtual`. */
  readonly source: string;
  /** The events of this mechanic that tell of results, from the close of the bets until now. */
  readonly before: readonly Event[];
}

export interface GeneratorTests<Drawn> {
  /** What is drawn: `rolls`. */
  readonly many: string;
  readonly drawing: Drawing<Drawn>;
  /** It takes part in one draw of so many, where drawing takes long. */
  readonly oneIn: number;
  battery(): Battery<Drawn>;
}
