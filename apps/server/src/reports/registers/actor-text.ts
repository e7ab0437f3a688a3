import type { Actor } from '@baize/table';

/** Who did something, as a register prints it; an acting person keeps their own position. */
export function actorText(actor: Actor): string {
  switch (actor.kind) {
    case 'system':
      return 'the table itself';
    case 'staff': {
      const { id, position, actingAs } = actor;
      return actingAs ? `${id} (${position}, acting as ${actingAs})` : `${id} (${position})`;
    }
    case 'terminal':
    case 'device':
      return `${actor.kind} ${actor.id}`;
  }
}
