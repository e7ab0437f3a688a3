import {
  DEFAULT_READINGS,
  type ReadingSwitch,
  type Readings,
  type RulebookBase,
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
    value: readings[id],
    isDefault: readings[id] === DEFAULT_READINGS[id],
  }));
}
