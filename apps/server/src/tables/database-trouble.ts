import { DatabaseError } from 'pg';

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

/** The database cannot be reached or cannot work; it has nothing to do with what was asked. */
export function isDatabaseTrouble(error: unknown): boolean {
  if (error instanceof DatabaseError) return !isRefusedForGood(error);
  if (!(error instanceof Error)) return false;
  if ('code' in error && typeof error.code === 'string') return SOCKET_ERRORS.has(error.code);
  return /connection|timeout exceeded when trying to connect/i.test(error.message);
}

const SOCKET_ERRORS = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT']);
