import type { Actor } from '@baize/table';

/**
 * Whoever may write the floor file speaks with the authority of a pit manager, and the record says
 * that it came through the file. Other prices still need a second person, who is never the file.
 */
export const FLOOR_FILE: Actor = { kind: 'staff', id: 'floor.yaml', position: 'pit-manager' };
