import type { Actor } from '../authority/actor.ts';
import type { Screen } from '../commands/command-entry.ts';
import { type Permissions, permissionsFor } from '../decide.ts';
import type { TableState } from '../state.ts';
import { type PendingApproval, pendingApprovals } from './pending-approvals.ts';

/** What depends on who of the staff looks: what they may do, and what waits for a second person. */
export interface OwnStaffView {
  /** What waits for a second person, with what it would change. */
  readonly approvals: readonly PendingApproval[];
  readonly can: Permissions;
}

export function ownStaffView(
  state: TableState,
  by: Actor,
  screen: Screen,
  now: number,
): OwnStaffView {
  return {
    approvals: pendingApprovals(state, by, now),
    can: permissionsFor(by, screen, state, now),
  };
}
