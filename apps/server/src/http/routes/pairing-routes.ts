import { claimBody, claimRequest, pairingBody, pairingRequest } from '@baize/protocol/http';
import { claimCode, newCode } from '../../people/pairing.ts';
import type { ApiPlugin } from '../context.ts';
import { only, staffOf } from '../gate.ts';
import { record } from '../record.ts';
import { refuse } from '../refuse.ts';

const tags = ['machines'];

/** Terminals, displays and devices get their keys with a one-time code. */
export const pairingRoutes: ApiPlugin = (api, context) => {
  makingCodes(api, context);
  claimingCodes(api, context);
};

const makingCodes: ApiPlugin = (api, context) => {
  const { registry } = context;
  api.post(
    '/pairing',
    {
      schema: {
        summary: 'A one-time code for a machine',
        tags,
        body: pairingRequest,
        response: { 200: pairingBody },
      },
      preHandler: only('technician', 'pit-manager'),
    },
    async (request) => {
      const { kind, holder, table } = request.body;
      const createdBy = staffOf(request).id;
      const code = await newCode(registry, { kind, holder, table, createdBy });
      const detail = { kind, table: table ?? null };
      const what = { action: 'pairing-code', subject: holder, outcome: 'accepted', detail };
      await record(context, request, what);
      return code;
    },
  );
};

const claimingCodes: ApiPlugin = (api, context) => {
  const { deps, registry } = context;
  const slow = { rateLimit: { max: deps.config.signInsPerMinute, timeWindow: '1 minute' } };
  api.post(
    '/pairing/claim',
    {
      schema: {
        summary: 'Pair a machine with its code',
        tags,
        security: [],
        body: claimRequest,
        response: { 200: claimBody },
      },
      config: slow,
    },
    async (request, reply) => {
      const { code, publicKey = null } = request.body;
      const claimed = await claimCode(registry, code, publicKey);
      if (!claimed.ok) {
        const { error } = claimed;
        await record(context, request, { action: 'pair', outcome: error.code });
        return refuse(reply, 400, error);
      }
      const { kind, id, key: credential } = claimed.value;
      const by = { kind, id, credential };
      await record(context, request, { by, action: 'pair', subject: id, outcome: 'accepted' });
      return reply.send(claimed.value);
    },
  );
};
