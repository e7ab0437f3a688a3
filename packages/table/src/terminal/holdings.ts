import type { Money } from '@baize/exact';

/** A stake on an area, and when this terminal first bet there: earlier bettors come first. */
export interface Holding {
  readonly stake: Money;
  readonly since: number;
}

type Piece = readonly (Holding | undefined)[];

/**
 * What a terminal has on each area of its layout, by area index. In pieces, because a bet changes one area of a hundred
 * and a piece is all that is copied then.
 */
export type Holdings = readonly Piece[];

export const NO_HOLDINGS: Holdings = [];

/** Near the square root of the areas of a large layout, where the list of pieces and a piece are equally long. */
const SIZE = 8;
const EMPTY: Piece = Array.from({ length: SIZE }, () => undefined);

export function holdingOn(pieces: Holdings, area: number): Holding | undefined {
  return pieces[(area / SIZE) | 0]?.[area % SIZE];
}

/** The same with another stake on one area, or none. All pieces but the last are of full length. */
export function withHolding(
  before: Holdings,
  area: number,
  holding: Holding | undefined,
): Holdings {
  const pieces = before.slice();
  const place = (area / SIZE) | 0;
  const last = pieces.at(-1);
  if (last && pieces.length <= place) {
    pieces[pieces.length - 1] = EMPTY.map((_, index) => last[index]);
  }
  while (pieces.length < place) pieces.push(EMPTY);
  const piece = pieces[place]?.slice() ?? [];
  while (piece.length < area % SIZE) piece.push(undefined);
  piece[area % SIZE] = holding;
  pieces[place] = piece;
  return pieces;
}

/** Every stake with its area, in the order of the layout. */
export function* holdingsIn(pieces: Holdings): Generator<readonly [area: number, Holding]> {
  for (const [place, piece] of pieces.entries()) {
    for (const [index, holding] of piece.entries()) {
      if (holding) yield [place * SIZE + index, holding];
    }
  }
}

/** Area by area, up to the last one there has been a stake on; where nothing lies there is null. */
export function holdingsAsList(pieces: Holdings): readonly (Holding | null)[] {
  return pieces.flatMap((piece) => piece.map((holding) => holding ?? null));
}

export function holdingsFrom(list: readonly (Holding | null | undefined)[]): Holdings {
  const pieces: Piece[] = [];
  for (let from = 0; from < list.length; from += SIZE) {
    pieces.push(Array.from(list.slice(from, from + SIZE), (holding) => holding ?? undefined));
  }
  return pieces;
}
