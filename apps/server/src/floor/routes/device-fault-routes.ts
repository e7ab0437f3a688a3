import { parse } from '@baize/protocol';
import { deviceFaultRequest, deviceHeaders, faultsBody } from '@baize/protocol/http';
import type { FastifyReply } from 'fastify';
import type { ApiContext, ApiPlugin } from '../../http/context.ts';
import {
  addSignedRoutes,
  proveSignature,
  readsBodyLater,
  type SignedRequest,
} from '../../http/signed-requests.ts';
import { InvalidInput } from '../../http/zod-provider.ts';
import { readFaults } from '../faults/stored-faults.ts';
import type { FaultRoutesDeps } from './fault-routes.ts';

/** A device says that it is not in order. It is believed, and a person says when it is again. */
export function deviceFaultRoutes(deps: FaultRoutesDeps): ApiPlugin {
  return (api, context) => {
    const schema = {
      summary: 'A device reports that it is not in order, signed',
      description:
        'Signed like a result, over this path. The fault `device-failed` stands at the device until a technician or supervisor clears it; the answer lists what stands there.',
      tags: ['machines'],
      security: [],
      headers: deviceHeaders,
      body: deviceFaultRequest,
      response: { 200: faultsBody },
    };
    addSignedRoutes(api, (scope) => {
      const options = { schema, validatorCompiler: readsBodyLater };
      scope.post('/devices/faults', options, (request, reply) =>
        proveSignature(context, 'report-fault', request, reply, (signed) =>
          report(deps, context, signed, reply),
        ),
      );
    });
  };
}

async function report(
  { faults, pool }: FaultRoutesDeps,
  { audit, deps }: ApiContext,
  { device: { principal, table }, said: body, address }: SignedRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const said = parse(deviceFaultRequest, body);
  if (!said.ok) throw new InvalidInput(said.error);
  const { kind, detail } = said.value;
  const { id } = principal;
  const entry = { at: deps.now(), by: principal, address, action: 'report-fault', subject: id };
  await audit.record({ ...entry, outcome: 'accepted', detail: { kind } });
  const where = table === null ? [] : [`at table ${table}`];
  faults.set(kind, id, [...(detail === undefined ? [] : [detail]), ...where].join('; '));
  await faults.written();
  const all = await readFaults(pool, false);
  return reply.send({ faults: all.filter(({ subject }) => subject === id) });
}
