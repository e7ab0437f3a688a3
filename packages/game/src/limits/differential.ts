import { assert, isMultipleOf, type Money, plus } from '@baize/exact';
import type { Readings } from '../readings.ts';
import type { OverfullArea } from './overfull-area.ts';
import { type EffectiveStakes, proRata } from './pro-rata.ts';

/** Two areas on opposite sides of a Differential, with the most they may lie apart. */
export interface OpposedAreas {
  readonly unit: Money;
  readonly sides: readonly [Side, Side];
  readonly differential: Money;
}

type Side = Omit<OverfullArea, 'unit'>;

/**
 * The close of two opposed areas: the area maximum first, then only the heavier side is cut, to the
 * lighter side's effective total plus the Differential, in one split from the placed amounts (L5).
 */
export function closeOpposed(
  { unit, differential, sides }: OpposedAreas,
  mode: Readings['L3'] = 'pro-rata',
): readonly [EffectiveStakes, EffectiveStakes] {
  assert(
    differential >= 0 && isMultipleOf(differential, unit),
    'The Differential must be a multiple of the unit.',
  );
  const [first, second] = [
    { ...sides[0], unit },
    { ...sides[1], unit },
  ];
  const one = proRata(first, mode);
  const other = proRata(second, mode);
  if (one.total - other.total > differential) {
    return [cutTo(plus(other.total, differential), first, mode), other];
  }
  if (other.total - one.total > differential) {
    return [one, cutTo(plus(one.total, differential), second, mode)];
  }
  return [one, other];
}

/** Where floors hold an area above its own maximum, the cap may be the higher limit, and is none. */
function cutTo(cap: Money, area: OverfullArea, mode: Readings['L3']): EffectiveStakes {
  if (cap >= area.maximum) return proRata(area, mode);
  return { ...proRata({ ...area, maximum: cap }, mode), limit: 'differential' };
}
