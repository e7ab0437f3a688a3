/**
 * What a player has set for this visit, and how it has gone: kept on the terminal until the credit is cashed out. The
 * house neither sees nor changes it; limits are the player's own, and hold until the visit is over.
 */
export interface Visit {
  readonly startedAt: number;
  /** Returned less staked over the rounds of this visit, in minor units. */
  readonly net: number;
  /** The last round that was counted. */
  readonly counted: string | null;
  readonly minutesMost: number | null;
  /** In minor units. */
  readonly lossMost: number | null;
  /** A word every so many minutes. */
  readonly remindEvery: number | null;
}

export function newVisit(now: number): Visit {
  return {
    startedAt: now,
    net: 0,
    counted: null,
    minutesMost: null,
    lossMost: null,
    remindEvery: null,
  };
}

const MINUTE = 60_000;

export function minutesOf({ startedAt }: Visit, now: number): number {
  return Math.max(0, Math.floor((now - startedAt) / MINUTE));
}

/** Which of the player's own limits is reached; null while none is. */
export function limitReached(visit: Visit, now: number): 'time' | 'loss' | null {
  const { minutesMost, lossMost, net } = visit;
  if (minutesMost !== null && minutesOf(visit, now) >= minutesMost) return 'time';
  return lossMost !== null && -net >= lossMost ? 'loss' : null;
}

/** A round is counted once, however often it is shown. */
export function withRound(
  visit: Visit,
  {
    id,
    staked,
    returned,
  }: { readonly id: string; readonly staked: number; readonly returned: number },
): Visit {
  if (visit.counted === id) return visit;
  return { ...visit, counted: id, net: visit.net + returned - staked };
}

/** How many reminders were due by now. */
export function remindersDue(visit: Visit, now: number): number {
  return visit.remindEvery === null ? 0 : Math.floor(minutesOf(visit, now) / visit.remindEvery);
}

/** A limit may be set and made stricter during a visit, and not be taken back in the heat of it. */
export function withLimits(
  visit: Visit,
  wanted: Partial<Pick<Visit, 'minutesMost' | 'lossMost'>>,
): Visit {
  return {
    ...visit,
    minutesMost: stricter(visit.minutesMost, wanted.minutesMost),
    lossMost: stricter(visit.lossMost, wanted.lossMost),
  };
}

function stricter(before: number | null, wanted: number | null | undefined): number | null {
  if (wanted === undefined || wanted === null) return before;
  return before === null ? wanted : Math.min(before, wanted);
}

/** A visit as it was kept, or null for what nobody here has written. */
export function readVisit(text: string | null): Visit | null {
  if (text === null) return null;
  const kept: unknown = JSON.parse(text);
  if (typeof kept !== 'object' || kept === null || !('startedAt' in kept)) return null;
  const { startedAt } = kept;
  return typeof startedAt === 'number' ? { ...newVisit(startedAt), ...kept, startedAt } : null;
}
