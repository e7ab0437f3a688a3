import { type Money, money } from '@baize/exact';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OverfullArea } from './overfull-area.ts';
import { notAtRisk, proRata } from './pro-rata.ts';

const LARGEST = Number.MAX_SAFE_INTEGER;

function box(minimum: number, maximum: number, stakes: readonly number[], unit = 1): OverfullArea {
  return {
    minimum: money(minimum),
    maximum: money(maximum),
    unit: money(unit),
    stakes: stakes.map(money),
  };
}

describe('worked by hand', () => {
  test('[rws-tai-sai-v5#5.1.1] an overfull box is shared in proportion to the stakes', () => {
    expect(proRata(box(10, 500, [600, 400]))).toEqual({
      effective: [300, 200],
      total: 500,
      overLimit: false,
      limit: 'maximum',
    });
  });

  test('[rws-tai-sai-v5#5.1.1] a box that is exactly full is left alone', () => {
    expect(proRata(box(10, 1000, [600, 400]))).toEqual({
      effective: [600, 400],
      total: 1000,
      overLimit: false,
      limit: null,
    });
  });

  test('[rws-tai-sai-v5#5.1.2] a stake under the minimum stays whole, and the others share the rest', () => {
    // 500 less the 30 that stays: 470 in the proportion 600 to 400.
    expect(proRata(box(50, 500, [30, 600, 400])).effective).toEqual([30, 282, 188]);
  });

  test('[rws-tai-sai-v5#5.1.1] nobody is cut below the minimum, and the others absorb it', () => {
    // The plain share of 120 would be 80. It stays at 100; 900 x 900/1380 is 586.96, 480 x 900/1380 is 313.04.
    expect(proRata(box(100, 1000, [120, 900, 480])).effective).toEqual([100, 587, 313]);
  });

  test('[rws-tai-sai-v5#I-L3] absorbing is repeated until it is stable', () => {
    // At 1000/1500 only 110 falls below; at the 900/1390 then left, 153 would be 99.06 and falls too.
    expect(proRata(box(100, 1000, [110, 153, 1237])).effective).toEqual([100, 100, 800]);
  });

  test('[rws-tai-sai-v5#I-L3] a stake of exactly the minimum stays whole', () => {
    expect(proRata(box(100, 700, [100, 900, 300])).effective).toEqual([100, 450, 150]);
  });

  test('[rws-tai-sai-v5#I-L3] shares are whole bet units, the largest remainder first', () => {
    // 20 units: shares of 12.8, 4.8 and 2.4 units; 12 + 4 + 2 leaves two units for the two 0.8.
    expect(proRata(box(10, 200, [320, 120, 60], 10)).effective).toEqual([130, 50, 20]);
  });

  test('[rws-tai-sai-v5#I-L3] among equal remainders the earlier bettor comes first', () => {
    expect(proRata(box(10, 200, [100, 100, 100], 10)).effective).toEqual([70, 70, 60]);
  });

  test('[rws-tai-sai-v5#I-L4] floors above the limit stand, and the pit is told', () => {
    expect(proRata(box(100, 250, [300, 200, 60]))).toEqual({
      effective: [100, 100, 60],
      total: 260,
      overLimit: true,
      limit: 'maximum',
    });
  });

  test('[rws-tai-sai-v5#I-L4] floors of exactly the limit are within it', () => {
    expect(proRata(box(100, 260, [300, 200, 60]))).toEqual({
      effective: [100, 100, 60],
      total: 260,
      overLimit: false,
      limit: 'maximum',
    });
  });

  test('[rws-tai-sai-v5#I-L6] what was cut goes back, whatever the dice show', () => {
    const { stakes, ...limits } = box(50, 500, [30, 600, 400]);
    expect(notAtRisk(stakes, proRata({ stakes, ...limits }))).toEqual([0, 318, 212]);
  });
});

describe('the simple reading, worked by hand', () => {
  test('[rws-tai-sai-v5#I-L3] each stands at the larger of share and minimum', () => {
    // Shares of 80, 600 and 320 at 1000/1500.
    expect(proRata(box(100, 1000, [120, 900, 480]), 'simple')).toEqual({
      effective: [100, 600, 320],
      total: 1020,
      overLimit: true,
      limit: 'maximum',
    });
  });

  test('[rws-tai-sai-v5#5.1.2] a stake under the minimum is not raised to it', () => {
    expect(proRata(box(100, 500, [60, 940]), 'simple').effective).toEqual([60, 470]);
  });

  test('[rws-tai-sai-v5#I-L3] without floors it is the plain split', () => {
    expect(proRata(box(10, 200, [320, 120, 60], 10), 'simple')).toEqual({
      effective: [130, 50, 20],
      total: 200,
      overLimit: false,
      limit: 'maximum',
    });
  });

  test('[rws-tai-sai-v5#I-L4] a large stake keeps its share even where floors pass the limit', () => {
    expect(proRata(box(100, 250, [1000, 125, 125]), 'simple').effective).toEqual([200, 100, 100]);
  });

  test('a box that is not overfull is left alone', () => {
    expect(proRata(box(100, 500, [60, 440]), 'simple').limit).toBeNull();
  });
});

