import { err, ok, type Result } from '@baize/exact';
import {
  askedBody,
  clearFaultRequest,
  type FaultsBody,
  faultsBody,
  faultsQuery,
  reportFaultRequest,
} from '@baize/protocol/http';
import type { OfficeAct } from '@baize/table';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Api, ApiContext, ApiPlugin } from '../../http/context.ts';
import { allowOnly, anybody, principalOf, staffOf } from '../../http/gate.ts';
import { type ApiProblem, refuse } from '../../http/refuse.ts';
import { askSecondPerson } from '../../http/two-people.ts';
import { isElsewhere, OTHER_PIT } from '../../people/own-pits.ts';
import type { Asking } from '../../store/office.ts';
import type { FaultCode } from '../faults/fault-catalogue.ts';
import type { Faults } from '../faults/faults.ts';
import { readFaults } from '../faults/stored-faults.ts';

export interface FaultRoutesDeps {
  readonly faults: Faults;
  readonly pool: Asking;
}

/** What is broken now, what was, and who put it right. */
export function faultRoutes(deps: FaultRoutesDeps): ApiPlugin {
  return (api, context) => {
    listFaults(api, context, deps);
    reportFault(api, context, deps);
    clearFault(api, context, deps);
  };
}

const tags = ['operations'];

function listFaults(api: Api, { deps }: ApiContext, { pool }: FaultRoutesDeps): void {
  const staff = allowOnly('dealer', 'cashier', 'technician', 'auditor');
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
    async ({ query, principal }) => {
      const faults = await readFaults(pool, query.all === true);
      return {
        faults: faults.filter(({ subject }) => !isElsewhere(deps.floor, principal, subject)),
      };
    },
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
      if (isElsewhere(deps.floor, by, place)) return refuse(reply, 403, ITS_PIT);
      const isThere = deps.tables.get(place) !== undefined || (await isKnown(pool, place));
      if (!isThere) return refuse(reply, 404, NO_PLACE);
      const entry = { at: deps.now(), by, address: request.ip, action: 'report-fault' };
      await audit.record({ ...entry, subject: place, outcome: 'accepted', detail: { kind } });
      faults.set(kind, place, detail);
      await faults.written();
      const all = await readFaults(pool, false);
      return reply.send({ faults: all.filter((each) => each.subject === place) });
    },
  );
}

function clearFault(api: Api, context: ApiContext, { faults, pool }: FaultRoutesDeps): void {
  const { audit, deps } = context;
  api.post(
    '/faults/:id/clear',
    {
      schema: {
        summary: 'Say that a fault is mended, with a reason',
        tags,
        params: z.strictObject({ id: z.string() }),
        body: clearFaultRequest,
        response: { 200: faultsBody, 202: askedBody },
      },
      preHandler: allowOnly('technician', 'pit-supervisor'),
    },
    async (request, reply) => {
      const { id } = request.params;
      const { reason } = request.body;
      const asked = staffOf(request).id;
      const carryOut = async (by: FastifyRequest): Promise<Result<FaultsBody, ApiProblem>> => {
        const outcome = faults.get(id) ? 'accepted' : UNKNOWN.code;
        const entry = { at: deps.now(), by: principalOf(by), address: by.ip, outcome };
        // On record before it is done: what cannot be recorded does not happen.
        await audit.record({ ...entry, action: 'clear-fault', subject: id, detail: { reason } });
        if (!faults.clear(id, asked, reason)) return err(UNKNOWN);
        await faults.written();
        return ok({ faults: [...(await readFaults(pool, false))] });
      };
      const fault = faults.get(id);
      const isOther = fault && isElsewhere(deps.floor, request.principal, fault.place);
      if (isOther) return refuse(reply, 403, OTHER_PIT);
      const wanted = { subject: id, detail: { reason, what: fault?.detail ?? '' }, carryOut };
      const act = fault && ACCEPTED_BY_TWO[fault.code];
      const done = act
        ? await askSecondPerson(context, request, { act, ...wanted })
        : await carryOut(request);
      if (!done.ok) return refuse(reply, 404, done.error);
      return reply.code('request' in done.value ? 202 : 200).send(done.value);
    },
  );
}

/** Faults whose end is a decision of two people, by its act. */
const ACCEPTED_BY_TWO: Readonly<Partial<Record<FaultCode, OfficeAct>>> = {
  'record-unwitnessed': 'accept-record',
  'software-changed': 'accept-software',
};

const ITS_PIT = { ...OTHER_PIT, field: 'subject' };
const NOT_YOURS = {
  code: 'not-authorised',
  message: 'A machine reports its own faults only.',
  field: 'subject',
};
/** Whether there is such a terminal or device: a register that takes any name can be filled until nobody reads it. */
async function isKnown(pool: Asking, place: string): Promise<boolean> {
  const { rows } = await pool.query(
    `select 1 from terminals where id = $1
     union all select 1 from keys where holder = $1 and revoked_at is null limit 1`,
    [place],
  );
  return rows.length > 0;
}

const NO_PLACE = {
  code: 'unknown-subject',
  message: 'There is no such terminal, device or table here.',
  field: 'subject',
};
const NO_SUBJECT = { code: 'missing-detail', message: 'Say what it is about.', field: 'subject' };
const UNKNOWN = { code: 'unknown-fault', message: 'No such fault stands.', field: 'id' };
