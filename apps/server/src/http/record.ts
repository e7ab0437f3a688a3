import type { FastifyRequest } from 'fastify';
import type { AuditEntry } from '../people/audit.ts';
import type { ApiContext } from './context.ts';

type What = Omit<AuditEntry, 'at' | 'by' | 'address'> & Partial<Pick<AuditEntry, 'by'>>;

/** Puts what somebody did on record, with who they are and where they speak from. */
export function record(
  { audit, deps }: Pick<ApiContext, 'audit' | 'deps'>,
  { principal, ip }: Pick<FastifyRequest, 'principal' | 'ip'>,
  what: What,
): Promise<void> {
  return audit.record({ at: deps.now(), by: principal, address: ip, ...what });
}
