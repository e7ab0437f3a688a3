import { DatabaseError } from 'pg';
import { errorCode } from '../postgres/problem-of-error.ts';

/** What the database said, or that it went away; nothing if the error is another's. */
export function databaseTrouble(error: unknown): string | undefined {
  if (error instanceof DatabaseError) return error.message;
  if (!(error instanceof Error)) return undefined;
  return BROKEN.test(error.message) || isLost(errorCode(error)) ? error.message : undefined;
}

// The driver has no class for a connection that ended in the middle of a query, or before one.
const BROKEN = /^Connection terminated|^Client has encountered a connection error/;

function isLost(code: string | undefined): boolean {
  return code === 'ECONNRESET' || code === 'EPIPE' || code === 'ECONNREFUSED';
}
