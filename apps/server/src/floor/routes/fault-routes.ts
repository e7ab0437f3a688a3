import {
  clearFaultRequest,
  faultsBody,
  faultsQuery,
  reportFaultRequest,
} from '@baize/protocol/http';
import { z } from 'zod';
import type { Api, ApiContext, ApiPlugin } from '../../http/context.ts';
import { anybody, only, principalOf, staffOf } from '../../http/gate.ts';
import { refuse } from '../../http/refuse.ts';
import type { Asking } from '../../store/office.ts';
import type { Faults } from '../faults/faults.ts';
import { readFaults } from '../faults/stored-faults.ts';

export interface FaultRoutesDeps {
  readonly faults: Faults;
  readonly pool: Asking;
}

/** What is broken now, what was, and who put it right. */
export function faultRoutes(deps: FaultRoutesDeps): ApiPlugin {
  return (api, context) => {
    listFaults(api, deps);
    reportFault(api, context, deps);
    clearFault(api, context, deps);
  };
}

const tags = ['operations'];

function listFaults(api: Api, { pool }: FaultRoutesDeps): void {
  const staff = only('dealer', 'cashier', 'technician', 'auditor');
  api.get(
    '/faults',
    {
      schema: {
        summary: 'What is broken, in plain words',
        description:
          'What stands now, newest first; with `all`, also what was cleared, by whom and why.',
        tags,
        querystring: faultsQuery,
        response: { 200: faultsBody },
      },
      preHandler: staff,
    },
    async ({ query }) => ({ faults: await readFaults(pool, query.all === true) }),
  );
}

function reportFault(
  api: Api,
  { audit, deps }: ApiContext,
  { faults, pool }: FaultRoutesDeps,
): void {
  api.post(
    '/faults',
    {
      schema: {
        summary: 'Report a fault: a terminal its own, staff any',
        tags,
        body: reportFaultRequest,
        response: { 200: faultsBody },
      },
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
      const all = await readFaults(pool, false);
      return reply.send({ faults: all.filter((each) => each.subject === place) });
    },
  );
}

function clearFault(
  api: Api,
  { audit, deps }: ApiContext,
  { faults, pool }: FaultRoutesDeps,
): void {
  api.post(
    '/faults/:id/clear',
    {
      schema: {
        summary: 'Say that a fault is mended, with a reason',
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
      const outcome = faults.get(id) ? 'accepted' : UNKNOWN.code;
      const detail = { reason };
      const entry = { at: deps.now(), by, address: request.ip, action: 'clear-fault', outcome };
      // On record before it is done: what cannot be recorded does not happen.
      await audit.record({ ...entry, subject: id, detail });
      if (!faults.clear(id, staffOf(request).id, reason)) return refuse(reply, 404, UNKNOWN);
      await faults.written();
      return reply.send({ faults: await readFaults(pool, false) });
    },
  );
}

const NOT_YOURS = {
  code: 'not-authorised',
  message: 'A machine reports its own faults only.',
  field: 'subject',
};
const NO_SUBJECT = { code: 'missing-detail', message: 'Say what it is about.', field: 'subject' };
const UNKNOWN = { code: 'unknown-fault', message: 'No such fault stands.', field: 'id' };
