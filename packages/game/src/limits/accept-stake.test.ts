import { money } from '@baize/exact';
import { rwsSicBo2021, rwsTaiSaiV5 } from '@baize/rulebooks';
import { describe, expect, test } from 'vitest';
import { acceptStake, type OfferedStake } from './accept-stake.ts';

interface Plain {
  readonly stake: number;
  readonly own?: number;
  readonly box?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly unit?: number;
  readonly opposed?: { readonly other: number; readonly differential: number };
}

function offer(plain: Plain): OfferedStake {
  const { stake, own = 0, box = own, minimum = 50, maximum = 1000, unit = 10, opposed } = plain;
  return {
    stake: money(stake),
    unit: money(unit),
    own: money(own),
    all: money(box),
    minimum: money(minimum),
    maximum: money(maximum),
    ...(opposed && {
      opposed: { other: money(opposed.other), differential: money(opposed.differential) },
    }),
  };
}

const accept = (plain: Plain) => acceptStake(offer(plain), rwsTaiSaiV5);

const AT_MAXIMUM = [
  'rws-tai-sai-v5#3.3',
  'rws-tai-sai-v5#I-L1',
  'rws-tai-sai-v5#5.1',
  'rws-tai-sai-v5#I-L2',
];
const AT_DIFFERENTIAL = [
  'rws-tai-sai-v5#1.3',
  'rws-tai-sai-v5#I-L5',
  'rws-tai-sai-v5#5.1',
  'rws-tai-sai-v5#I-L2',
];
const TAKEN_WHOLE = { accepted: 300, rejected: 0 };

describe('the maximum', () => {
  test('[rws-tai-sai-v5#3.3] a stake between minimum and maximum is taken whole', () => {
    expect(accept({ stake: 300 })).toEqual({ ok: true, value: TAKEN_WHOLE });
  });

  test('[rws-tai-sai-v5#3.5] the balance of a box is open to any other player', () => {
    expect(accept({ stake: 300, own: 0, box: 700 })).toEqual({ ok: true, value: TAKEN_WHOLE });
  });

  test('[rws-tai-sai-v5#I-L2] of a stake that passes the maximum, the excess is rejected with its amount', () => {
    expect(accept({ stake: 300, box: 780 })).toEqual({
      ok: true,
      value: { accepted: 220, rejected: 80, limit: 'maximum', because: AT_MAXIMUM },
    });
  });

  test('[rws-tai-sai-v5#5.1] a full box takes nothing more', () => {
    for (const box of [1000, 1200]) {
      expect(accept({ stake: 300, own: 200, box })).toEqual({
        ok: false,
        error: { code: 'above-maximum', room: 0, because: AT_MAXIMUM },
      });
    }
  });

  test('[rws-tai-sai-v5#I-L1] the maximum is over all players, the minimum for each of them', () => {
    // Of the 40 left in the box a player with 20 there already may take 40, one with nothing may not.
    expect(accept({ stake: 100, own: 20, box: 960 })).toMatchObject({ value: { accepted: 40 } });
    expect(accept({ stake: 100, own: 0, box: 960 })).toMatchObject({ ok: false });
  });

  test('[rws-tai-sai-v5#I-L2] room for less than the minimum refuses the stake whole', () => {
    expect(accept({ stake: 100, box: 960 })).toEqual({
      ok: false,
      error: { code: 'above-maximum', room: 40, because: AT_MAXIMUM },
    });
  });

  test('[rws-tai-sai-v5#I-L2] room for exactly the minimum is taken', () => {
    expect(accept({ stake: 100, box: 950 })).toMatchObject({ value: { accepted: 50 } });
  });

  test('[rws-tai-sai-v5#I-D13] room is counted in whole units', () => {
    expect(accept({ stake: 300, maximum: 999 })).toEqual({ ok: true, value: TAKEN_WHOLE });
    expect(accept({ stake: 1000, maximum: 999 })).toMatchObject({ value: { accepted: 990 } });
  });
});

describe('the minimum', () => {
  const error = {
    code: 'below-minimum',
    minimum: 50,
    because: [
      'rws-tai-sai-v5#3.3',
      'rws-tai-sai-v5#I-L1',
      'rws-tai-sai-v5#5.2',
      'rws-tai-sai-v5#I-L8',
    ],
  };

  test('[rws-tai-sai-v5#5.2] a stake under the minimum is refused', () => {
    expect(accept({ stake: 40 })).toEqual({ ok: false, error });
  });

  test('[rws-tai-sai-v5#5.2] what the player has there already counts, what others have does not', () => {
    expect(accept({ stake: 10, own: 40 })).toMatchObject({ value: { accepted: 10 } });
    expect(accept({ stake: 10, own: 30, box: 500 })).toEqual({ ok: false, error });
  });

  test('[rws-tai-sai-v5#I-L8] asked of the box, what others have there counts too', () => {
    const ask = (plain: Plain) =>
      acceptStake({ ...offer(plain), minimumOf: 'box-total' }, rwsTaiSaiV5);
    for (let own = 0; own <= 50; own += 10) {
      for (let box = own; box <= 60; box += 10) {
        const isEnough = box + 10 >= 50;
        expect(ask({ stake: 10, own, box })).toMatchObject(
          isEnough
            ? { value: { accepted: 10 } }
            : { error: { code: 'below-minimum', minimum: 50 } },
        );
      }
    }
    const because = ['rws-tai-sai-v5#5.2', 'rws-tai-sai-v5#I-L8'];
    expect(ask({ stake: 40 })).toEqual({ ok: false, error: { ...error, because } });
    // Ten more fit, and the box meets its minimum without them.
    expect(ask({ stake: 40, box: 990 })).toMatchObject({ value: { accepted: 10, rejected: 30 } });
  });

  test('[rws-tai-sai-v5#3.3] the minimum itself is enough', () => {
    expect(accept({ stake: 50 })).toMatchObject({ value: { accepted: 50 } });
  });
});

