/** The clocks of a floor are so many minutes east of Greenwich, wherever the machines that show them stand. */
const MINUTE = 60_000;
const MINUTES_AN_HOUR = 60;

/** A moment moved so that its hours in Greenwich are those of the floor. */
export function byFloorClock(at: number, minutesEast: number): Date {
  return new Date(at + minutesEast * MINUTE);
}

/** `2026-11-16 21:47:09`, by the clocks of the floor; sorts as it is read. */
export function floorTimeText(at: number, minutesEast: number): string {
  return byFloorClock(at, minutesEast).toISOString().slice(0, 19).replace('T', ' ');
}

/** `2026-11-16`, by the same clocks. */
export function floorDateText(at: number, minutesEast: number): string {
  return floorTimeText(at, minutesEast).slice(0, 10);
}

/** `UTC`, `UTC+8`, `UTC+5:30`, `UTC−3:30`: what a floor says once of all its times. */
export function zoneText(minutesEast: number): string {
  if (minutesEast === 0) return 'UTC';
  const apart = Math.abs(minutesEast);
  const minutes = apart % MINUTES_AN_HOUR;
  const hours = (apart - minutes) / MINUTES_AN_HOUR;
  const sign = minutesEast < 0 ? '−' : '+';
  return `UTC${sign}${hours}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`;
}
