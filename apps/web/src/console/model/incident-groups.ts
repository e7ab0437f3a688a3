import type { PossibleIncident } from './dealer-view.ts';

/** What becomes of the toss or the round at once, so that a dealer finds it with one press. */
const ENDS_THE_TOSS: ReadonlySet<string> = new Set([
  'void-round',
  'no-roll',
  'void-affected-rounds',
]);

/** The incidents that end the toss: a void, or one that does not count. */
export function tossEnders(incidents: readonly PossibleIncident[]): readonly PossibleIncident[] {
  return incidents.filter(({ action }) => ENDS_THE_TOSS.has(action));
}

/** Whether the rulebook lets the bets lie and has the result made again, or voids the round. */
export function tossEnds(incidents: readonly PossibleIncident[]): 'void' | 'again' | null {
  const enders = tossEnders(incidents);
  if (enders.length === 0) return null;
  return enders.some(({ action }) => action === 'no-roll') ? 'again' : 'void';
}
