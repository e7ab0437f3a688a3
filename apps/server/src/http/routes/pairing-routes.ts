import { ok } from '@baize/exact';
import {
  askedBody,
  claimBody,
  claimRequest,
  pairingBody,
  pairingRequest,
} from '@baize/protocol/http';
import type { FastifyRequest } from 'fastify';
import { claimCode, isMachineInUse, newCode } from '../../people/pairing.ts';
import type { ApiPlugin } from '../context.ts';
import { allowOnly, staffOf } from '../gate.ts';
import { onRecord } from '../record.ts';
import { refuse } from '../refuse.ts';
import { askSecondPerson } from '../two-people.ts';

const tags = ['machines'];

/** Terminals, displays and devices get their keys with a one-time code. */
export const pairingRoutes: ApiPlugin = (api, context) => {
  makingCodes(api, context);
  claimingRoutes(api, context);
};

const makingCodes: ApiPlugin = (api, context) => {
  api.post(
    '/pairing',
    {
      schema: {
        summary: 'A one-time code for a machine',
        tags,
        body: pairingRequest,
        response: { 200: pairingBody, 202: askedBody },
      },
      preHandler: allowOnly('technician', 'pit-manager'),
      config: { carriesSecret: true },
    },
    async (request, reply) => {
      const { kind, holder, table } = request.body;
      const createdBy = staffOf(request).id;
      const isInUse = await isMachineInUse(context.registry.database, request.body);
      const wantedCode = { kind, holder, table, createdBy, isAgreed: isInUse };
      const carryOut = async (by: FastifyRequest) => {
        const made = await onRecord(context, by, async (acting) => {
          const code = await newCode(acting, wantedCode);
          const detail = { kind, table: table ?? null };
          return [code, { action: 'pairing-code', subject: holder, outcome: 'accepted', detail }];
        });
        return ok(made);
      };
      const detail = { kind, table: table ?? '' };
      const wanted = { act: 'pair-twin', subject: holder, detail, carryOut } as const;
      const done = isInUse
        ? await askSecondPerson(context, request, wanted)
        : await carryOut(request);
      if (!done.ok) return refuse(reply, 400, done.error);
      return reply.code('request' in done.value ? 202 : 200).send(done.value);
    },
  );
};

const claimingRoutes: ApiPlugin = (api, context) => {
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
      config: { ...slow, carriesSecret: true },
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
