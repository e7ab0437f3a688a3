/** The positions of staff. The first five are a ladder: a higher one may do what a lower one may. */
export const STAFF_ROLES = [
  'dealer',
  'pit-supervisor',
  'pit-manager',
  'shift-manager',
  /** The one above the shift manager, whom some clauses mean by "or above". */
  'casino-manager',
  'cashier',
  'technician',
  'auditor',
] as const;
export type StaffRole = (typeof STAFF_ROLES)[number];

export type Role = 'player' | StaffRole | 'device' | 'system';

/** Who gives a command. An acting person keeps their own position on the record. */
export type Actor =
  | { readonly kind: 'terminal'; readonly id: string }
  | {
      readonly kind: 'staff';
      readonly id: string;
      readonly position: StaffRole;
      readonly actingAs?: StaffRole;
    }
  | { readonly kind: 'device'; readonly id: string }
  /** The table itself: timers of an automatic table, recovery after a restart. */
  | { readonly kind: 'system' };

/** The role an actor has now: the position they are acting in, if any, else their own. */
export function roleOf(actor: Actor): Role {
  switch (actor.kind) {
    case 'terminal':
      return 'player';
    case 'staff':
      return actor.actingAs ?? actor.position;
    case 'device':
      return 'device';
    case 'system':
      return 'system';
  }
}

export function isSamePerson(one: Actor, other: Actor): boolean {
  if (one.kind === 'system' || other.kind === 'system') return one.kind === other.kind;
  return one.kind === other.kind && one.id === other.id;
}

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
