import type { Actor, StaffRole } from '@baize/table';

/** Who is on the other end of a request or a socket, as proved by a session or a key. */
export type Principal = StaffPrincipal | MachinePrincipal;

export interface StaffPrincipal {
  readonly kind: 'staff';
  readonly id: string;
  readonly name: string;
  readonly position: StaffRole;
  /** Positions a shift manager has allowed this person to stand in for. */
  readonly actingPositions: readonly StaffRole[];
  readonly actingAs: StaffRole | null;
  readonly mustChangePassword: boolean;
  readonly expiresAt: number;
  /** The session's id, not its secret. */
  readonly credential: string;
}

export interface MachinePrincipal {
  readonly kind: 'terminal' | 'display' | 'device';
  readonly id: string;
  /** The key's id, not its secret. */
  readonly credential: string;
}

/** Whom the domain sees; a display acts for nobody and gives no commands. */
export function actorOf(principal: Principal): Actor | null {
  switch (principal.kind) {
    case 'staff': {
      const { id, position, actingAs } = principal;
      return { kind: 'staff', id, position, ...(actingAs ? { actingAs } : {}) };
    }
    case 'terminal':
    case 'device':
      return { kind: principal.kind, id: principal.id };
    case 'display':
      return null;
  }
}
