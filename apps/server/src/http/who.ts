import type { Who } from '@baize/protocol/http';
import type { Principal } from '../people/sessions.ts';

/** Somebody as they may know themselves: nothing of the credential they came with. */
export function whoIs(principal: Principal): Who {
  if (principal.kind !== 'staff') return { kind: principal.kind, id: principal.id };
  const { kind, id, name, position, actingPositions, actingAs, mustChangePassword } = principal;
  return {
    kind,
    id,
    name,
    position,
    actingPositions: [...actingPositions],
    actingAs,
    mustChangePassword,
  };
}
