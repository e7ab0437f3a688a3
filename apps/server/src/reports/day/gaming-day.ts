import type { ShiftPlan } from '../shift-plan.ts';

/** A gaming day: from the beginning of its first shift to that of the next day's. */
export interface GamingDay {
  /** `2026-11-15`, by the local date it begins on. */
  readonly day: string;
  readonly from: number;
  readonly to: number;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The gaming day a moment belongs to; the small hours belong to the day before. */
export function gamingDayOf(at: number, plan: ShiftPlan): GamingDay {
  const begins = firstMinute(plan) * MINUTE;
  const local = at + plan.minutesEast * MINUTE - begins;
  return dayFrom(local - (((local % DAY) + DAY) % DAY), plan);
}

/** The day of a name; null where the name is no date. */
export function gamingDayNamed(day: string, plan: ShiftPlan): GamingDay | null {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(midnight)) return null;
  const found = dayFrom(midnight, plan);
  return found.day === day ? found : null;
}

/** `midnight` is that of the day's date, counted as if local time were Greenwich's. */
function dayFrom(midnight: number, plan: ShiftPlan): GamingDay {
  const from = midnight + firstMinute(plan) * MINUTE - plan.minutesEast * MINUTE;
  return { day: new Date(midnight).toISOString().slice(0, 10), from, to: from + DAY };
}

function firstMinute({ shifts }: ShiftPlan): number {
  return shifts[0]?.from ?? 0;
}
