import { ok } from '@baize/exact';
import { hasAuthority } from '../authority/authority.ts';
import type { Case, Decision } from '../decision.ts';
import { floorRule } from '../floor-rules.ts';
import { refuse } from '../refuse.ts';

/** Long enough for the present gaming day and the one before, however they are cut. */
const TWO_DAYS = 48 * 3_600_000;

/**
 * A round that was put away is held again, as its journal has it: everybody may name one of the last two
 * gaming days, the shift manager any (P17).
 */
export function recallRound({ command, state, envelope, rules }: Case<'RecallRound'>): Decision {
  const { round, held, endedAt } = command;
  if (state.concluded.has(round)) return ok([]);
  if (!held || held.id !== round || held.config.table !== rules.config.table) {
    const message = `The journal of this table has no round ${round} that is over.`;
    return refuse('unknown-round', message, floorRule('known-round'), { field: 'round' });
  }
  const isOld = envelope.at - (endedAt ?? 0) > TWO_DAYS;
  if (isOld && !hasAuthority(envelope.by, 'shift-manager')) {
    const message = 'A round of long ago is brought back by the shift manager.';
    return refuse('not-authorised', message, floorRule('known-round', 'authority'));
  }
  return ok([{ type: 'RoundRecalled', round, held, because: floorRule('known-round') }]);
}
