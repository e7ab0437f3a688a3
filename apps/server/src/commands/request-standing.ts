import type { WireAnswer } from '@baize/protocol';
import {
  type Actor,
  type Authority,
  actOf,
  DUAL_CONTROL,
  hasAuthority,
  LIBRARY,
  type TableState,
} from '@baize/table';
import { hasStanding } from '../people/standing.ts';
import type { Queryable } from '../store/journal-row.ts';
import { AGREED_BY_NOBODY, ASKED_BY_NOBODY } from './refused-beforehand.ts';

/**
 * Why a request is not carried out although it is agreed to: a person may have been moved or dismissed since they
 * asked, or since they opened the socket they agree on, at whichever node of the floor. Null where both may still.
 */
export async function standingProblem(
  database: Queryable,
  { approvals, [LIBRARY]: library }: TableState,
  { request, by }: { readonly request: string; readonly by: Actor },
): Promise<WireAnswer | null> {
  const approval = approvals.get(request);
  if (!approval) return null;
  const { asks, agrees } = DUAL_CONTROL[actOf(approval.action, library)];
  if (!(await mayStill(database, approval.requestedBy, asks))) return ASKED_BY_NOBODY;
  // Who never had the authority is told so by the table.
  if (!hasAuthority(by, agrees)) return null;
  return (await mayStill(database, by, [agrees])) ? null : AGREED_BY_NOBODY;
}

async function mayStill(
  database: Queryable,
  actor: Actor,
  needed: readonly Authority[],
): Promise<boolean> {
  return actor.kind !== 'staff' || hasStanding(database, actor.id, needed);
}
