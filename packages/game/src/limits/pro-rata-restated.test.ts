import { money } from '@baize/exact';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { closeOpposed } from './differential.ts';
import { proRata, type SmallStakes } from './pro-rata.ts';

/**
 * A second opinion that shares no step with the code: there is one ratio r at which the amounts
 * max(floor, r x stake) sum to the limit. The sum grows with r in straight pieces whose corners lie at
 * floor / stake, so the piece that holds the limit gives r as an exact fraction.
 */
interface Plain {
  readonly minimum: number;
  readonly maximum: number;
  readonly stakes: readonly number[];
}

interface Fraction {
  readonly n: bigint;
  readonly d: bigint;
}

function restated({ minimum, maximum, stakes }: Plain): readonly number[] {
  const limit = BigInt(maximum);
  const players = stakes.map((stake) => ({
    stake: BigInt(stake),
    floor: BigInt(Math.min(stake, minimum)),
  }));
  if (players.reduce((sum, { stake }) => sum + stake, 0n) <= limit) return stakes;
  if (players.reduce((sum, { floor }) => sum + floor, 0n) >= limit) {
    return players.map(({ floor }) => Number(floor));
  }
  const corners = players.map(({ stake, floor }): Fraction => ({ n: floor, d: stake }));
  const reached = corners.filter((corner) => sumAt(players, corner) <= limit * corner.d);
  const last = reached.reduce((a, b) => (a.n * b.d >= b.n * a.d ? a : b), { n: 0n, d: 1n });
  const isSharing = players.map(({ stake, floor }) => floor * last.d <= last.n * stake);
  const rest = players.reduce((left, { floor }, i) => (isSharing[i] ? left : left - floor), limit);
  const weight = players.reduce((sum, { stake }, i) => (isSharing[i] ? sum + stake : sum), 0n);
  return wholeUnits(players, isSharing, { n: rest, d: weight });
}

/** The sum of max(floor, r x stake), times the denominator of r. */
function sumAt(players: readonly { stake: bigint; floor: bigint }[], r: Fraction): bigint {
  return players.reduce((sum, { stake, floor }) => {
    const [kept, shared] = [floor * r.d, stake * r.n];
    if (kept > shared) return sum + kept;
    return sum + shared;
  }, 0n);
}

/** Whole units first; then one at a time to whoever is furthest behind the exact share. */
function wholeUnits(
  players: readonly { stake: bigint; floor: bigint }[],
  isSharing: readonly boolean[],
  ratio: Fraction,
): readonly number[] {
  const given = players.map(({ stake, floor }, i) =>
    isSharing[i] ? (stake * ratio.n) / ratio.d : floor,
  );
  const behind = players.map(({ stake }, i) => (isSharing[i] ? (stake * ratio.n) % ratio.d : 0n));
  let left = behind.reduce((a, b) => a + b, 0n) / ratio.d;
  for (; left > 0n; left -= 1n) {
    const next = behind.findIndex((each) => behind.every((another) => another <= each));
    given[next] = (given[next] ?? 0n) + 1n;
    behind[next] = 0n;
  }
  return given.map(Number);
}

/** All lists of one to `length` stakes between 1 and `most`. */
function* stakeLists(length: number, most: number): Generator<readonly number[]> {
  for (let stake = 1; stake <= most; stake += 1) {
    yield [stake];
    if (length > 1) for (const rest of stakeLists(length - 1, most)) yield [stake, ...rest];
  }
}

function actual(
  { minimum, maximum, stakes }: Plain,
  small: SmallStakes = 'counts',
): readonly number[] {
  const limits = { unit: money(1), minimum: money(minimum), maximum: money(maximum) };
  return proRata({ ...limits, stakes: stakes.map(money) }, 'pro-rata', small).effective;
}

/** The three answers to what a stake under the minimum does, in terms of the default one. */
function restatedUnder(small: SmallStakes, box: Plain): readonly number[] {
  const { minimum, maximum, stakes } = box;
  const isSmall = stakes.map((stake) => stake < minimum);
  if (small === 'counts' || !isSmall.includes(true)) return restated(box);
  if (small === 'no-pro-rata') return sumOf(stakes) > maximum ? stakes : restated(box);
  const others = [...restated({ ...box, stakes: stakes.filter((_, i) => !isSmall[i]) })];
  return stakes.map((stake, i) => (isSmall[i] ? stake : (others.shift() ?? 0)));
}

function sumOf(amounts: readonly number[]): number {
  return amounts.reduce((a, b) => a + b, 0);
}

