import type { Because, Incident } from '@baize/game';
import type { Case, IncidentDetails, TableEvent } from '@baize/table/kit';

/** Whoever turns their own cards over has seen them, which later irregularities ask about. */
export function noteExposure(
  incident: Incident,
  { state }: Case,
  because: Because,
  { box }: IncidentDetails,
): readonly TableEvent[] {
  if (incident !== 'player-exposes-own-cards' || box === undefined) return [];
  const hand = state.round?.play.cards?.hands.find((each) => each.box === box);
  return hand && !hand.isSeen ? [{ type: 'CardsSeen', box, because }] : [];
}
