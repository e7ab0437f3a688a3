import { money } from '@baize/exact';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { closeOpposed, type OpposedAreas } from './differential.ts';

interface Plain {
  readonly differential: number;
  readonly one: readonly number[];
  readonly other: readonly number[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly otherMaximum?: number;
  readonly unit?: number;
}

function opposed(plain: Plain): OpposedAreas {
  const { differential, one, other, minimum = 10, maximum = 10_000, unit = 1 } = plain;
  const otherMaximum = plain.otherMaximum ?? maximum;
  return {
    unit: money(unit),
    differential: money(differential),
    sides: [
      { minimum: money(minimum), maximum: money(maximum), stakes: one.map(money) },
      { minimum: money(minimum), maximum: money(otherMaximum), stakes: other.map(money) },
    ],
  };
}

function effectiveOf(plain: Plain): readonly (readonly number[])[] {
  return closeOpposed(opposed(plain)).map(({ effective }) => effective);
}

describe('worked by hand', () => {
  test('[rws-tai-sai-v5#I-L5] only the heavier side is cut, to the lighter side plus the Differential', () => {
    const [big, small] = closeOpposed(
      opposed({ differential: 200, one: [600, 300], other: [250, 150] }),
    );
    expect(big).toEqual({
      effective: [400, 200],
      total: 600,
      overLimit: false,
      limit: 'differential',
    });
    expect(small).toEqual({ effective: [250, 150], total: 400, overLimit: false, limit: null });
  });

  test('[rws-tai-sai-v5#I-L5] it makes no difference which of the two is heavier', () => {
    const [big, small] = closeOpposed(
      opposed({ differential: 200, one: [250, 150], other: [600, 300] }),
    );
    expect(big.limit).toBeNull();
    expect(small).toEqual({
      effective: [400, 200],
      total: 600,
      overLimit: false,
      limit: 'differential',
    });
  });

  test('[rws-tai-sai-v5#1.3] boxes exactly the Differential apart are left alone', () => {
    const heavier = { effective: [600, 300], total: 900, overLimit: false, limit: null };
    const lighter = { effective: [400], total: 400, overLimit: false, limit: null };
    expect(closeOpposed(opposed({ differential: 500, one: [600, 300], other: [400] }))).toEqual([
      heavier,
      lighter,
    ]);
    expect(closeOpposed(opposed({ differential: 500, one: [400], other: [600, 300] }))).toEqual([
      lighter,
      heavier,
    ]);
  });

  test('[rws-tai-sai-v5#I-L5] the box maximum comes first, so the lighter side counts as cut', () => {
    // The lighter box of 900 may hold 300; with 100 more the heavier box stands at 400, not at 1000.
    expect(
      effectiveOf({ differential: 100, one: [600, 600], other: [600, 300], otherMaximum: 300 }),
    ).toEqual([
      [200, 200],
      [200, 100],
    ]);
  });

  test('[rws-tai-sai-v5#I-L5] one split to the lower cap, from the placed amounts', () => {
    // Of two units the shares are 0.29, 0.29 and 1.43. Cut to the maximum of three units first, the
    // stakes would be 1, 0 and 2 units, and the second cut would make them 1, 0 and 1.
    const sides = { one: [100, 100, 500], other: [], maximum: 300, minimum: 0, unit: 100 };
    expect(effectiveOf({ ...sides, differential: 300 })[0]).toEqual([100, 0, 200]);
    expect(effectiveOf({ ...sides, differential: 200 })[0]).toEqual([0, 0, 200]);
  });

  test('[rws-tai-sai-v5#I-L3] a maximum that is the lower limit stays in force', () => {
    const [big] = closeOpposed(
      opposed({ differential: 200, one: [900], other: [100], maximum: 250 }),
    );
    expect(big).toEqual({ effective: [250], total: 250, overLimit: false, limit: 'maximum' });
  });

  test('[rws-tai-sai-v5#I-L4] where both limits are the same, the maximum is the one that floors pass', () => {
    const boxes = opposed({
      differential: 50,
      one: [300, 200],
      other: [100],
      minimum: 100,
      maximum: 150,
    });
    expect(closeOpposed(boxes)[0]).toEqual({
      effective: [100, 100],
      total: 200,
      overLimit: true,
      limit: 'maximum',
    });
  });

  test('[rws-tai-sai-v5#I-L7] the close repairs what a withdrawal on the lighter side has undone', () => {
    const before = { differential: 200, one: [500], other: [200, 100] };
    expect(effectiveOf(before)).toEqual([[500], [200, 100]]);
    expect(effectiveOf({ ...before, other: [200] })).toEqual([[400], [200]]);
  });

  test('[rws-tai-sai-v5#I-L4] floors hold against the Differential too, and the pit is told', () => {
    const [big] = closeOpposed(
      opposed({ differential: 50, one: [300, 200], other: [], minimum: 100 }),
    );
    expect(big).toEqual({
      effective: [100, 100],
      total: 200,
      overLimit: true,
      limit: 'differential',
    });
  });

  test('[rws-tai-sai-v5#I-L3] under the simple reading floors above the maximum allow no more than it', () => {
    // At a maximum of 100 the shares are 10, 10 and 80, the floors 50: 180 stand. The lighter side and
    // the Differential would allow 120, which is the higher limit and so none.
    const boxes = opposed({
      differential: 100,
      one: [100, 100, 800],
      other: [20],
      minimum: 50,
      maximum: 100,
    });
    expect(closeOpposed(boxes, 'simple')[0]).toEqual({
      effective: [50, 50, 80],
      total: 180,
      overLimit: true,
      limit: 'maximum',
    });
  });

  test('[rws-tai-sai-v5#I-L3] the simple reading serves the Differential as well', () => {
    const boxes = opposed({ differential: 100, one: [50, 950], other: [100], minimum: 20 });
    expect(closeOpposed(boxes, 'simple').map(({ effective }) => effective)).toEqual([
      [20, 190],
      [100],
    ]);
    expect(closeOpposed(boxes).map(({ effective }) => effective)).toEqual([[20, 180], [100]]);
  });
});

const amounts = fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 5 });
const anyClose = fc.record({
  differential: fc.nat({ max: 500 }),
  one: amounts,
  other: amounts,
  minimum: fc.nat({ max: 60 }),
  maximum: fc.nat({ max: 900 }),
});

