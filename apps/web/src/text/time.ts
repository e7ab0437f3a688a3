/** A moment as a clock shows it; the day is the one people are in. */
export function timeText(at: number): string {
  return new Date(at).toLocaleTimeString('en-GB');
}
