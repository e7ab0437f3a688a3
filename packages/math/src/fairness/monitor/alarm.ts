/** Something a watch wants somebody to look at. */
export interface Alarm {
  /** The result, counted from 1, at which it was raised. */
  readonly at: number;
  /** Careful words for people: what was seen, and how rarely fair results do that. */
  readonly sentence: string;
  /** The same for programs. */
  readonly details: Readonly<Record<string, unknown>>;
}

/** What to do about an alarm, whatever it is about. */
export const LOOK = 'look at the device, the way results are read, and the record.';

/** How rarely alarms of a watch are false, unless somebody asks for another figure: one in so many fair results. */
export const RESULTS_PER_FALSE_ALARM = 250_000;
