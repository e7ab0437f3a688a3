import { type Err, ok } from '@baize/exact';
import { type Because, because } from '@baize/game';
import { hasAuthority, isSamePerson } from '../authority/actor.ts';
import type { Case, Decision, RoundCase } from '../decision.ts';
import type { TableEvent } from '../event.ts';
import { floorRule, type Refusal, refuse } from '../refusal.ts';

/**
 * Bets are settled in somebody's presence: a supervisor who reports the failure is there, and otherwise
 * one has to say so under their own name. Once winners are paid there is nothing left to watch.
 */
export function presenceAtReport(given: Case, reasons: Because): readonly TableEvent[] {
  const { envelope, state } = given;
  const { round } = state;
  const isThere = hasAuthority(envelope.by, 'pit-supervisor');
  if (!round || round.phase === 'paid' || round.presence?.by || !isThere) return [];
  return [recordPresence(given, round.id, reasons)];
}

/** A supervisor, signed in under their own name, watches bets being settled without the device. */
export function watchSettlement(given: RoundCase<'WatchSettlement'>): Decision {
  const { round } = given;
  if (round.presence?.by === null && round.suspendAfter) {
    return ok([recordPresence(given, round.id, round.suspendAfter.because)]);
  }
  const message = 'No settlement waits for somebody to watch it.';
  return refuse('wrong-phase', message, floorRule('order-of-play'), { phase: round.phase });
}

function recordPresence({ envelope }: Case, round: string, reasons: Because): TableEvent {
  const both = because(...reasons, ...floorRule('two-people'));
  return { type: 'SupervisorPresent', round, supervisor: envelope.by, because: both };
}

/** Whether losers may be collected and winners paid: not alone, where the book asks for two. */
export function presenceProblem({ round, envelope }: RoundCase): Err<Refusal> | null {
  const { presence, suspendAfter } = round;
  if (!presence || !suspendAfter) return null;
  if (presence.by === null) {
    const message = 'Bets are settled in the presence of a supervisor, who says so in person.';
    return refuse('supervisor-required', message, suspendAfter.because);
  }
  if (!isSamePerson(presence.by, envelope.by)) return null;
  const message = 'Whoever watches the settlement cannot carry it out.';
  return refuse('same-person', message, suspendAfter.because);
}
