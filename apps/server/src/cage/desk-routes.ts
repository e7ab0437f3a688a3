import { randomUUID } from 'node:crypto';
import { money } from '@baize/exact';
import { operationId, type WireCommand } from '@baize/protocol';
import {
  type DeskBody,
  deskBody,
  secondRequest,
  slip,
  slipBody,
  slipRequest,
} from '@baize/protocol/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ApiContext, ApiPlugin } from '../http/context.ts';
import { allowOnly, staffOf } from '../http/gate.ts';
import { onRecord } from '../http/record.ts';
import { refuse } from '../http/refuse.ts';
import { actorOf } from '../people/sessions.ts';
import { hasStanding } from '../people/standing.ts';
import type { Asking } from '../store/office.ts';
import { expectWritten } from '../store/written.ts';
import { drawerBodyOf, drawerOf, openDrawers } from './drawers.ts';
import { giveSlip, repeatSlip } from './give-slip.ts';
import { namesOn } from './names.ts';
import { requestOf, settleSlips } from './requests-open.ts';
import {
  changeSlip,
  findSlip,
  isOfHouse,
  type StoredSlip,
  slipBodyOf,
  waitingSlips,
} from './slips.ts';

const tags = ['cage'];
export const opParams = z.strictObject({ op: operationId });

/** A window of the cage: what is in the drawer, what moves through it, who has to agree. */
export const deskRoutes: ApiPlugin = (api, context) => {
  api.get(
    '/cage',
    {
      schema: {
        summary: 'The own drawer, and what waits at the cage',
        tags,
        response: { 200: deskBody },
      },
      preHandler: allowOnly('cashier', 'pit-supervisor', 'auditor'),
    },
    async (request) => deskOf(context, staffOf(request).id),
  );

  api.post(
    '/cage/slips',
    {
      schema: {
        summary: 'Move cash through the own drawer, once',
        tags,
        body: slipRequest,
        response: { 200: slipBody },
      },
      preHandler: allowOnly('cashier'),
    },
    async (request, reply) => answerOf(reply, await giveSlip(context, request, request.body)),
  );

  api.post(
    '/cage/slips/:op/again',
    {
      schema: {
        summary: 'Press again what has no answer yet',
        tags,
        params: opParams,
        response: { 200: slipBody },
      },
      preHandler: allowOnly('cashier'),
    },
    async (request, reply) =>
      answerOf(reply, await repeatSlip(context, request, request.params.op)),
  );

  secondingRoutes(api, context);
};

function answerOf(reply: FastifyReply, given: Awaited<ReturnType<typeof giveSlip>>): FastifyReply {
  return given.ok ? reply.send(given.value) : refuse(reply, given.error.status, given.error);
}

const secondingRoutes: ApiPlugin = (api, context) => {
  api.post(
    '/cage/slips/:op/second',
    {
      schema: {
        summary: 'Agree to a large payment of somebody else, or not',
        tags,
        params: opParams,
        body: secondRequest,
        response: { 200: slip },
      },
      preHandler: allowOnly('pit-supervisor'),
    },
    async (request, reply) => {
      const { id } = staffOf(request);
      const { op } = request.params;
      const { agrees } = request.body;
      const slip = await findSlip(context.deps.database, op);
      if (slip?.state === 'requested') return decideAtTable(context, request, reply, slip);
      const decided = await onRecord(context, request, async ({ database }) => {
        const done = await decideSlip(database, op, id, agrees);
        const action = agrees ? 'agree-slip' : 'reject-slip';
        const outcome = typeof done === 'string' ? done : 'accepted';
        return [done, { action, subject: op, outcome }];
      });
      if (decided === 'unknown-slip') return refuse(reply, 404, NO_SLIP);
      if (decided === 'same-person') return refuse(reply, 403, SAME_PERSON);
      return reply.send(slipBodyOf(decided));
    },
  );
};

/** What a table has asked a second person for, the table decides. */
async function decideAtTable(
  { deps, office, handleCommand }: ApiContext,
  request: FastifyRequest<{ Params: { op: string }; Body: { agrees: boolean } }>,
  reply: FastifyReply,
  { op, table_id }: StoredSlip,
): Promise<FastifyReply> {
  const table = table_id === null ? undefined : deps.tables.get(table_id);
  const principal = staffOf(request);
  const actor = actorOf(principal);
  if (!table || !actor) return refuse(reply, 404, NO_SLIP);
  const about = { request: requestOf(op) };
  const command: WireCommand = request.body.agrees
    ? { type: 'ApproveRequest', ...about }
    : { type: 'RejectRequest', ...about, reason: 'Not agreed to at the cage.' };
  const caller = { principal, actor, address: request.ip };
  const answer = await handleCommand(caller, table, { op: randomUUID(), command });
  if (answer.type === 'unavailable') return refuse(reply, 503, answer);
  if (answer.type === 'refused') {
    const { refusal } = answer;
    return refuse(reply, refusal.code === 'same-person' ? 403 : 409, refusal);
  }
  await settleSlips(office, deps.tables);
  await writeSecond(office, op, principal.id);
  const told = await findSlip(deps.database, op);
  return told ? reply.send(slipBodyOf(told)) : refuse(reply, 404, NO_SLIP);
}

