import { ok } from '@baize/exact';
import {
  askedBody,
  claimBody,
  claimRequest,
  pairingBody,
  pairingRequest,
} from '@baize/protocol/http';
import type { FastifyRequest } from 'fastify';
import { claimCode, newCode } from '../../people/pairing.ts';
import { readSeat } from '../../store/floor-knowledge.ts';
import type { ApiContext, ApiPlugin } from '../context.ts';
import { only, staffOf } from '../gate.ts';
import { onRecord } from '../record.ts';
import { refuse } from '../refuse.ts';
import { askSecondPerson } from '../two-people.ts';

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
        response: { 200: pairingBody, 202: askedBody },
      },
      preHandler: only('technician', 'pit-manager'),
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
      const isTwin = kind === 'terminal' && (await isInPlay(context, holder));
      const wanted = { act: 'pair-twin', subject: holder, detail: { kind }, carryOut } as const;
      const done = isTwin
        ? await askSecondPerson(context, request, wanted)
        : await carryOut(request);
      if (!done.ok) return refuse(reply, 400, done.error);
      return reply.code('request' in done.value ? 202 : 200).send(done.value);
    },
  );
};

/** A terminal that has a key and sits at a table: whoever gets a second key plays with its money. */
async function isInPlay({ deps, registry }: ApiContext, holder: string): Promise<boolean> {
  const { seatedAt } = await readSeat(deps.database, holder);
  if (seatedAt === null) return false;
  const { rows } = await registry.database.query(
    "select 1 from keys where kind = 'terminal' and holder = $1 and revoked_at is null limit 1",
    [holder],
  );
  return rows.length > 0;
}

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
