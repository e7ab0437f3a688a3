import { assert } from '@baize/exact';
import { type Because, because, type Incident } from '@baize/game';
import type { Actor, Authority } from '../authority/actor.ts';
import { type Command, commandsOf } from '../commands/registry.ts';
import type { TableConfig } from '../configuration/table-config.ts';
import type { Outcome } from '../contributions.ts';
import type { Case } from '../decision.ts';
import type { TableEvent } from '../event.ts';
import type { TableLibrary } from '../library.ts';
import { floorRule } from '../refusal.ts';
import { DUAL_CONTROL, type TableAct } from './dual-control.ts';

/** What needs two people: the first asks, a second of sufficient rank agrees. */
export type ApprovalAction =
  | { readonly kind: 'correct-result'; readonly round: string; readonly dice: Outcome }
  | {
      readonly kind: 'void-rounds';
      readonly rounds: readonly string[];
      readonly incident: Incident;
    }
  | { readonly kind: 'change-prices'; readonly config: TableConfig }
  /** A command that waits, whole, until somebody else agrees to it. */
  | { readonly kind: 'command'; readonly command: Command };

export interface Approval {
  readonly id: string;
  readonly action: ApprovalAction;
  readonly requestedBy: Actor;
  readonly expiresAt: number;
}

/** The row of the list of dual control that a request falls under. */
export function actOf(action: ApprovalAction, library: TableLibrary): TableAct {
  if (action.kind !== 'command') return action.kind;
  const { twoPeople } = commandsOf(library).entries[action.command.type];
  assert(twoPeople !== undefined, `${action.command.type} needs nobody's agreement.`);
  return twoPeople;
}

export function approverOf(action: ApprovalAction, library: TableLibrary): Authority {
  return DUAL_CONTROL[actOf(action, library)].agrees;
}

/** The event that puts a request before a second person. */
export function requestApproval(
  { envelope, rules }: Pick<Case, 'envelope' | 'rules'>,
  action: ApprovalAction,
  reasons?: Because,
): TableEvent {
  const expiresAt = envelope.at + rules.config.approvalMinutes * 60_000;
  const approval = { id: `request:${envelope.op}`, action, requestedBy: envelope.by, expiresAt };
  const own = floorRule(DUAL_CONTROL[actOf(action, rules.library)].rule);
  const why = reasons ? because(...reasons, ...own) : own;
  return { type: 'ApprovalRequested', approval, because: why };
}
