import type { Because } from '@baize/rules';
import type { Case, Decision } from '../decision.ts';
import { floorRule } from '../floor-rules.ts';
import type { IncidentDetails } from '../irregularities/dispose.ts';
import { refuse } from '../refuse.ts';

export function disposeOfCards(
  _action: 'offer-withdrawal' | 'redeal' | 'set-by-house-way',
  _given: Case,
  _reasons: Because,
  _details: IncidentDetails,
): Decision {
  return refuse('not-in-this-game', 'This table plays another game.', floorRule('this-game'));
}
