import { assert, isMultipleOf, type Money, minus, NOTHING, plus } from '@baize/exact';
import type { Readings } from '../readings.ts';
import type { OverfullArea } from './overfull-area.ts';
import { type EffectiveStakes, proRata, type SmallStakes } from './pro-rata.ts';

/** Two areas on opposite sides of a Differential, with the most they may lie apart. */
export interface OpposedAreas {
  readonly unit: Money;
  readonly sides: readonly [Side, Side];
  readonly differential: Money;
}

type Side = Omit<OverfullArea, 'unit'>;

/**
 * The close of two opposed areas: the area maximum first, then only the heavier side is cut, to the
 * lighter side's effective total plus the Differential, in one split from the placed amounts (L5). Stakes
 * under the minimum that lie outside the limits are counted on neither side (L9).
 */
export function closeOpposed(
  { unit, differential, sides }: OpposedAreas,
  mode: Readings['L3'] = 'pro-rata',
  small: SmallStakes = 'counts',
): readonly [EffectiveStakes, EffectiveStakes] {
  assert(
    differential >= 0 && isMultipleOf(differential, unit),
    'The Differential must be a multiple of the unit.',
  );
  const [first, second] = [
    { ...sides[0], unit },
    { ...sides[1], unit },
  ];
  const one = proRata(first, mode, small);
  const other = proRata(second, mode, small);
  const [here, there] = [countedIn(one), countedIn(other)];
  if (here - there > differential) {
    return [cutTo(plus(there, differential), first, one), other];
  }
  if (there - here > differential) {
    return [one, cutTo(plus(here, differential), second, other)];
  }
  return [one, other];

  /** Where floors hold an area above its own maximum, the cap may be the higher limit, and is none. */
  function cutTo(cap: Money, area: OverfullArea, own: EffectiveStakes): EffectiveStakes {
    if (cap >= area.maximum || (own.isSpared && small === 'no-pro-rata')) return own;
    // A small stake spares an area that has passed its maximum; the Differential is another limit.
    const beside = small === 'outside' ? small : 'counts';
    return { ...proRata({ ...area, maximum: cap }, mode, beside), limit: 'differential' };
  }
}

function countedIn({ total, outside = NOTHING }: EffectiveStakes): Money {
  return minus(total, outside);
}
