import { ok } from '@baize/exact';
import {
  askedBody,
  claimBody,
  claimRequest,
  pairingBody,
  pairingRequest,
} from '@baize/protocol/http';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { claimCode, newCode } from '../../people/pairing.ts';
import { readSeat } from '../../store/floor-knowledge.ts';
import type { ApiContext, ApiPlugin } from '../context.ts';
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
    },
    async (request, reply) => {
      const { kind, holder, table } = request.body;
      const createdBy = staffOf(request).id;
      const carryOut = async (by: FastifyRequest) => {
        const made = await onRecord(context, by, async (acting) => {
          const code = await newCode(acting, { kind, holder, table, createdBy });
          const detail = { kind, table: table ?? null };
          return [code, { action: 'pairing-code', subject: holder, outcome: 'accepted', detail }];
        });
        return ok(made);
      };
      const detail = { kind, table: table ?? '' };
      const wanted = { act: 'pair-twin', subject: holder, detail, carryOut } as const;
      const done = (await isInUse(context, request.body))
        ? await askSecondPerson(context, request, wanted)
        : await carryOut(request);
      if (!done.ok) return refuse(reply, 400, done.error);
      return reply.code('request' in done.value ? 202 : 200).send(done.value);
    },
  );
};

/**
 * Whoever gets a key for a terminal with a player, or with money on it, plays with that money, also where
 * the old key was revoked first; whoever speaks for a table's device says what the dice show.
 */
async function isInUse(
  { deps, registry }: ApiContext,
  { kind, holder, table }: z.output<typeof pairingRequest>,
): Promise<boolean> {
  if (kind === 'display') return false;
  const { rows } = await registry.database.query(
    kind === 'terminal'
      ? "select 1 from keys where kind = 'terminal' and holder = $1 and revoked_at is null limit 1"
      : `select 1 from keys where kind = 'device'
           and (holder = $1 or table_id is null or table_id = coalesce($2, table_id)) limit 1`,
    kind === 'terminal' ? [holder] : [holder, table ?? null],
  );
  if (rows.length > 0 || kind === 'device') return rows.length > 0;
  const { seatedAt, credit } = await readSeat(deps.database, holder);
  return seatedAt !== null || credit > 0;
}

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
