/** The questions the document leaves open, as the counter answers them. */
export interface OpenQuestions {
  /** Whether the second card tells hands of equal points and equal highest card apart. */
  readonly secondCardRanks: boolean;
  /** Whether two pairs are split where a listed exception fits. */
  readonly twoPairsSplit: boolean;
  /** Whether an exception obliges to split a pair. */
  readonly exceptionsOblige: boolean;
  /** Whether a 9 together with an Ace sends the higher zero card High. */
  readonly nineAndAceHigh: boolean;
}

/** Every two-card hand by letters, best first, one line a row of the printed table; the last row is equal. */
const PRINTED = `
  AA KK QQ JJ TT 99 88 77 66 55 44 33 22
  82
  A8 K9 Q9 J9 T9 72 63 54
  A7 K8 Q8 J8 T8 62 53
  A6 K7 Q7 J7 T7 98 52 43
  A5 K6 Q6 J6 T6 97 42
  A4 K5 Q5 J5 T5 96 87 32
  A3 K4 Q4 J4 T4 95 86
  A2 K3 Q3 J3 T3 94 85 76
  K2 Q2 J2 T2 93 84 75
  AK AQ AJ AT 92 83 74 65
  KQ KJ KT QJ QT JT A9 73 64`;

const ROWS = PRINTED.trim()
  .split('\n')
  .map((row) => row.trim().split(' '));

/** The row of a hand: 0 for pairs, 1 for the Gong, then nine points in row 2 down to none in row 11. */
const ROW_OF = new Map(ROWS.flatMap((hands, row) => hands.map((hand) => [hand, row])));

function rowOf(two: string): number {
  const row = ROW_OF.get(two);
  if (row === undefined) throw new Error(`Not two cards, the higher first: ${two}`);
  return row;
}

/** `9`, `0`, `Gong`, `pair`: what the two cards make. */
export function nameOfTwo(two: string): string {
  const row = rowOf(two);
  return row === 0 ? 'pair' : row === 1 ? 'Gong' : String(11 - row);
}

/** By hand: its place from the top; hands that rank equal share one. */
export function placesOf({ secondCardRanks }: OpenQuestions): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  let place = 0;
  ROWS.forEach((hands, row) => {
    hands.forEach((hand, column) => {
      const above = column === 0 ? null : hands[column - 1];
      // Of hands with points only A-K, A-Q, A-J and A-10 share both their points and their highest card.
      const isEqual = row === 11 || (!secondCardRanks && above?.charAt(0) === hand.charAt(0));
      if (above === null || !isEqual) place += 1;
      places.set(hand, place);
    });
  });
  return places;
}
