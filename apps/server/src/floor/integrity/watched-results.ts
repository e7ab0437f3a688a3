import { CARD_KIND, DICE_KIND, placeOf, type RecordKind } from '@baize/math/fairness';
import type { Recorded } from '@baize/table';

/** A result as a watch takes it, with where it is on record. */
export interface WatchedResult {
  readonly kind: RecordKind;
  readonly values: readonly number[];
  /** When it was registered, and in which round. */
  readonly at: number;
  readonly round: string;
  /** Where the way of results is another one than before, a new record begins with it. */
  readonly source: string;
}

/** Events without which results cannot be read; rows of the journal with none of them are passed over. */
export const RESULT_EVENTS = [
  'TableConfigured',
  'BetsClosed',
  'ReadingTaken',
  'ResultRegistered',
  'CardsDealt',
] as const;

export type ResultReader = (fact: Pick<Recorded, 'at' | 'event'>) => WatchedResult | null;

/**
 * Finds the results among the facts of a table, in their order. A result counts as it was first registered: a correction
 * later tells of whoever read it, and is on record for itself.
 */
export function resultReader(): ResultReader {
  let source = '';
  let round = '';
  let device: readonly number[] | null = null;

  const dice = (shown: readonly number[], by: string): readonly number[] => {
    // A device tells one die from another. Who types them in may put them in order, and then nobody knows.
    if (by !== 'dealer') return shown;
    return device ?? shown.toSorted((a, b) => a - b);
  };
  const cards = (hands: readonly string[]): readonly number[] =>
    hands.flatMap((hand) => {
      const places = hand.split(' ').map((card) => placeOf(card) ?? -1);
      return source === 'dealer' ? places.toSorted((a, b) => a - b) : places;
    });

  return ({ at, event }) => {
    switch (event.type) {
      case 'TableConfigured':
        source = event.config.resultSource;
        return null;
      case 'BetsClosed':
        ({ round } = event);
        device = null;
        return null;
      case 'ReadingTaken':
        if (event.source === 'device') device = event.dice;
        return null;
      case 'ResultRegistered':
        return {
          kind: DICE_KIND,
          values: dice(event.dice, event.source),
          at,
          round: event.round,
          source,
        };
      case 'CardsDealt': {
        const hands = [...event.boxes.map((box) => box.cards), event.dealer];
        return { kind: CARD_KIND, values: cards(hands), at, round, source };
      }
      default:
        return null;
    }
  };
}
