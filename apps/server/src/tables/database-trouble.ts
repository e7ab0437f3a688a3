import { DatabaseError } from 'pg';
import { ReadOnlyDatabase } from './durability.ts';

/**
 * Classes of SQLSTATE that say nothing about our statement: connection, a server that only reads, rollback for the sake of
 * others, resources, an operator's intervention, the system.
 */
const PASSING_CLASSES = ['08', '25', '40', '53', '55', '57', '58', 'XX'];

/** The database has understood a statement and will never carry it out: a mistake of ours. */
export function isRefusedForGood(error: unknown): boolean {
  if (!(error instanceof DatabaseError)) return false;
  return !PASSING_CLASSES.includes((error.code ?? 'XX').slice(0, 2));
}

/** A table that cannot say what is on record, because its last write is in doubt. */
export class TableUnavailable extends Error {}

/** The database takes no writes at all: whatever it was given, it has certainly not done. */
export function isReadOnly(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '25006';
}

/** The database cannot be reached or cannot work; it has nothing to do with what was asked. */
export function isDatabaseTrouble(error: unknown): boolean {
  if (error instanceof DatabaseError) return !isRefusedForGood(error);
  if (error instanceof ReadOnlyDatabase || error instanceof TableUnavailable) return true;
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string') return SOCKET_ERRORS.has(error.code);
  return /connection|timeout exceeded when trying to connect|^query read timeout$/i.test(
    error.message,
  );
}

const SOCKET_ERRORS = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT']);
