/**
 * The order of all two-card hands as the Si Ki Pi document prints it, by letters, highest first: the
 * Pairs, the Gong, then nine rows of point totals. The picture of the Pairs is lost; clause 3.7.1 says
 * that they run from the Aces down to the 2s.
 */
export const PAIRS = 'AA KK QQ JJ TT 99 88 77 66 55 44 33 22'.split(' ');
export const GONG = '82';
export const POINT_ROWS: readonly (readonly [points: number, hands: readonly string[]])[] = [
  [9, 'A8 K9 Q9 J9 T9 72 63 54'.split(' ')],
  [8, 'A7 K8 Q8 J8 T8 62 53'.split(' ')],
  [7, 'A6 K7 Q7 J7 T7 98 52 43'.split(' ')],
  [6, 'A5 K6 Q6 J6 T6 97 42'.split(' ')],
  [5, 'A4 K5 Q5 J5 T5 96 87 32'.split(' ')],
  [4, 'A3 K4 Q4 J4 T4 95 86'.split(' ')],
  [3, 'A2 K3 Q3 J3 T3 94 85 76'.split(' ')],
  [2, 'K2 Q2 J2 T2 93 84 75'.split(' ')],
  [1, 'AK AQ AJ AT 92 83 74 65'.split(' ')],
];

/** The hands the document does not list: those without points, all of which rank equal. */
export const ZERO_HANDS = 'KQ KJ KT QJ QT JT A9 73 64'.split(' ');

/** Every hand with its place, counted from the best; hands that rank equal share a place. */
export const PLACES: ReadonlyMap<string, number> = new Map([
  ...[...PAIRS, GONG, ...POINT_ROWS.flatMap(([, hands]) => hands)].map(
    (ranks, place): [string, number] => [ranks, place],
  ),
  ...ZERO_HANDS.map((ranks): [string, number] => [ranks, 82]),
]);
