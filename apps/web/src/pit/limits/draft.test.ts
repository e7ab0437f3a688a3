import { expect, test } from 'vitest';
import { amountIn, draftOf, limitsOf, withLimits } from './draft.ts';

const config = {
  limits: {
    default: { minimum: 100, maximum: 1_000_000 },
    kinds: { triple: { minimum: 50, maximum: 12_550 } },
  },
  differential: 500_000,
} as unknown as Parameters<typeof draftOf>[0];

test('what is typed are units of the currency, what is asked for are minor units', () => {
  const draft = draftOf(config);
  expect(draft).toMatchObject({ 'default.maximum': '10000', 'triple.minimum': '0.50' });
  const changed = limitsOf({ ...draft, 'triple.maximum': '80.5' }, config);
  expect(changed).toMatchObject({
    ok: true,
    value: { limits: { kinds: { triple: { minimum: 50, maximum: 8050 } } }, differential: 500_000 },
  });
});

test('a text that is no amount is named, and never taken for one', () => {
  expect(['', '-1', '1e3', '0x10', '1.234', 'ten'].map(amountIn)).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
  expect(limitsOf({ ...draftOf(config), 'default.minimum': 'ten' }, config)).toEqual({
    ok: false,
    field: 'default.minimum',
  });
});

test('new limits are those of one layout, and of no other', () => {
  const other = { game: 'rws-sic-bo-2021/b', limits: config.limits, differential: null };
  const cluster = { ...config, layouts: [other, other] } as unknown as Parameters<
    typeof withLimits
  >[0];
  const wanted = limitsOf({ ...draftOf(config), 'default.maximum': '500' }, config);
  if (!wanted.ok) throw new Error(wanted.field);
  const changed = withLimits(cluster, 1, wanted.value);
  expect(changed.limits).toEqual(config.limits);
  expect(changed.layouts?.map(({ limits }) => limits.default.maximum)).toEqual([1_000_000, 50_000]);
  expect(withLimits(cluster, null, wanted.value).limits.default.maximum).toBe(50_000);
});
