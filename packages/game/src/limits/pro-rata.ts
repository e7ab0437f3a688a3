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
import { areaFault, type OverfullArea } from './overfull-area.ts';

export interface EffectiveStakes {
  /** What each stake wins or loses on; the rest of it was never at risk. */
  readonly effective: readonly Money[];
  readonly total: Money;
  /** Floors, or the simple reading, may leave more at risk than the limit: the pit is told (L4). */
  readonly overLimit: boolean;
  /** What the stakes had to share; null where all of them fitted. */
  readonly limit: 'maximum' | 'differential' | null;
}

/**
 * Cuts stakes to a limit pro rata. Stakes under the minimum stay whole and count; the others share
 * the rest in proportion and nobody is cut below the minimum, the others absorbing it, until that is
 * stable. With `simple`, everyone stands at the share or the minimum, whatever they sum to.
 */
export function proRata(area: OverfullArea, mode: Readings['L3'] = 'pro-rata'): EffectiveStakes {
  const fault = areaFault(area);
  assert(fault === null, `The area cannot be shared out: ${fault?.field} ${fault?.code}.`);
  const { maximum, stakes } = area;
  const placed = total(stakes);
  if (placed <= maximum) return { effective: stakes, total: placed, overLimit: false, limit: null };
  const effective = mode === 'pro-rata' ? floorShares(area) : simpleShares(area);
  const sum = total(effective);
  return { effective, total: sum, overLimit: sum > maximum, limit: 'maximum' };
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
