import { hasAuthority } from '@baize/table';
import { actorOf, type Principal } from './sessions.ts';

/** Which table belongs to which pit, and who is assigned to which, as the floor file has it. */
export interface Pits {
  presentation(table: string): { readonly pit?: string } | undefined;
  /** Nothing for whoever is assigned to none. */
  pitsOf?(person: string): readonly string[] | undefined;
}

/**
 * The pits somebody is kept to; nothing for whoever works everywhere. Dealers, pit supervisors and pit managers
 * can be assigned; a shift manager answers for the house, and auditors, cashiers and technicians serve all of it.
 */
export function ownPits(pits: Pits, principal: Principal): readonly string[] | undefined {
  if (principal.kind !== 'staff') return undefined;
  const actor = actorOf(principal);
  const isOfPit =
    actor !== null && hasAuthority(actor, 'dealer') && !hasAuthority(actor, 'shift-manager');
  return isOfPit ? pits.pitsOf?.(principal.id) : undefined;
}

/** Whether a table belongs to a pit somebody is not assigned to; one that nobody knows belongs to none. */
export function isElsewhere(pits: Pits, principal: Principal | null, table: string): boolean {
  const own = principal ? ownPits(pits, principal) : undefined;
  const shown = own && pits.presentation(table);
  return shown !== undefined && (shown.pit === undefined || !own?.includes(shown.pit));
}

export const OTHER_PIT = {
  code: 'other-pit',
  message: 'This table belongs to a pit you are not assigned to.',
  field: 'table',
};
