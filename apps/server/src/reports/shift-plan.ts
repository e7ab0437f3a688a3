/** How a day of the floor is divided. Minutes are counted in local time. */
export interface ShiftPlan {
  /** Local time, in minutes east of Greenwich. */
  readonly minutesEast: number;
  /** The shifts in order with the minute of the day each begins; the last runs into the next day. */
  readonly shifts: readonly { readonly name: string; readonly from: number }[];
}

export const DEFAULT_SHIFTS: ShiftPlan = {
  minutesEast: 0,
  shifts: [
    { name: 'day', from: 6 * 60 },
    { name: 'swing', from: 14 * 60 },
    { name: 'night', from: 22 * 60 },
  ],
};

const MINUTE = 60_000;
const DAY = 24 * 60;

/**
 * `2026-11-15 swing`. What happens before the first shift of a calendar day belongs to the last one of
 * the day before: a gaming day does not end at midnight.
 */
export function shiftOf(at: number, { minutesEast, shifts }: ShiftPlan): string {
  const local = Math.floor(at / MINUTE) + minutesEast;
  const minute = ((local % DAY) + DAY) % DAY;
  const begun = shifts.filter(({ from }) => from <= minute).at(-1);
  const shift = begun ?? shifts.at(-1);
  if (!shift) throw new Error('A day has at least one shift.');
  const midnight = (local - minute - (begun ? 0 : DAY)) * MINUTE;
  return `${new Date(midnight).toISOString().slice(0, 10)} ${shift.name}`;
}

/** When the shift began that a moment is in. */
export function shiftBegin(at: number, { minutesEast, shifts }: ShiftPlan): number {
  const local = Math.floor(at / MINUTE) + minutesEast;
  const minute = ((local % DAY) + DAY) % DAY;
  const begun = shifts.filter(({ from }) => from <= minute).at(-1);
  const from = begun?.from ?? (shifts.at(-1)?.from ?? 0) - DAY;
  return (local - minute + from - minutesEast) * MINUTE;
}

const HOUR = 60 * MINUTE;

/** `2026-11-15 21:00`: the hour of local time a moment is in. */
export function hourOf(at: number, { minutesEast }: Pick<ShiftPlan, 'minutesEast'>): string {
  const local = at + minutesEast * MINUTE;
  return new Date(local - (local % HOUR)).toISOString().slice(0, 16).replace('T', ' ');
}