describe('the Differential', () => {
  test('[rws-tai-sai-v5#1.3] the heavier side may lead by the Differential and no more', () => {
    const opposed = { other: 200, differential: 300 };
    expect(accept({ stake: 300, box: 200, opposed })).toEqual({ ok: true, value: TAKEN_WHOLE });
    expect(accept({ stake: 300, box: 290, opposed })).toEqual({
      ok: true,
      value: { accepted: 210, rejected: 90, limit: 'differential', because: AT_DIFFERENTIAL },
    });
  });

  test('[rws-tai-sai-v5#I-L2] room for less than the minimum refuses the stake whole', () => {
    expect(accept({ stake: 100, box: 460, opposed: { other: 200, differential: 300 } })).toEqual({
      ok: false,
      error: { code: 'above-differential', room: 40, because: AT_DIFFERENTIAL },
    });
  });

  test('[rws-tai-sai-v5#I-L7] after a withdrawal opposite, a side too far ahead takes nothing more', () => {
    expect(
      accept({ stake: 100, own: 600, opposed: { other: 200, differential: 300 } }),
    ).toMatchObject({ error: { code: 'above-differential', room: 0 } });
  });

  test('[rws-tai-sai-v5#5.1] where both limits leave the same room, the maximum is named', () => {
    const opposed = { other: 200, differential: 800 };
    expect(accept({ stake: 300, box: 900, opposed })).toMatchObject({
      value: { accepted: 100, limit: 'maximum' },
    });
  });
});

describe('refusals', () => {
  test('[rws-tai-sai-v5#I-D13] a stake that is no multiple of the unit is refused', () => {
    expect(accept({ stake: 305 })).toEqual({
      ok: false,
      error: {
        code: 'not-a-multiple-of-the-unit',
        unit: 10,
        because: ['rws-tai-sai-v5#I-D13'],
      },
    });
  });

  test('are given in the order listed', () => {
    const worst = { stake: 45, box: 1000, opposed: { other: 0, differential: 0 } };
    const codes = [
      accept(worst),
      accept({ ...worst, stake: 40 }),
      accept({ ...worst, stake: 60, opposed: { other: 1000, differential: 0 } }),
      accept({ ...worst, stake: 60, box: 100 }),
    ].map((result) => (result.ok ? null : result.error.code));
    expect(codes).toEqual([
      'not-a-multiple-of-the-unit',
      'below-minimum',
      'above-maximum',
      'above-differential',
    ]);
  });

  test('[rws-sic-bo-2021#3.3] a book without boxes of its own words cites its limits alone', () => {
    expect(acceptStake(offer({ stake: 40 }), rwsSicBo2021)).toMatchObject({
      error: { because: ['rws-sic-bo-2021#3.3'] },
    });
    expect(acceptStake(offer({ stake: 40, own: 1000 }), rwsSicBo2021)).toMatchObject({
      error: { because: ['rws-sic-bo-2021#3.3'] },
    });
  });

  test.each([{ stake: 0 }, { stake: -50 }, { stake: 50, unit: 0 }])(
    '%j is a programming error',
    (plain) => {
      expect(() => accept(plain)).toThrow(new Error('A stake and its unit are positive.'));
    },
  );
});

test('[rws-tai-sai-v5#I-L2] every small offer is accepted as far as trying amount by amount allows', () => {
  for (let stake = 1; stake <= 6; stake += 1) {
    for (let own = 0; own <= 2; own += 1) {
      for (let box = own; box <= 5; box += 1) {
        for (let minimum = 0; minimum <= 4; minimum += 1) {
          for (let maximum = 0; maximum <= 6; maximum += 1) {
            for (let other = 0; other <= 3; other += 1) {
              const opposed = { other, differential: 2 };
              const plain = { stake, own, box, minimum, maximum, opposed, unit: 1 };
              const result = accept(plain);
              expect(result.ok ? result.value.accepted : 0, JSON.stringify(plain)).toBe(
                acceptedByTrying(plain),
              );
            }
          }
        }
      }
    }
  }
});

test('the largest safe amounts are compared without a throw', () => {
  const largest = Number.MAX_SAFE_INTEGER;
  const limits = { minimum: largest, maximum: largest, unit: 1 };
  expect(accept({ ...limits, stake: largest, own: 10 })).toMatchObject({
    value: { accepted: largest - 10, rejected: 10, limit: 'maximum' },
  });
  const opposed = { other: largest, differential: 2 };
  expect(accept({ ...limits, stake: 5, own: largest - 1, opposed })).toMatchObject({
    value: { accepted: 1, rejected: 4, limit: 'maximum' },
  });
  expect(
    accept({ stake: 60, own: 50, opposed: { other: 50, differential: largest } }),
  ).toMatchObject({ value: { accepted: 60 } });
});

/** The most of a stake that breaks no limit, found by trying; nothing if the minimum is not reached. */
function acceptedByTrying(plain: Required<Plain>): number {
  const { own, box, minimum, maximum, opposed } = plain;
  if (own + plain.stake < minimum) return 0;
  for (let part = plain.stake; part > 0; part -= 1) {
    const fits = box + part <= maximum && box + part - opposed.other <= opposed.differential;
    if (fits) return own + part >= minimum ? part : 0;
  }
  return 0;
}
