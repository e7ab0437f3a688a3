import type { Migration } from '../migration.ts';

/** Every migration in order. A new one is a new file and a new last entry. */
export const MIGRATIONS: readonly Migration[] = [];
