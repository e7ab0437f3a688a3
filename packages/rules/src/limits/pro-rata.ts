import { apportion, type Money, minus, NOTHING, smaller, total } from '@baize/exact';
import type { Readings } from '../readings.ts';

/** The stakes in one box and the limit they must share, stakes in the order they were placed. */
export interface OverfullBox {
  readonly minimum: Money;
  /** The maximum of the box, or the lower cap that the Differential leaves. */
  readonly maximum: Money;
  readonly unit: Money;
  readonly stakes: readonly Money[];
}

export interface EffectiveStakes {
  /** What each stake wins or loses on; the rest of it was never at risk. */
  readonly effective: readonly Money[];
  readonly total: Money;
  /** Floors, or the simple reading, may leave more at risk than the limit: the pit is told (L4). */
  readonly overLimit: boolean;
}

/**
 * Cuts stakes to a limit pro rata. Stakes under the minimum stay whole and count; the others share
 * the rest in proportion and nobody is cut below the minimum, the others absorbing it, until that is
 * stable. With `simple`, everyone stands at the exact share or the minimum, whatever the sum.
 */
export function proRata(box: OverfullBox, mode: Readings['L3'] = 'pro-rata'): EffectiveStakes {
  const { minimum, maximum, stakes } = box;
  if (total(stakes) <= maximum) return standing(stakes, maximum);
  const floors = stakes.map((stake) => smaller(stake, minimum));
  if (mode === 'simple') return standing(simpleShares(box, floors), maximum);
  if (total(floors) > maximum) return standing(floors, maximum);
  return standing(sharedOut(box, floors), maximum);
}

function standing(effective: readonly Money[], maximum: Money): EffectiveStakes {
  const sum = total(effective);
  return { effective, total: sum, overLimit: sum > maximum };
}

function simpleShares(box: OverfullBox, floors: readonly Money[]): readonly Money[] {
  const shares = apportion(box.maximum, box.stakes, box.unit);
  return shares.map((share, index) => {
    const floor = floors[index] ?? NOTHING;
    return share < floor ? floor : share;
  });
}

/** Fixes whoever would fall below the floor at the floor, and splits the rest again. */
function sharedOut(box: OverfullBox, floors: readonly Money[]): readonly Money[] {
  const { stakes, minimum, maximum, unit } = box;
  const fixed = stakes.map((stake) => stake <= minimum);
  for (;;) {
    const rest = minus(maximum, total(floors.filter((_, index) => fixed[index])));
    const sharing = stakes.filter((_, index) => !fixed[index]);
    const weight = total(sharing);
    const tooSmall = stakes.findIndex(
      (stake, index) => !fixed[index] && isBelow(stake, rest, weight, minimum),
    );
    if (tooSmall < 0) return merged(floors, fixed, apportion(rest, sharing, unit));
    fixed.forEach((already, index) => {
      const stake = stakes[index] ?? NOTHING;
      fixed[index] = already || isBelow(stake, rest, weight, minimum);
    });
  }
}

/** Whether stake x rest / weight is less than the minimum, without dividing. */
function isBelow(stake: Money, rest: Money, weight: Money, minimum: Money): boolean {
  return BigInt(stake) * BigInt(rest) < BigInt(minimum) * BigInt(weight);
}

function merged(
  floors: readonly Money[],
  fixed: readonly boolean[],
  shares: readonly Money[],
): readonly Money[] {
  let next = 0;
  return floors.map((floor, index) => {
    if (fixed[index]) return floor;
    const share = shares[next] ?? NOTHING;
    next += 1;
    return share;
  });
}

/** What goes back to each player whatever the dice show (L6). */
export function notAtRisk(
  stakes: readonly Money[],
  { effective }: EffectiveStakes,
): readonly Money[] {
  return stakes.map((stake, index) => minus(stake, effective[index] ?? NOTHING));
}
