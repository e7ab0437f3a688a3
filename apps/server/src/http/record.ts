import type { FastifyRequest } from 'fastify';
import type { Registry } from '../people/registry.ts';
import { type AuditEntry, writeAuditLines } from '../store/audit-lines.ts';
import type { ApiContext } from './context.ts';

type What = Omit<AuditEntry, 'at' | 'by' | 'address'> & Partial<Pick<AuditEntry, 'by'>>;
type Asker = Pick<FastifyRequest, 'principal' | 'ip'>;

/**
 * Does something and puts it on record, with who did it and from where, in one transaction: both happen,
 * or neither does. An act that is refused is on record as well.
 */
export function onRecord<Done>(
  { office, registry, deps: { now } }: Pick<ApiContext, 'office' | 'registry' | 'deps'>,
  { principal, ip }: Asker,
  act: (registry: Registry) => Promise<readonly [done: Done, what: What]>,
): Promise<Done> {
  return office.together(async (database) => {
    const [done, what] = await act({ ...registry, database, now });
    await writeAuditLines(database, [{ at: now(), by: principal, address: ip, ...what }]);
    return done;
  });
}
