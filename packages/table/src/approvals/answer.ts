import { ok, type Result } from '@baize/exact';
import { because } from '@baize/game';
import { isSamePerson } from '../authority/actor.ts';
import { hasAuthority } from '../authority/authority.ts';
import type { Case, Decision } from '../decision.ts';
import type { TableEvent } from '../event.ts';
import { floorRule } from '../floor-rules.ts';
import { correctResult, reverseRounds } from '../irregularities/correct.ts';
import type { Refusal } from '../refusal.ts';
import { refuse } from '../refuse.ts';
import { APPROVERS, type Approval } from './approval.ts';

/** A second person agrees, and what was asked for happens at once. */
export function approveRequest(given: Case<'ApproveRequest'>): Decision {
  const approval = findRequested(given, given.command.request);
  if (!approval.ok) return approval;
  const fault = approverFault(approval.value, given) ?? expiryFault(approval.value, given);
  if (fault) return fault;
  const granted: TableEvent = {
    type: 'ApprovalGranted',
    request: approval.value.id,
    because: because(...floorRule('two-people')),
  };
  const consequence = carryOut(approval.value, given);
  return consequence.ok ? ok([granted, ...consequence.value]) : consequence;
}

export function rejectRequest(given: Case<'RejectRequest'>): Decision {
  const approval = findRequested(given, given.command.request);
  if (!approval.ok) return approval;
  const fault = expiryFault(approval.value, given);
  if (fault) return fault;
  const { reason } = given.command;
  const reasons = floorRule('two-people');
  return ok([{ type: 'ApprovalRejected', request: approval.value.id, reason, because: reasons }]);
}

export function expireRequest(given: Case<'ExpireRequest'>): Decision {
  const approval = findRequested(given, given.command.request);
  if (!approval.ok) return approval;
  const { id } = approval.value;
  if (expiryFault(approval.value, given)) {
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

function expiryFault(approval: Approval, { envelope }: Case) {
  if (envelope.at < approval.expiresAt) return null;
  const message = 'This request has expired.';
  return refuse('request-expired', message, floorRule('expiry'), { field: 'request' });
}

/** Rank first, then the moment, then whether it is somebody else: the order of the refusals. */
function approverFault({ action, requestedBy }: Approval, { envelope, state }: Case) {
  const needed = APPROVERS[action.kind];
  if (!hasAuthority(envelope.by, needed)) {
    return refuse('not-authorised', `This needs ${needed} or above.`, floorRule('two-people'));
  }
  if (action.kind === 'change-prices' && state.round) {
    const message = 'Prices change only between rounds.';
    return refuse('round-in-progress', message, floorRule('between-rounds'));
  }
  if (!isSamePerson(requestedBy, envelope.by)) return null;
  const message = 'A second person must agree.';
  return refuse('same-person', message, floorRule('two-people'));
}

function carryOut(approval: Approval, given: Case): Decision {
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
  }
}
