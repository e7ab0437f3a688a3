import {
  apportion,
  assert,
  larger,
  type Money,
  minus,
  NOTHING,
  smaller,
  total,
} from '@baize/exact';
import type { Readings } from '../readings.ts';
import { areaProblem, type OverfullArea } from './overfull-area.ts';

export interface EffectiveStakes {
  /** What each stake wins or loses on; the rest of it was never at risk. */
  readonly effective: readonly Money[];
  readonly total: Money;
  /** What of it does not use the limit up: stakes under the minimum, where they lie outside (L9). */
  readonly outside?: Money;
  /** Nobody is cut, though the area holds more than its maximum, because of a stake under the minimum (L9). */
  readonly isSpared?: true;
  /** Floors, or the simple reading, may leave more at risk than the limit: the pit is told (L4). */
  readonly overLimit: boolean;
  /** What the stakes had to share; null where all of them fitted. */
  readonly limit: 'maximum' | 'differential' | null;
}

/**
 * Cuts stakes to a limit pro rata. Stakes under the minimum stay whole and count; the others share
 * the rest in proportion and nobody is cut below the minimum, the others absorbing it, until that is
 * stable. With `simple`, everyone stands at the share or the minimum, whatever they sum to. Stakes under
 * the minimum may also lie outside the limit, or spare the whole area (L9).
 */
export function proRata(
  area: OverfullArea,
  mode: Readings['L3'] = 'pro-rata',
  small: SmallStakes = 'counts',
): EffectiveStakes {
  const problem = areaProblem(area);
  assert(problem === null, `The area cannot be shared out: ${problem?.field} ${problem?.code}.`);
  const { minimum, maximum, stakes } = area;
  const placed = total(stakes);
  const hasSmall = stakes.some((stake) => stake < minimum);
  if (small === 'counts' || !hasSmall) return shareOut(area, mode);
  if (small === 'outside') return shareBeside(area, mode);
  if (placed <= maximum) return shareOut(area, mode);
  return { effective: stakes, total: placed, isSpared: true, overLimit: true, limit: 'maximum' };
}

/** What a stake under the minimum does in an over-full area. */
export type SmallStakes = NonNullable<Readings['L9']>;

function shareOut(area: OverfullArea, mode: Readings['L3']): EffectiveStakes {
  const { maximum, stakes } = area;
  const placed = total(stakes);
  if (placed <= maximum) return { effective: stakes, total: placed, overLimit: false, limit: null };
  const effective = mode === 'pro-rata' ? floorShares(area) : simpleShares(area);
  const sum = total(effective);
  return { effective, total: sum, overLimit: sum > maximum, limit: 'maximum' };
}

/** Small stakes stand beside the limit, and the others share it as if they were alone. */
function shareBeside(area: OverfullArea, mode: Readings['L3']): EffectiveStakes {
  const { minimum, maximum, stakes } = area;
  const isSmall = (stake: Money) => stake < minimum;
  const shared = shareOut({ ...area, stakes: stakes.filter((stake) => !isSmall(stake)) }, mode);
  const shares = shared.effective.values();
  const effective = stakes.map((stake) =>
    isSmall(stake) ? stake : (shares.next().value ?? NOTHING),
  );
  const isSpared = shared.limit === null && total(stakes) > maximum;
  const sum = total(effective);
  const outside = minus(sum, shared.total);
  return { ...shared, effective, total: sum, outside, ...(isSpared ? { isSpared } : {}) };
}

function simpleShares({ minimum, maximum, stakes, unit }: OverfullArea): readonly Money[] {
  const shares = apportion(maximum, stakes, unit).values();
  return stakes.map((stake) => larger(shares.next().value ?? NOTHING, smaller(stake, minimum)));
}

/**
 * Keeps at the floor whoever would fall below it, and splits the rest again. The floor of a stake under
 * the minimum is the stake itself. Keeping anybody leaves the others a smaller part of their stakes, so
 * nobody once kept is ever let go, and the last ratio alone tells who was kept.
 */
function floorShares({ minimum, maximum, stakes, unit }: OverfullArea): readonly Money[] {
  const floorOf = (stake: Money): Money => smaller(stake, minimum);
  const floors = stakes.map(floorOf);
  if (total(floors) > maximum) return floors;
  let rest = maximum;
  let sharing = stakes;
  for (;;) {
    const ratio: Ratio = [rest, total(sharing)];
    const kept = sharing.filter((stake) => isBelow(minimum, stake, ratio));
    if (kept.length === 0) {
      const shares = apportion(rest, sharing, unit).values();
      return stakes.map((stake) =>
        isBelow(minimum, stake, ratio) ? floorOf(stake) : (shares.next().value ?? NOTHING),
      );
    }
    rest = minus(rest, total(kept.map(floorOf)));
    sharing = sharing.filter((stake) => !isBelow(minimum, stake, ratio));
  }
}

/** What is left to share, and the stakes that share it. */
type Ratio = readonly [rest: Money, weight: Money];

/** Whether stake x rest / weight is less than the minimum, without dividing. */
function isBelow(minimum: Money, stake: Money, [rest, weight]: Ratio): boolean {
  return BigInt(stake) * BigInt(rest) < BigInt(minimum) * BigInt(weight);
}

/** What goes back to each player whatever the dice show (L6). */
export function notAtRisk(
  stakes: readonly Money[],
  { effective }: Pick<EffectiveStakes, 'effective'>,
): readonly Money[] {
  return stakes.map((stake, index) => minus(stake, effective[index] ?? NOTHING));
}
