/** Three faces, lowest first: no bet depends on the order of the dice. */
export type Dice = readonly [low: number, middle: number, high: number];

/** The one open question about winning: does a double win when all three dice agree? */
export type DoubleReading = 'two-or-three' | 'exactly-two';

/** What the total alone lights where the dice are not all alike. */
const BY_TOTAL: ReadonlyMap<number, readonly string[]> = new Map([
  [4, ['small', 'even']],
  [5, ['small', 'odd']],
  [6, ['small', 'even']],
  [7, ['small', 'odd']],
  [8, ['small', 'even']],
  [9, ['small', 'odd']],
  [10, ['small', 'even']],
  [11, ['big', 'odd']],
  [12, ['big', 'even']],
  [13, ['big', 'odd']],
  [14, ['big', 'even']],
  [15, ['big', 'odd']],
  [16, ['big', 'even']],
  [17, ['big', 'odd']],
]);

/** Every ordered roll once: 6 x 6 x 6. */
export function allRolls(): readonly (readonly [number, number, number])[] {
  return Array.from({ length: 216 }, (_, index) => [
    Math.floor(index / 36) + 1,
    (Math.floor(index / 6) % 6) + 1,
    (index % 6) + 1,
  ]);
}

/**
 * The lamps that light under the layout when the dice have come to rest, each with the number of
 * dice that made it light (only `single` is priced by it). The rules ask of a bet whether it wins;
 * this asks of the dice what they light, so that the two cannot be wrong in the same way.
 */
export function lampsOf(
  roll: readonly [number, number, number],
  double: DoubleReading = 'two-or-three',
): ReadonlyMap<string, number> {
  const [low = 0, middle = 0, high = 0] = roll.toSorted((a, b) => a - b);
  const total = `total:${low + middle + high}`;
  if (low === high) {
    const lit: [string, number][] = [
      ['any-triple', 3],
      [`triple:${low}`, 3],
      [`single:${low}`, 3],
      [total, 3],
    ];
    return new Map(double === 'exactly-two' ? lit : [...lit, [`double:${low}`, 3]]);
  }
  const even = (BY_TOTAL.get(low + middle + high) ?? []).map((name): [string, number] => [name, 3]);
  const different = low !== middle && middle !== high;
  const rest = different ? threeDifferent([low, middle, high]) : pairAndOne([low, middle, high]);
  return new Map([[total, 3], ...even, ...rest]);
}

function pairAndOne([low, middle, high]: Dice): [string, number][] {
  const [pair, one] = low === middle ? [low, high] : [high, low];
  return [
    [`single:${pair}`, 2],
    [`single:${one}`, 1],
    [`double:${pair}`, 2],
    [`domino:${low}-${high}`, 2],
    [`pair-single:${pair}${pair}${one}`, 3],
  ];
}

function threeDifferent([low, middle, high]: Dice): [string, number][] {
  const fourth = [1, 2, 3, 4, 5, 6].filter((face) => ![low, middle, high].includes(face));
  return [
    [`single:${low}`, 1],
    [`single:${middle}`, 1],
    [`single:${high}`, 1],
    [`domino:${low}-${middle}`, 2],
    [`domino:${low}-${high}`, 2],
    [`domino:${middle}-${high}`, 2],
    [`three:${low}${middle}${high}`, 3],
    ...fourth.map((face): [string, number] => [
      `four:${[low, middle, high, face].toSorted((a, b) => a - b).join('')}`,
      3,
    ]),
  ];
}
