import { claimBody, claimRequest, pairingBody, pairingRequest } from '@baize/protocol/http';
import { claimCode, newCode } from '../../people/pairing.ts';
import type { ApiPlugin } from '../context.ts';
import { only, staffOf } from '../gate.ts';
import { onRecord } from '../record.ts';
import { refuse } from '../refuse.ts';

const tags = ['machines'];

/** Terminals, displays and devices get their keys with a one-time code. */
export const pairingRoutes: ApiPlugin = (api, context) => {
  makingCodes(api, context);
  claimingCodes(api, context);
};

const makingCodes: ApiPlugin = (api, context) => {
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
      return onRecord(context, request, async (acting) => {
        const code = await newCode(acting, { kind, holder, table, createdBy });
        const detail = { kind, table: table ?? null };
        return [code, { action: 'pairing-code', subject: holder, outcome: 'accepted', detail }];
      });
    },
  );
};

const claimingCodes: ApiPlugin = (api, context) => {
  const { deps } = context;
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
      type Claimed = Awaited<ReturnType<typeof claimCode>>;
      const claimed = await onRecord<Claimed>(context, request, async (acting) => {
        const done = await claimCode(acting, code, publicKey);
        if (!done.ok) return [done, { action: 'pair', outcome: done.error.code }];
        const { kind, id, key: credential } = done.value;
        const by = { kind, id, credential };
        return [done, { by, action: 'pair', subject: id, outcome: 'accepted' }];
      });
      return claimed.ok ? reply.send(claimed.value) : refuse(reply, 400, claimed.error);
    },
  );
};
