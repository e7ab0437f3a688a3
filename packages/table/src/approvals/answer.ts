import { ok, type Result } from '@baize/exact';
import { because, ruleOf } from '@baize/game';
import { hasAuthority, isSamePerson } from '../authority/actor.ts';
import type { Command } from '../command.ts';
import type { Case, Decision } from '../decision.ts';
import type { TableEvent } from '../event.ts';
import { correctResult, reverseRounds } from '../irregularities/correct.ts';
import { LIBRARY } from '../library.ts';
import { floorRule, type Refusal, refuse } from '../refusal.ts';

import { type Approval, actOf, approverOf } from './approval.ts';
import { DUAL_CONTROL } from './dual-control.ts';

/** Decides a command that has waited for a second person. */
export type DecideAgreed = (command: Command, asked: Approval, given: Case) => Decision;

/** A second person agrees, and what was asked for happens at once. */
export function approveRequest(
  given: Case<'ApproveRequest'>,
  decideAgreed: DecideAgreed,
): Decision {
  const approval = findRequested(given, given.command.request);
  if (!approval.ok) return approval;
  const problem = approverProblem(approval.value, given) ?? expiryProblem(approval.value, given);
  if (problem) return problem;
  const granted: TableEvent = {
    type: 'ApprovalGranted',
    request: approval.value.id,
    because: because(...floorRule(ruleFor(approval.value, given))),
  };
  const consequence = carryOut(approval.value, given, decideAgreed);
  return consequence.ok ? ok([granted, ...consequence.value]) : consequence;
}

export function rejectRequest(given: Case<'RejectRequest'>): Decision {
  const approval = findRequested(given, given.command.request);
  if (!approval.ok) return approval;
  const problem = expiryProblem(approval.value, given);
  if (problem) return problem;
  const { reason } = given.command;
  const reasons = floorRule(ruleFor(approval.value, given));
  const rejected: TableEvent = {
    type: 'ApprovalRejected',
    request: approval.value.id,
    reason,
    because: reasons,
  };
  return ok([rejected, ...referDisputed(approval.value, given, reason)]);
}

/**
 * What a clause orders one person cannot refuse: who does not confirm the facts sends them to the shift
 * manager, with the reason (P19). What somebody merely asked for is refused, and that is that.
 */
function referDisputed(
  { action }: Approval,
  { envelope, rules }: Case<'RejectRequest'>,
  note: string,
): readonly TableEvent[] {
  const act = actOf(action, rules.library);
  if (act !== 'correct-result' && act !== 'void-rounds') return [];
  const incident = action.kind === 'void-rounds' ? action.incident : 'wrong-result-registered';
  const matter = `matter:${envelope.op}`;
  const because = ruleOf(rules.book, 'who-decides-the-rest');
  return [{ type: 'MatterReferred', matter, incident, note, because }];
}

export function expireRequest(given: Case<'ExpireRequest'>): Decision {
  const approval = findRequested(given, given.command.request);
  if (!approval.ok) return approval;
  const { id } = approval.value;
  if (expiryProblem(approval.value, given)) {
    return ok([{ type: 'ApprovalExpired', request: id, because: floorRule('expiry') }]);
  }
  const message = 'This request is still open.';
  return refuse('request-not-expired', message, floorRule('expiry'), { field: 'request' });
}

function findRequested({ state }: Case, id: string): Result<Approval, Refusal> {
  const approval = state.approvals.get(id);
  if (approval) return ok(approval);
  const message = 'There is no such request.';
  return refuse('unknown-request', message, floorRule('two-people'), { field: 'request' });
}

function expiryProblem(approval: Approval, { envelope }: Case) {
  if (envelope.at < approval.expiresAt) return null;
  const message = 'This request has expired.';
  return refuse('request-expired', message, floorRule('expiry'), { field: 'request' });
}

/** Rank first, then the moment, then whether it is somebody else: the order of the refusals. */
function approverProblem(approval: Approval, given: Case) {
  const { envelope, state } = given;
  const { action, requestedBy } = approval;
  const needed = approverOf(action, state[LIBRARY]);
  const rule = floorRule(ruleFor(approval, given));
  if (!hasAuthority(envelope.by, needed)) {
    return refuse('not-authorised', `This needs ${needed} or above.`, rule);
  }
  if (action.kind === 'change-prices' && state.round) {
    const message = 'Prices change only between rounds.';
    return refuse('round-in-progress', message, floorRule('between-rounds'));
  }
  if (!isSamePerson(requestedBy, envelope.by)) return null;
  const message = 'A second person must agree.';
  return refuse('same-person', message, rule);
}

function ruleFor({ action }: Approval, { state }: Pick<Case, 'state'>) {
  return DUAL_CONTROL[actOf(action, state[LIBRARY])].rule;
}

function carryOut(
  approval: Approval,
  given: Case<'ApproveRequest'>,
  decideAgreed: DecideAgreed,
): Decision {
  const { action } = approval;
  switch (action.kind) {
    case 'correct-result':
      return correctResult(given, action.round, action.dice);
    case 'void-rounds':
      return reverseRounds(given, action.rounds, action.incident);
    case 'change-prices':
      return ok([
        {
          type: 'TableConfigured',
          config: action.config,
          because: floorRule('configured', 'two-people'),
        },
      ]);
    case 'command':
      return decideAgreed(asKnownNow(action.command, given), approval, given);
  }
}

/** An instrument may have been paid elsewhere since somebody asked; the floor says what it is now. */
function asKnownNow(
  command: Command,
  { command: { instrument } }: Case<'ApproveRequest'>,
): Command {
  const isOfInstrument = command.type === 'VoidInstrument' || command.type === 'DecideTicket';
  return isOfInstrument && instrument ? { ...command, instrument } : command;
}
