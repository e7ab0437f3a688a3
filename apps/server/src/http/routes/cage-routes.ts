import { validationNumber, type WireCommand } from '@baize/protocol';
import {
  buyRequest,
  cageBody,
  redeemRequest,
  type SlipRequest,
  voidInstrumentRequest,
} from '@baize/protocol/http';
import { roleOf } from '@baize/table';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { giveSlip } from '../../cage/give-slip.ts';
import { actorOf } from '../../people/sessions.ts';
import { type KnownInstrument, readInstrument } from '../../store/floor-knowledge.ts';
import type { RunningTable } from '../../tables/running-table.ts';
import type { ApiContext, ApiPlugin } from '../context.ts';
import { allowOnly, staffOf } from '../gate.ts';
import { instrumentBody } from '../instrument-body.ts';
import { refuse } from '../refuse.ts';
import { NOWHERE, tableOf } from './table-of-terminal.ts';

const tags = ['money'];
const response = { 200: cageBody };

/** Money over the counter. Which table's books it belongs in the floor knows; the table decides. */
export const cageRoutes: ApiPlugin = (api, context) => {
  buyingRoutes(api, context);
  redeemingRoutes(api, context);
  voidingRoutes(api, context);
};

const buyingRoutes: ApiPlugin = (api, context) => {
  api.post(
    '/cage/buy',
    {
      schema: { summary: 'Cash for credit at a terminal', tags, body: buyRequest, response },
      preHandler: allowOnly('cashier', 'dealer'),
    },
    async (request, reply) => {
      const { op, terminal, amount } = request.body;
      if (needsDrawer(context, request)) {
        return overDrawer(context, request, reply, { op, kind: 'sell', terminal, amount });
      }
      const table = await tableOf(context.deps, terminal, op);
      const command = { type: 'BuyCredit', terminal, amount } as const;
      return over(context, request, reply, { table, op, command });
    },
  );
};

const redeemingRoutes: ApiPlugin = (api, context) => {
  const { database } = context.deps;
  api.post(
    '/cage/redeem',
    {
      schema: {
        summary: 'Cash for an instrument, exactly once',
        tags,
        body: redeemRequest,
        response,
      },
      preHandler: allowOnly('cashier'),
    },
    async (request, reply) => {
      const { op, number } = request.body;
      if (context.deps.config.cage.windows.length > 0) {
        return overDrawer(context, request, reply, { op, kind: 'redeem', number });
      }
      const known = await readInstrument(database, number);
      if (!known) return refuse(reply, 404, UNKNOWN);
      const command = { type: 'RedeemInstrument', number, terminal: null } as const;
      return over(context, request, reply, { table: issuerOf(context, known), op, command });
    },
  );
};

const voidingRoutes: ApiPlugin = (api, context) => {
  const { database } = context.deps;
  api.post(
    '/instruments/:number/void',
    {
      schema: {
        summary: 'Void an instrument',
        tags,
        params: z.strictObject({ number: validationNumber }),
        body: voidInstrumentRequest,
        response,
      },
      preHandler: allowOnly('pit-manager'),
    },
    async (request, reply) => {
      const { number } = request.params;
      const { op, reason } = request.body;
      const known = await readInstrument(database, number);
      if (!known) return refuse(reply, 404, UNKNOWN);
      const command = { type: 'VoidInstrument', number, reason } as const;
      return over(context, request, reply, { table: issuerOf(context, known), op, command });
    },
  );
};

/** Where drawers are counted, a cashier moves no cash beside them; whoever deals has the box of the table. */
function needsDrawer({ deps }: ApiContext, request: FastifyRequest): boolean {
  const actor = actorOf(staffOf(request));
  return deps.config.cage.windows.length > 0 && actor !== null && roleOf(actor) === 'cashier';
}

async function overDrawer(
  context: ApiContext,
  request: FastifyRequest,
  reply: FastifyReply,
  asked: SlipRequest,
): Promise<FastifyReply> {
  const given = await giveSlip(context, request, asked);
  if (!given.ok) return refuse(reply, given.error.status, given.error);
  const { answer } = given.value;
  if (!answer) return refuse(reply, 409, SECOND_NEEDED);
  const number = asked.kind === 'redeem' ? asked.number : undefined;
  return reply.send({ op: asked.op, answer, ...(await instrumentNow(context, number)) });
}

async function instrumentNow({ deps }: ApiContext, number: string | undefined) {
  const known = number === undefined ? undefined : await readInstrument(deps.database, number);
  return known ? { instrument: instrumentBody(known) } : {};
}

/** The table that issued an instrument has it in its books. */
function issuerOf({ deps }: ApiContext, { issued }: KnownInstrument): RunningTable | undefined {
  return deps.tables.get(issued.table);
}

interface Counter {
  readonly table: RunningTable | undefined;
  readonly op: string;
  readonly command: WireCommand;
}

async function over(
  context: ApiContext,
  request: FastifyRequest,
  reply: FastifyReply,
  { table, op, command }: Counter,
): Promise<FastifyReply> {
  if (!table) return refuse(reply, 409, NOWHERE);
  const principal = staffOf(request);
  const actor = actorOf(principal);
  if (!actor) throw new Error('Staff act.');
  const caller = { principal, actor, address: request.ip };
  const answer = await context.handleCommand(caller, table, { op, command });
  if (answer.type === 'unavailable') return refuse(reply, 503, answer);
  const number = 'number' in command ? command.number : undefined;
  return reply.send({ op, answer, ...(await instrumentNow(context, number)) });
}

const SECOND_NEEDED = {
  code: 'second-person-needed',
  message: 'This is so much that a second person has to agree first.',
};
const UNKNOWN = {
  code: 'unknown-instrument',
  message: 'No instrument with this number was ever issued here.',
  field: 'number',
};
