import type { Recorded } from '../event.ts';
import type { EventWords, WordsContext } from '../history/words/event-words.ts';
import type { TableState } from '../state.ts';

/** Whose own screens an event changes: those of all terminals, or at most that of the one it names. */
export type Concern = 'everybody' | 'terminal';

/**
 * Everything that is said of one event of every table. Whatever asks about events by their type asks here: the state
 * after it, the transcript, what is announced, whose screens are drawn again.
 */
export interface EventEntry<Event> {
  /** What it records, in a sentence. */
  readonly means: string;
  /**
   * The fields everybody at the table may be told as it happens; null where nobody is told, because it concerns one
   * terminal, the staff, or what is still secret. Names of people and terminals, stakes, notes and cards lying face down
   * are never among them; nor is the seed of a shuffled deck, from which every card could be computed.
   */
  readonly shows: readonly (keyof Event)[] | null;
  /** Left out, everybody at the table is told all its reasons; the rest of them may be one terminal's matter. */
  readonly showsBecause?: 'first';
  readonly concerns: Concern;
  /** The table after it; it never refuses and decides nothing. */
  evolve(state: TableState, event: Event, fact: Recorded): TableState;
  tell(event: Event, telling: WordsContext): EventWords;
}

/** An entry for each of these events: forgetting one does not compile. */
export type EntriesOf<Events extends { readonly type: string }> = {
  readonly [Type in Events['type']]: EventEntry<Extract<Events, { readonly type: Type }>>;
};

type Shows<Events extends { readonly type: string }> = {
  readonly [Type in Events['type']]: Pick<EntriesOf<Events>[Type], 'shows'>;
};

/** Entries of a group of events. What each shows stays known to the compiler field by field: public facts are typed by it. */
export function entriesOf<Events extends { readonly type: string }>() {
  return <const Shown extends Shows<Events>>(
    entries: Shown & EntriesOf<Events>,
  ): EntriesOf<Events> & {
    readonly [Type in Events['type']]: { readonly shows: Shown[Type]['shows'] };
  } => entries;
}

/** An event that changes nothing but the record. */
export function unchanged(state: TableState): TableState {
  return state;
}
