import { ticketId, type WireCommand } from '@baize/protocol';

import {
  confirmTicketRequest,
  decideTicketRequest,
  doubtTicketRequest,
  ticketAnswerBody,
  ticketBody,
  ticketsBody,
  ticketsQuery,
} from '@baize/protocol/http';
import { roleOf } from '@baize/table';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { giveSlip } from '../../cage/give-slip.ts';
import { actorOf } from '../../people/sessions.ts';
import { type KnownInstrument, readTicket } from '../../store/floor-knowledge.ts';
import { findTickets } from '../../tickets/find-tickets.ts';
import { lifeEvents } from '../../tickets/ticket-events.ts';
import { ticketLife } from '../../tickets/ticket-life.ts';
import { ticketLine } from '../../tickets/ticket-line.ts';
import type { ApiContext, ApiPlugin } from '../context.ts';
import { allowOnly, staffOf } from '../gate.ts';
import { refuse } from '../refuse.ts';

const tags = ['money'];
const params = z.strictObject({ ticket: ticketId });
const response = { 200: ticketAnswerBody };

/** Tickets by a name that pays nothing: found, read from their first event to their last, and decided about. */
export const ticketRoutes: ApiPlugin = (api, context) => {
  readingRoutes(api, context);
  sayingRoutes(api, context);
  endingRoutes(api, context);
};

const readingRoutes: ApiPlugin = (api, { deps }) => {
  const preHandler = allowOnly('cashier', 'pit-supervisor', 'auditor');
  api.get(
    '/tickets',
    {
      schema: {
        summary: 'Tickets nobody has confirmed, or those that fit',
        tags,
        querystring: ticketsQuery,
        response: { 200: ticketsBody },
      },
      preHandler,
    },
    async (request, reply) => reply.send(await findTickets(deps, request.query)),
  );
  api.get(
    '/tickets/:ticket',
    {
      schema: {
        summary: 'One ticket and its whole life',
        tags,
        params,
        response: { 200: ticketBody },
      },
      preHandler,
    },
    async (request, reply) => {
      const known = await readTicket(deps.database, request.params.ticket);
      return known ? reply.send(await ticketLife(deps, known)) : refuse(reply, 404, UNKNOWN);
    },
  );
};

const sayingRoutes: ApiPlugin = (api, context) => {
  const preHandler = allowOnly('cashier', 'pit-supervisor');
  api.post(
    '/tickets/:ticket/confirm',
    {
      schema: {
        summary: 'Take a ticket for taken',
        tags,
        params,
        body: confirmTicketRequest,
        response,
      },
      preHandler,
    },
    async (request, reply) => {
      const { op, reason } = request.body;
      return about(context, request, reply, op, ({ terminal, ticket }) => ({
        type: 'ConfirmTicket',
        terminal,
        ticket,
        reason,
      }));
    },
  );
  api.post(
    '/tickets/:ticket/doubt',
    {
      schema: {
        summary: 'Say that a ticket may not have come out',
        tags,
        params,
        body: doubtTicketRequest,
        response,
      },
      preHandler,
    },
    async (request, reply) => {
      const { op, note } = request.body;
      const said = note === undefined ? {} : { note };
      return about(context, request, reply, op, ({ terminal, ticket }) => ({
        type: 'DoubtTicket',
        terminal,
        ticket,
        says: 'no-ticket',
        ...said,
      }));
    },
  );
};

const endingRoutes: ApiPlugin = (api, context) => {
  api.post(
    '/tickets/:ticket/decide',
    {
      schema: {
        summary: 'Ask a second person to end a ticket',
        tags,
        params,
        body: decideTicketRequest,
        response,
      },
      preHandler: allowOnly('cashier', 'pit-supervisor'),
    },
    async (request, reply) => {
      const { op, effect, reason } = request.body;
      if (effect === 'cash' && needsDrawer(context, request)) {
        return overDrawer(context, request, reply, op);
      }
      return about(context, request, reply, op, ({ terminal, ticket, amount }) => ({
        type: 'DecideTicket',
        terminal,
        ticket,
        amount,
        effect,
        reason,
      }));
    },
  );
};

type TicketRequest = FastifyRequest<{ Params: z.infer<typeof params> }>;
type AboutTicket = Pick<KnownInstrument, 'ticket' | 'amount'> & { readonly terminal: string };

/** Gives a command about a ticket to the table that issued it. */
async function about(
  context: ApiContext,
  request: TicketRequest,
  reply: FastifyReply,
  op: string,
  commandOf: (ticket: AboutTicket) => WireCommand,
): Promise<FastifyReply> {
  const { deps } = context;
  const known = await readTicket(deps.database, request.params.ticket);
  const table = known && deps.tables.get(known.issued.table);
  if (!known || !table) return refuse(reply, 404, UNKNOWN);
  const principal = staffOf(request);
  const actor = actorOf(principal);
  if (!actor) throw new Error('Staff act.');
  const { ticket, amount, issued } = known;
  const command = commandOf({ ticket, amount, terminal: issued.terminal });
  const caller = { principal, actor, address: request.ip };
  const answer = await context.handleCommand(caller, table, { op, command });
  if (answer.type === 'unavailable') return refuse(reply, 503, answer);
  return reply.send({ op, answer, ticket: await lineNow(context, known) });
}

/** Where drawers are counted, cash for a ticket comes out of the cashier's own. */
function needsDrawer({ deps }: ApiContext, request: FastifyRequest): boolean {
  const actor = actorOf(staffOf(request));
  return deps.config.cage.windows.length > 0 && actor !== null && roleOf(actor) === 'cashier';
}

async function overDrawer(
  context: ApiContext,
  request: TicketRequest,
  reply: FastifyReply,
  op: string,
): Promise<FastifyReply> {
  const { ticket } = request.params;
  const given = await giveSlip(context, request, { op, kind: 'ticket', ticket });
  if (!given.ok) return refuse(reply, given.error.status, given.error);
  const { answer } = given.value;
  const known = await readTicket(context.deps.database, ticket);
  if (!answer || !known) return refuse(reply, 404, UNKNOWN);
  return reply.send({ op, answer, ticket: await lineNow(context, known) });
}

async function lineNow({ deps }: ApiContext, { ticket, number }: KnownInstrument) {
  const known = await readTicket(deps.database, ticket);
  if (!known) throw new Error('An instrument is never forgotten.');
  const lives = await lifeEvents(deps.database, [number]);
  return ticketLine(deps.tables, known, lives.get(number) ?? []);
}

const UNKNOWN = {
  code: 'unknown-instrument',
  message: 'No such ticket was ever issued here.',
  field: 'ticket',
};
