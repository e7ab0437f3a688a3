import { isMultipleOf, type Money, money } from './money.ts';
import { assert } from './result.ts';

/**
 * Splits `limit` in proportion to `weights`, in whole units: everybody gets the whole units of the
 * exact share, and the units left over go to the largest remainders, earlier entries first. The parts
 * sum exactly to the limit.
 */
export function apportion(limit: Money, weights: readonly Money[], unit: Money): readonly Money[] {
  assert(unit > 0, 'The unit must be positive.');
  assert(limit >= 0 && isMultipleOf(limit, unit), 'The limit must be a multiple of the unit.');
  assert(
    weights.every((weight) => weight >= 0),
    'A weight cannot be negative.',
  );
  // Summed as bigints: weights that are each safe may together pass 2 ** 53, and nobody is paid their sum.
  const weightTotal = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  if (weightTotal === 0n) {
    assert(limit === 0, 'Nothing can be split among weights that sum to nothing.');
    return weights.map(() => money(0));
  }

  const unitsTotal = BigInt(limit / unit);
  const shares = weights.map((weight, index) => {
    const product = unitsTotal * BigInt(weight);
    return { index, units: product / weightTotal, remainder: product % weightTotal };
  });
  const left = Number(unitsTotal - shares.reduce((given, share) => given + share.units, 0n));
  // The sort is stable, so among equal remainders the earlier entry stays first.
  const byRemainder = shares.toSorted((a, b) => compareDescending(a.remainder, b.remainder));
  const favoured = new Set(byRemainder.slice(0, left).map((share) => share.index));
  return shares.map(({ index, units }) =>
    money((Number(units) + (favoured.has(index) ? 1 : 0)) * unit),
  );
}

function compareDescending(a: bigint, b: bigint): number {
  if (a === b) return 0;
  return a > b ? -1 : 1;
}