/** Boxes of up to eight stakes, many of them equal; in small amounts and near the largest safe one. */
const anyBox = fc
  .record({
    unit: fc.constantFrom(1, 2, 20, 500),
    size: fc.constantFrom(12, 300, 2 ** 40),
    players: fc.integer({ min: 1, max: 8 }),
  })
  .chain(({ unit, size, players }) => {
    const most = Math.min(size, Math.floor(LARGEST / unit / players));
    const amount = fc.integer({ min: 0, max: most }).map((units) => money(units * unit));
    const stake = fc.integer({ min: 1, max: most }).map((units) => money(units * unit));
    return fc.record({
      unit: fc.constant(money(unit)),
      minimum: amount,
      maximum: fc.integer({ min: 0, max: most * 2 }).map((units) => money(units * unit)),
      stakes: fc.array(stake, { minLength: players, maxLength: players }),
    });
  });

describe('for every box', () => {
  test('[rws-tai-sai-v5#I-L3] the parts sum to the limit unless floors forbid', () => {
    fc.assert(
      fc.property(anyBox, (given) => {
        const { total, overLimit } = proRata(given);
        const floors = sum(given.stakes.map((stake) => Math.min(stake, given.minimum)));
        const due = Math.max(Math.min(sum(given.stakes), given.maximum), floors);
        expect({ total, overLimit }).toEqual({ total: due, overLimit: due > given.maximum });
      }),
    );
  });

  test('[rws-tai-sai-v5#5.1.1] nobody falls below stake and minimum, nobody rises above the stake', () => {
    fc.assert(
      fc.property(anyBox, fc.constantFrom('pro-rata', 'simple'), (given, mode) => {
        proRata(given, mode).effective.forEach((part, index) => {
          const stake = given.stakes[index] ?? Number.NaN;
          expect(part).toBeGreaterThanOrEqual(Math.min(stake, given.minimum));
          expect(part).toBeLessThanOrEqual(stake);
          expect(part % given.unit).toBe(0);
        });
      }),
    );
  });

  test('[rws-tai-sai-v5#I-L3] order is kept, and equal stakes differ by at most a unit, the earlier ahead', () => {
    fc.assert(
      fc.property(anyBox, fc.constantFrom('pro-rata', 'simple'), (given, mode) => {
        const { effective } = proRata(given, mode);
        forEachPair(given.stakes, effective, ([stake, part], [laterStake, laterPart]) => {
          if (stake > laterStake) expect(part).toBeGreaterThanOrEqual(laterPart);
          if (stake < laterStake) expect(part).toBeLessThanOrEqual(laterPart);
          if (stake === laterStake) expect([0, given.unit]).toContain(part - laterPart);
        });
      }),
    );
  });

  test('[rws-tai-sai-v5#I-L6] what is at risk and what is not make up the stake', () => {
    fc.assert(
      fc.property(anyBox, (given) => {
        const closed = proRata(given);
        const back = notAtRisk(given.stakes, closed);
        expect(closed.effective.map((part, index) => part + (back[index] ?? 0))).toEqual(
          given.stakes,
        );
      }),
    );
  });

  test('counting in larger units changes nothing but the scale', () => {
    fc.assert(
      fc.property(anyBox, fc.constantFrom('pro-rata', 'simple'), ({ unit, ...given }, mode) => {
        const inUnits = (amount: Money): Money => money(amount / unit);
        const scaled = proRata(
          {
            unit: money(1),
            minimum: inUnits(given.minimum),
            maximum: inUnits(given.maximum),
            stakes: given.stakes.map(inUnits),
          },
          mode,
        );
        expect(proRata({ unit, ...given }, mode).effective.map(inUnits)).toEqual(scaled.effective);
      }),
    );
  });
});

test('the largest safe amount is shared to the last unit', () => {
  const third = (LARGEST - 1) / 3;
  const { effective, total } = proRata(box(1, third * 2, [third * 2, third]));
  // Two thirds of each: 4003199668773773.33 and 2001599834386886.67.
  expect(effective).toEqual([4003199668773773, 2001599834386887]);
  expect(total).toBe(6004799503160660);
});

test('a box with a fault is a programming error', () => {
  expect(() => proRata(box(10, 55, [60], 10))).toThrow(
    new Error('The area cannot be shared out: maximum not-a-multiple-of-the-unit.'),
  );
});

function sum(amounts: readonly number[]): number {
  return amounts.reduce((before, amount) => before + amount, 0);
}

type Placed = readonly [stake: Money, part: Money];

/** Every stake with every later one. */
function forEachPair(
  stakes: readonly Money[],
  parts: readonly Money[],
  check: (earlier: Placed, later: Placed) => void,
): void {
  const placed = stakes.map((stake, index): Placed => [stake, parts[index] ?? money(-1)]);
  placed.forEach((earlier, index) => {
    for (const later of placed.slice(index + 1)) check(earlier, later);
  });
}
