import type { PlayerView } from '../player-view.ts';

/**
 * What a player has set for this visit, and how it has gone. The table keeps it and refuses what is past it; a screen
 * only shows it.
 */
export type Visit = NonNullable<PlayerView['visit']>;

interface OwnSettings {
  readonly since: number;
  readonly lost: number;
  readonly minutesMost: number | null;
  readonly lossMost: number | null;
  readonly remindEvery: number | null;
}

const MINUTE = 60_000;

export function minutesOf({ since }: Pick<OwnSettings, 'since'>, now: number): number {
  return Math.max(0, Math.floor((now - since) / MINUTE));
}

/** Which of the player's own limits is reached; null while none is. */
export function limitReached(
  visit: Omit<OwnSettings, 'remindEvery'>,
  now: number,
): 'time' | 'loss' | null {
  const { minutesMost, lossMost, lost } = visit;
  if (minutesMost !== null && minutesOf(visit, now) >= minutesMost) return 'time';
  return lossMost !== null && lost >= lossMost ? 'loss' : null;
}

/** How many reminders were due by now. */
export function remindersDue(
  visit: Pick<OwnSettings, 'since' | 'remindEvery'>,
  now: number,
): number {
  return visit.remindEvery === null ? 0 : Math.floor(minutesOf(visit, now) / visit.remindEvery);
}

/** Whether a limit would become looser, which it can only at the next visit. */
export function isLooser(set: number | null, wanted: number): boolean {
  return set !== null && wanted > set;
}
