import {
  isDefaultReading,
  type ReadingSwitch,
  type Readings,
  type RulebookBase,
  readingOf,
  switchesOf,
} from '@baize/game';

/** An open question of the book, and the answer under which the game was settled. */
export interface ReadingInForce {
  readonly id: ReadingSwitch;
  readonly value: string;
  readonly isDefault: boolean;
}

export function readingsInForce({
  book,
  readings,
}: {
  readonly book: RulebookBase;
  readonly readings: Readings;
}): readonly ReadingInForce[] {
  return switchesOf(book).map((id) => ({
    id,
    value: readingOf(readings, id),
    isDefault: isDefaultReading(readings, id),
  }));
}