test('[rws-tai-sai-v5#I-L3] every small box of up to four stakes is split as an exact count splits it', () => {
  let boxes = 0;
  for (const stakes of stakeLists(4, 6)) {
    const placed = stakes.reduce((a, b) => a + b, 0);
    for (let minimum = 0; minimum <= 5; minimum += 1) {
      for (let maximum = 0; maximum < placed; maximum += 1) {
        const box = { minimum, maximum, stakes };
        const [is, due] = [actual(box), restated(box)];
        if (is.join() !== due.join()) expect({ box, is }).toEqual({ box, is: due });
        boxes += 1;
      }
    }
  }
  // 1 to 4 dice, in effect: mean totals 3.5, 7, 10.5, 14 over 6, 36, 216, 1296 lists, times 6 minima.
  expect(boxes).toBe((21 + 252 + 2268 + 18144) * 6);
});

test.each(['outside', 'no-pro-rata'] as const)(
  '[rws-tai-sai-v5#I-L9] under L9=%s every small box is split as told in terms of the default',
  (small) => {
    let spared = 0;
    for (const stakes of stakeLists(4, 5)) {
      for (let minimum = 0; minimum <= 5; minimum += 1) {
        for (let maximum = minimum; maximum < sumOf(stakes); maximum += 1) {
          const box = { minimum, maximum, stakes };
          const [is, due] = [actual(box, small), restatedUnder(small, box)];
          if (is.join() !== due.join()) expect({ box, is }).toEqual({ box, is: due });
          if (is.join() === stakes.join()) spared += 1;
        }
      }
    }
    expect(spared).toBeGreaterThan(100);
  },
);

test('[rws-tai-sai-v5#I-L3] so is every box of large amounts', () => {
  const amount = fc.integer({ min: 1, max: 2 ** 49 });
  const boxes = fc.record({
    minimum: fc.oneof(fc.constant(1), amount),
    maximum: amount,
    stakes: fc.array(amount, { minLength: 1, maxLength: 8 }),
  });
  fc.assert(
    fc.property(boxes, (box) => {
      expect(actual(box)).toEqual(restated(box));
    }),
    { numRuns: 500 },
  );
});

test.each(['counts', 'outside', 'no-pro-rata'] as const)(
  '[rws-tai-sai-v5#I-L5] every small pair of opposed boxes closes as the reading says, under L9=%s',
  (small) => {
    const lists = [...stakeLists(2, 4)];
    for (const big of lists) {
      for (const low of lists) {
        for (const minimum of [0, 1, 2, 3]) {
          for (const maximum of [2, 4, 8]) {
            for (const differential of [0, 1, 3, 8]) {
              const close = { big, low, minimum, maximum, differential };
              const [is, due] = [actualClose(close, small), restatedClose(close, small)];
              if (is.join(';') !== due.join(';')) expect({ close, is }).toEqual({ close, is: due });
            }
          }
        }
      }
    }
    expect(lists).toHaveLength(20);
  },
);

interface PlainClose {
  readonly big: readonly number[];
  readonly low: readonly number[];
  readonly minimum: number;
  readonly maximum: number;
  readonly differential: number;
}

function actualClose(given: PlainClose, small: SmallStakes): readonly (readonly number[])[] {
  const limits = { minimum: money(given.minimum), maximum: money(given.maximum) };
  const sides = [
    { ...limits, stakes: given.big.map(money) },
    { ...limits, stakes: given.low.map(money) },
  ] as const;
  const areas = { unit: money(1), differential: money(given.differential), sides };
  return closeOpposed(areas, 'pro-rata', small).map(({ effective }) => effective);
}

/** Each side to the lower of its two limits, the other side's limit being its own maximum alone. */
function restatedClose(given: PlainClose, small: SmallStakes): readonly (readonly number[])[] {
  const { minimum, maximum, differential } = given;
  const close = (stakes: readonly number[], opposite: readonly number[]): readonly number[] => {
    const isLeft = (stake: number) => small !== 'outside' || stake >= minimum;
    const other = sumOf(
      restatedUnder(small, { minimum, maximum, stakes: opposite }).filter(isLeft),
    );
    const cap = other + differential;
    // A box that a small stake spares at its maximum is not cut by anything else either.
    if (small === 'no-pro-rata' && sumOf(stakes) > maximum) {
      const own = restatedUnder(small, { minimum, maximum, stakes });
      if (own === stakes) return stakes;
    }
    const rest = small === 'no-pro-rata' ? 'counts' : small;
    return restatedUnder(rest, { minimum, maximum: Math.min(maximum, cap), stakes });
  };
  return [close(given.big, given.low), close(given.low, given.big)];
}
