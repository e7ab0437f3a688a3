import { type Actor, type Role, roleOf } from './actor.ts';

/** The least position a command needs. */
export type Authority =
  | 'player'
  | 'dealer'
  | 'pit-supervisor'
  | 'pit-manager'
  | 'shift-manager'
  | 'casino-manager'
  | 'cashier'
  | 'technician'
  | 'device'
  | 'system';

const LADDER: readonly Role[] = [
  'dealer',
  'pit-supervisor',
  'pit-manager',
  'shift-manager',
  'casino-manager',
];

/** A position off the ladder is its own; the shift manager and above may stand in for any of them. */
export function hasAuthority(actor: Actor, required: Authority): boolean {
  const role = roleOf(actor);
  if (role === required) return true;
  const needed = LADDER.indexOf(required);
  if (needed >= 0) return LADDER.indexOf(role) >= needed;
  const isManager = role === 'shift-manager' || role === 'casino-manager';
  return (required === 'cashier' || required === 'technician') && isManager;
}

export function isOnTheLadder(actor: Actor): boolean {
  return LADDER.includes(roleOf(actor));
}