async function writeSecond(database: Asking, op: string, second: string): Promise<void> {
  const text = 'update cage_slips set second = $2 where op = $1';
  expectWritten('cage_slips', await database.query(text, [op, second]));
}

/** Money of the house moves as soon as two people say so; a player's when the cashier presses again. */
async function decideSlip(database: Asking, op: string, second: string, agrees: boolean) {
  // Nobody else decides while this is decided.
  await database.query('select 1 from cage_slips where op = $1 for update', [op]);
  const found = await findSlip(database, op);
  if (found?.state !== 'waiting') return 'unknown-slip' as const;
  if (found.by_whom === second) return 'same-person' as const;
  if (agrees && !(await hasStanding(database, found.by_whom, ['cashier']))) {
    return 'unknown-slip' as const;
  }
  await writeSecond(database, op, second);
  const agreed = isOfHouse(found.kind) ? 'done' : 'agreed';
  await changeSlip(database, op, agrees ? agreed : 'rejected');
  const decided = await findSlip(database, op);
  return decided ?? ('unknown-slip' as const);
}

async function deskOf({ deps, office }: ApiContext, id: string): Promise<DeskBody> {
  const { database, now, config, tables } = deps;
  await settleSlips(office, tables);
  const { windows, notes, secondAbove, isBlind } = config.cage;
  const own = await drawerOf(database, id);
  const open = await openDrawers(database);
  const drawer = own ? await drawerBodyOf(database, own, isBlind) : null;
  const waiting = [...(await waitingSlips(database))];
  const others = [id, ...open.map(({ cashier }) => cashier)];
  return {
    at: now(),
    windows: [...windows],
    notes: [...notes],
    secondAbove,
    drawer,
    open: open.map(({ id: name, window_name, cashier, opened_at }) => ({
      id: name,
      window: window_name,
      cashier,
      openedAt: Number(opened_at),
    })),
    waiting,
    handPayments: [...(await handPayments(database))],
    ...(await openVisits(database)),
    left: [...(await leftBehind(database))],
    people: await namesOn(database, { slips: waiting, drawers: drawer ? [drawer] : [], others }),
  };
}

interface HandPaymentRow {
  readonly terminal: string;
  readonly table_id: string | null;
  readonly amount: string | null;
  readonly called_at: string;
  readonly answered_at: string | null;
}

/** Who waits at a terminal for cash. A terminal shows it until it is paid. */
async function handPayments(database: Asking): Promise<DeskBody['handPayments']> {
  const { rows } = await database.query<HandPaymentRow>(
    `select w.terminal, t.table_id, w.amount, c.called_at, w.answered_at
     from waiting_players w join attendant_calls c using (terminal)
     left join terminals t on t.id = w.terminal
     where w.reason = 'hand-pay' order by c.called_at, w.terminal`,
  );
  return rows.map(({ terminal, table_id, amount, called_at, answered_at }) => ({
    terminal,
    table: table_id,
    amount: amount === null ? null : money(Number(amount)),
    since: Number(called_at),
    answeredAt: answered_at === null ? null : Number(answered_at),
  }));
}

/** Below zero somebody owes it, above zero it is kept for them. */
async function openVisits(database: Asking): Promise<Pick<DeskBody, 'owed' | 'due'>> {
  const { rows } = await database.query<{ table_id: string; visit: string; amount: string }>(
    `select table_id, substring(account from 12) as visit, amount from balances
     where account like 'receivable:%' order by account, table_id`,
  );
  const visits = rows.map(({ table_id, visit, amount }) => ({
    table: table_id,
    visit,
    balance: Number(amount),
  }));
  const open = (sign: 1 | -1) =>
    visits
      .filter(({ balance }) => balance * sign > 0)
      .map(({ table, visit, balance }) => ({ table, visit, amount: money(balance * sign) }));
  return { owed: open(-1), due: open(1) };
}

async function leftBehind(database: Asking): Promise<DeskBody['left']> {
  const { rows } = await database.query<{ id: string; credit: string }>(
    'select id, credit from terminals where table_id is null and credit > 0 order by id',
  );
  return rows.map(({ id, credit }) => ({ terminal: id, amount: money(Number(credit)) }));
}

const NO_SLIP = {
  code: 'unknown-slip',
  message: 'No such payment waits for a second person.',
  field: 'op',
};
export const SAME_PERSON = {
  code: 'same-person',
  message: 'Whoever asks cannot agree; it takes somebody else.',
};
