import { type Err, ok } from '@baize/exact';
import type { Because, Incident } from '@baize/game';
import type { Case, Decision } from '../decision.ts';
import type { TableEvent } from '../event.ts';
import { floorRule } from '../floor-rules.ts';
import type { IncidentDetails } from '../irregularities/dispose.ts';
import type { Refusal } from '../refusal.ts';
import { refuse } from '../refuse.ts';
import { whereDealt } from './card-case.ts';
import { walkAway } from './walk-away.ts';
import { offerWithdrawal } from './withdrawal-offer.ts';

/** What the card game does about an incident of its own. */
export function disposeOfCards(
  action: 'offer-withdrawal' | 'redeal' | 'set-by-house-way',
  given: Case,
  reasons: Because,
  details: IncidentDetails,
): Decision {
  const { game } = given.rules;
  if (game.mechanic !== 'si-ki-pi') return anotherGame();
  if (action === 'redeal') return ok([{ type: 'CardsTakenBack', because: reasons }]);
  const { box } = details;
  if (box === undefined) {
    const message = 'Say at which box.';
    return refuse('missing-detail', message, floorRule('well-formed'), { field: 'box' });
  }
  const here = { ...given, game };
  return action === 'offer-withdrawal'
    ? offerWithdrawal(whereDealt(here), box, reasons)
    : walkAway(here, box, reasons, details);
}

/** Whoever turns their own cards over has seen them, which later irregularities ask about. */
export function isExposedByPlayer(
  incident: Incident,
  { state }: Case,
  because: Because,
  { box }: IncidentDetails,
): readonly TableEvent[] {
  if (incident !== 'player-exposes-own-cards' || box === undefined) return [];
  const hand = state.round?.cards?.hands.find((each) => each.box === box);
  return hand && !hand.isSeen ? [{ type: 'CardsSeen', box, because }] : [];
}

function anotherGame(): Err<Refusal> {
  return refuse('not-in-this-game', 'This table plays another game.', floorRule('this-game'));
}
