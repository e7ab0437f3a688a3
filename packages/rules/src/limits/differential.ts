import { type Money, plus } from '@baize/exact';
import type { Readings } from '../readings.ts';
import { type EffectiveStakes, proRata } from './pro-rata.ts';

/** Two boxes on opposite sides of a Differential, with the most they may lie apart. */
export interface OpposedBoxes {
  readonly unit: Money;
  readonly sides: readonly [Side, Side];
  readonly differential: Money;
}

interface Side {
  readonly minimum: Money;
  readonly maximum: Money;
  readonly stakes: readonly Money[];
}

/**
 * The close of two opposed boxes: the box maximum first, then only the heavier side is cut, to the
 * lighter side's effective total plus the Differential, in one split from the placed amounts (L5).
 */
export function closeOpposed(
  boxes: OpposedBoxes,
  mode: Readings['L3'] = 'pro-rata',
): readonly [EffectiveStakes, EffectiveStakes] {
  const { unit, differential } = boxes;
  const [first, second] = boxes.sides;
  const one = proRata({ ...first, unit }, mode);
  const other = proRata({ ...second, unit }, mode);
  if (one.total - other.total > differential) {
    return [proRata({ ...first, unit, maximum: plus(other.total, differential) }, mode), other];
  }
  if (other.total - one.total > differential) {
    return [one, proRata({ ...second, unit, maximum: plus(one.total, differential) }, mode)];
  }
  return [one, other];
}
