import { ok } from '@baize/exact';
import type { Because } from '@baize/game';
import type { Case, Decision, IncidentDetails } from '@baize/table/kit';
import { floorRule, refuse } from '@baize/table/kit';
import { whereDealt } from './card-case.ts';
import { cardGameAt } from './card-game.ts';
import { walkAway } from './walk-away.ts';
import { offerWithdrawal } from './withdrawal-offer.ts';

const OWN_ACTIONS: readonly string[] = ['offer-withdrawal', 'redeal', 'set-by-house-way'];

/** What the card game does about an incident of its own; null where every game does the same. */
export function disposeOfCards(
  action: string,
  given: Case,
  reasons: Because,
  details: IncidentDetails,
): Decision | null {
  if (!OWN_ACTIONS.includes(action)) return null;
  if (action === 'redeal') return ok([{ type: 'CardsTakenBack', because: reasons }]);
  const { box } = details;
  if (box === undefined) {
    const message = 'Say at which box.';
    return refuse('missing-detail', message, floorRule('well-formed'), { field: 'box' });
  }
  const here = { ...given, game: cardGameAt(given.rules) };
  return action === 'offer-withdrawal'
    ? offerWithdrawal(whereDealt(here), box, reasons)
    : walkAway(here, box, reasons, details);
}
