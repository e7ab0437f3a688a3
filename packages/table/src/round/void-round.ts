import { ok } from '@baize/exact';
import { type Because, because, type Incident, ruleOf } from '@baize/game';
import { creditOf, escrowOf, postingsFor } from '@baize/ledger';
import type { Case, Decision } from '../decision.ts';
import { itemsOf } from '../evolve/persistent.ts';
import { floorRule, refuse } from '../refusal.ts';

import { endRound } from './conclude.ts';
import { escrowedFor } from './settled.ts';

/** The round in progress has no result; every stake of it goes back whole. */
export function voidRound(given: Case, incident: Incident | 'decision', cause: Because): Decision {
  const { state, rules } = given;
  const { round } = state;
  if (!round) return refuse('no-round', 'No round is in progress.', floorRule('order-of-play'));
  if (round.settled) {
    const message = 'The result is registered; this round can only be corrected or reversed.';
    return refuse('wrong-phase', message, floorRule('order-of-play'), { phase: round.phase });
  }
  if (rules.mechanic.undecided?.matterOf(round)) {
    const message = 'Bets of this round are settled; once it is over it can be reversed.';
    return refuse('wrong-phase', message, floorRule('order-of-play'), { phase: round.phase });
  }
  const reasons = because(...cause, ...ruleOf(rules.book, 'void-returns-bets'));
  const escrow = escrowOf(round.id);
  const returned = round.closed
    ? escrowedFor(round, rules)
    : [...itemsOf(state.terminals)]
        .filter((terminal) => terminal.staked > 0)
        .map(({ id, staked }) => ({ terminal: id, amount: staked }));
  const postings = (round.closed ? returned : []).flatMap(({ terminal, amount }) =>
    postingsFor(escrow, creditOf(terminal), amount, `${round.id}:void:${terminal}`, reasons),
  );
  return ok(
    endRound(given, [
      ...rules.mechanic.beforeVoid(given, cause),
      { type: 'RoundVoided', round: round.id, incident, returned, postings, because: reasons },
    ]),
  );
}
