import { hasAuthority, roleOf, type ViewRole } from '@baize/table';
import { actorOf, type Principal } from '../people/sessions.ts';

/** Whether somebody may look at a table in a role; what they may do there the table decides. */
export function mayView(principal: Principal, role: ViewRole): boolean {
  const actor = actorOf(principal);
  switch (role) {
    // What hangs over the table is for everybody who has business on the floor.
    case 'display':
      return true;
    case 'player':
      return principal.kind === 'terminal';
    case 'dealer':
      return actor !== null && hasAuthority(actor, 'dealer');
    case 'pit':
      return actor !== null && hasAuthority(actor, 'pit-supervisor');
    case 'auditor':
      return (
        actor !== null && (roleOf(actor) === 'auditor' || hasAuthority(actor, 'shift-manager'))
      );
  }
}
