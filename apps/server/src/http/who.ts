import type { Who } from '@baize/protocol/http';
import { ownPits, type Pits } from '../people/own-pits.ts';
import type { Principal } from '../people/sessions.ts';

/** Somebody as they may know themselves: nothing of the credential they came with. */
export function whoIs(principal: Principal, floor: Pits): Who {
  if (principal.kind !== 'staff') return { kind: principal.kind, id: principal.id };
  const { kind, id, name, position, actingPositions, actingAs, mustChangePassword } = principal;
  const pits = ownPits(floor, principal);
  return {
    kind,
    id,
    name,
    position,
    actingPositions: [...actingPositions],
    actingAs,
    mustChangePassword,
    ...(pits && { pits: [...pits] }),
  };
}
