import {
  claimBody,
  claimRequest,
  keysBody,
  pairingBody,
  pairingRequest,
} from '@baize/protocol/http';
import { z } from 'zod';
import { listKeys, revokeKey } from '../../people/keys.ts';
import { claimCode, newCode } from '../../people/pairing.ts';
import type { ApiPlugin } from '../context.ts';
import { only, staffOf } from '../gate.ts';
import { refuse } from '../refuse.ts';

/** Terminals, displays and devices get their keys with a one-time code, and can lose them again. */
export const pairingRoutes: ApiPlugin = (api, { deps, registry, audit, hub }) => {
  const tags = ['machines'];
  const mayPair = only('technician', 'pit-manager');
  const slow = { rateLimit: { max: deps.config.signInsPerMinute, timeWindow: '1 minute' } };

  api.post(
    '/pairing',
    {
      schema: { tags, body: pairingRequest, response: { 200: pairingBody } },
      preHandler: mayPair,
    },
    async (request) => {
      const { kind, holder, table } = request.body;
      const by = staffOf(request);
      const code = await newCode(registry, { kind, holder, table, createdBy: by.id });
      const detail = { kind, table: table ?? null };
      const what = { action: 'pairing-code', subject: holder, outcome: 'accepted', detail };
      await audit.record({ at: deps.now(), by, address: request.ip, ...what });
      return code;
    },
  );

  api.post(
    '/pairing/claim',
    {
      schema: { tags, security: [], body: claimRequest, response: { 200: claimBody } },
      config: slow,
    },
    async (request, reply) => {
      const { code, publicKey = null } = request.body;
      const claimed = await claimCode(registry, code, publicKey);
      const by = claimed.ok
        ? { kind: claimed.value.kind, id: claimed.value.id, credential: claimed.value.key }
        : null;
      const outcome = claimed.ok ? 'accepted' : claimed.error.code;
      const what = { action: 'pair', ...(by ? { subject: by.id } : {}), outcome };
      await audit.record({ at: deps.now(), by, address: request.ip, ...what });
      return claimed.ok ? reply.send(claimed.value) : refuse(reply, 400, claimed.error);
    },
  );

  api.get(
    '/keys',
    {
      schema: { tags, response: { 200: keysBody } },
      preHandler: only('technician', 'pit-manager', 'auditor'),
    },
    async () => ({ keys: await listKeys(registry) }),
  );

  api.delete(
    '/keys/:id',
    {
      schema: { tags, params: z.strictObject({ id: z.string() }), response: { 200: keysBody } },
      preHandler: mayPair,
    },
    async (request, reply) => {
      const { id } = request.params;
      const isRevoked = await revokeKey(registry, id);
      hub.revoke(new Set([id]));
      const outcome = isRevoked ? 'accepted' : UNKNOWN.code;
      const what = { action: 'revoke-key', subject: id, outcome };
      await audit.record({ at: deps.now(), by: staffOf(request), address: request.ip, ...what });
      if (!isRevoked) return refuse(reply, 404, UNKNOWN);
      return reply.send({ keys: await listKeys(registry) });
    },
  );
};

const UNKNOWN = { code: 'unknown-key', message: 'There is no such key in use.', field: 'id' };
