import type { Incident } from '@baize/game';
import type { Roll } from '@baize/three-dice';
import type { Actor } from '../authority/actor.ts';
import type { Authority } from '../authority/authority.ts';
import type { TableConfig } from '../configuration/table-config.ts';

/** What needs two people: the first asks, a second of sufficient rank agrees. */
export type ApprovalAction =
  | { readonly kind: 'correct-result'; readonly round: string; readonly dice: Roll }
  | {
      readonly kind: 'void-rounds';
      readonly rounds: readonly string[];
      readonly incident: Incident;
    }
  | { readonly kind: 'change-prices'; readonly config: TableConfig };

export interface Approval {
  readonly id: string;
  readonly action: ApprovalAction;
  readonly requestedBy: Actor;
  readonly expiresAt: number;
}

/** The least position of whoever agrees. */
export const APPROVERS: Readonly<Record<ApprovalAction['kind'], Authority>> = {
  'correct-result': 'pit-supervisor',
  'void-rounds': 'pit-manager',
  'change-prices': 'shift-manager',
};
