import {
  clearFaultRequest,
  type FaultsBody,
  faultsBody,
  faultsQuery,
  reportFaultRequest,
} from '@baize/protocol/http';
import type { Pool } from 'pg';
import { z } from 'zod';
import type { ApiPlugin } from '../../http/context.ts';
import { anybody, only, principalOf, staffOf } from '../../http/gate.ts';
import { refuse } from '../../http/refuse.ts';
import { FAULT_KINDS, isFaultCode } from '../faults/fault-catalogue.ts';
import type { Faults } from '../faults/faults.ts';

export interface FaultRoutesDeps {
  readonly faults: Faults;
  readonly pool: Pick<Pool, 'query'>;
}

/** What is broken now, what was, and who put it right. */
export function faultRoutes({ faults, pool }: FaultRoutesDeps): ApiPlugin {
  return (api, { audit, deps }) => {
    const tags = ['operations'];
    const staff = only('dealer', 'cashier', 'technician', 'auditor');

    api.get(
      '/faults',
      {
        schema: { tags, querystring: faultsQuery, response: { 200: faultsBody } },
        preHandler: staff,
      },
      async ({ query }) => ({ faults: await storedFaults(pool, query.all === true) }),
    );

    api.post(
      '/faults',
      {
        schema: { tags, body: reportFaultRequest, response: { 200: faultsBody } },
        preHandler: anybody,
      },
      async (request, reply) => {
        const by = principalOf(request);
        const { kind, subject, detail } = request.body;
        const place = by.kind === 'terminal' ? by.id : subject;
        // A machine is believed about itself; only people may speak of others.
        const isOwn = by.kind === 'terminal' && (subject === undefined || subject === by.id);
        if (by.kind !== 'staff' && !isOwn) return refuse(reply, 403, NOT_YOURS);
        if (place === undefined) return refuse(reply, 400, NO_SUBJECT);
        const entry = { at: deps.now(), by, address: request.ip, action: 'report-fault' };
        await audit.record({ ...entry, subject: place, outcome: 'accepted', detail: { kind } });
        faults.set(kind, place, detail);
        await faults.written();
        const all = await storedFaults(pool, false);
        return reply.send({ faults: all.filter((each) => each.subject === place) });
      },
    );

    api.post(
      '/faults/:id/clear',
      {
        schema: {
          tags,
          params: z.strictObject({ id: z.string() }),
          body: clearFaultRequest,
          response: { 200: faultsBody },
        },
        preHandler: only('technician', 'pit-supervisor'),
      },
      async (request, reply) => {
        const { id } = request.params;
        const { reason } = request.body;
        const by = principalOf(request);
        const isCleared = faults.clear(id, staffOf(request).id, reason);
        const outcome = isCleared ? 'accepted' : 'unknown-fault';
        const detail = { reason };
        const entry = { at: deps.now(), by, address: request.ip, action: 'clear-fault', outcome };
        await audit.record({ ...entry, subject: id, detail });
        if (!isCleared) return refuse(reply, 404, UNKNOWN);
        await faults.written();
        return reply.send({ faults: await storedFaults(pool, false) });
      },
    );
  };
}

const NOT_YOURS = {
  code: 'not-authorised',
  message: 'A machine reports its own faults only.',
  field: 'subject',
};
const NO_SUBJECT = { code: 'missing-detail', message: 'Say what it is about.', field: 'subject' };
const UNKNOWN = { code: 'unknown-fault', message: 'No such fault stands.', field: 'id' };

interface StoredFault {
  readonly id: string;
  readonly code: string;
  readonly place: string;
  readonly detail: string;
  readonly set_at: string;
  readonly cleared_at: string | null;
  readonly cleared_by: string | null;
  readonly cleared_because: string | null;
}

const MOST = 500;

async function storedFaults(
  pool: Pick<Pool, 'query'>,
  withCleared: boolean,
): Promise<FaultsBody['faults']> {
  const { rows } = await pool.query<StoredFault>(
    `select * from faults where cleared_at is null or $1 order by set_at desc limit $2`,
    [withCleared, MOST],
  );
  return rows.map((row) => ({
    id: row.id,
    kind: row.code,
    subject: row.place,
    message: sentenceOf(row),
    locks: locksOf(row.code),
    setAt: Number(row.set_at),
    clearedAt: row.cleared_at === null ? null : Number(row.cleared_at),
    clearedBy: row.cleared_by,
    clearedBecause: row.cleared_because,
  }));
}

function sentenceOf({ code, detail }: StoredFault): string {
  const says = isFaultCode(code) ? FAULT_KINDS[code].says : code;
  return detail === '' ? says : `${says} (${detail})`;
}

function locksOf(code: string): string | null {
  const locks = isFaultCode(code) ? FAULT_KINDS[code].locks : 'nothing';
  return locks === 'nothing' ? null : locks;
}