test('[rws-tai-sai-v5#I-L5] for every pair of boxes the sides end within the Differential, or floors are told', () => {
  fc.assert(
    fc.property(anyClose, (plain) => {
      const closed = closeOpposed(opposed(plain));
      const cut = closed.filter(({ limit }) => limit === 'differential');
      expect(cut.length).toBeLessThanOrEqual(1);
      const [one, other] = closed;
      const apart = Math.abs(one.total - other.total);
      if (!one.overLimit && !other.overLimit) {
        expect(apart).toBeLessThanOrEqual(plain.differential);
        if (cut.length === 1) expect(apart).toBe(plain.differential);
      }
    }),
  );
});

test.each([-10, 15])(
  'a Differential of %i in units of 10 is a programming error',
  (differential) => {
    expect(() => closeOpposed(opposed({ differential, one: [], other: [], unit: 10 }))).toThrow(
      new Error('The Differential must be a multiple of the unit.'),
    );
  },
);

test('amounts near the largest safe one close exactly', () => {
  const half = (Number.MAX_SAFE_INTEGER - 1) / 2;
  const maximum = Number.MAX_SAFE_INTEGER;
  expect(
    effectiveOf({ differential: 3, one: [half, half], other: [half], maximum, minimum: 1 }),
  ).toEqual([[(half + 3) / 2, (half + 3) / 2], [half]]);
});
