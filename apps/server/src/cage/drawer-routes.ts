import { type Money, money } from '@baize/exact';
import {
  closeDrawerRequest,
  countRequest,
  drawer,
  drawersBody,
  openDrawerRequest,
  type Pieces,
} from '@baize/protocol/http';
import { z } from 'zod';
import type { ApiPlugin } from '../http/context.ts';
import { allowOnly, staffOf } from '../http/gate.ts';
import { onRecord } from '../http/record.ts';
import { type ApiProblem, refuse } from '../http/refuse.ts';
import type { Asking } from '../store/office.ts';
import { SAME_PERSON } from './desk-routes.ts';
import {
  drawerBodyOf,
  expectedIn,
  findDrawer,
  holdDrawer,
  lastDrawers,
  openDrawer,
  type StoredDrawer,
  worthOf,
  writeClosing,
  writeCount,
} from './drawers.ts';
import { namesOn } from './names.ts';
import { settleSlips } from './requests-open.ts';
import { isInWork } from './slips.ts';

const tags = ['cage'];
const params = z.strictObject({ id: z.string().max(64) });
const response = { 200: drawer };
const COUNTS_BEFORE_A_DIFFERENCE = 2;

/** Drawers from their opening count to their closing one. */
export const drawerRoutes: ApiPlugin = (api, context) => {
  const { database, config } = context.deps;
  api.get(
    '/cage/drawers',
    {
      schema: { summary: 'The last drawers', tags, response: { 200: drawersBody } },
      preHandler: allowOnly('pit-manager', 'auditor'),
    },
    async () => {
      const rows = await lastDrawers(database, 60);
      const drawers = await Promise.all(rows.map((row) => drawerBodyOf(database, row, false)));
      return { drawers, people: await namesOn(database, { drawers }) };
    },
  );
  openingRoutes(api, context);
  countingRoutes(api, context);
  closingRoutes(api, context);
  api.get(
    '/cage/drawers/:id',
    {
      schema: { summary: 'A drawer with its slips and counts', tags, params, response },
      preHandler: allowOnly('cashier', 'pit-manager', 'auditor'),
    },
    async (request, reply) => {
      const found = await findDrawer(database, request.params.id);
      if (!found) return refuse(reply, 404, NO_SUCH);
      const isOwn = found.cashier === staffOf(request).id;
      return reply.send(await drawerBodyOf(database, found, isOwn && config.cage.isBlind));
    },
  );
};

const openingRoutes: ApiPlugin = (api, context) => {
  const { config, now } = context.deps;
  api.post(
    '/cage/drawers',
    {
      schema: { summary: 'Count a drawer and open it', tags, body: openDrawerRequest, response },
      preHandler: allowOnly('cashier'),
    },
    async (request, reply) => {
      const { window, pieces } = request.body;
      if (!config.cage.windows.includes(window)) return refuse(reply, 404, NO_WINDOW);
      const problem = piecesProblem(pieces, config.cage.notes);
      if (problem) return refuse(reply, 400, problem);
      const { id: cashier } = staffOf(request);
      const opened = await onRecord(context, request, async ({ database }) => {
        const row = await openDrawer(database, { window, cashier, at: now(), pieces });
        const what = { action: 'open-drawer', subject: row?.id ?? window };
        const body = row && (await drawerBodyOf(database, row, config.cage.isBlind));
        return [body, { ...what, outcome: body ? 'accepted' : TAKEN.code }];
      });
      return opened ? reply.send(opened) : refuse(reply, 409, TAKEN);
    },
  );
};

/** A count stays on record. One that agrees closes the drawer, one that does not leaves it open. */
const countingRoutes: ApiPlugin = (api, context) => {
  const { config, now } = context.deps;
  api.post(
    '/cage/drawers/:id/counts',
    {
      schema: {
        summary: 'Count the own drawer to close it',
        tags,
        params,
        body: countRequest,
        response,
      },
      preHandler: allowOnly('cashier'),
    },
    async (request, reply) => {
      const { pieces } = request.body;
      const problem = piecesProblem(pieces, config.cage.notes);
      if (problem) return refuse(reply, 400, problem);
      const { id: by } = staffOf(request);
      await settleSlips(context.office, context.deps.tables);
      const done = await onRecord(context, request, async ({ database }) => {
        const row = await holdDrawer(database, request.params.id);
        const told =
          row?.cashier === by ? await count(database, row, { at: now(), by, pieces }) : NO_SUCH;
        const outcome = 'code' in told ? told.code : 'accepted';
        return [told, { action: 'count-drawer', subject: request.params.id, outcome }];
      });
      return 'code' in done ? refuse(reply, done === NO_SUCH ? 404 : 409, done) : reply.send(done);
    },
  );
};

async function count(
  database: Asking,
  row: StoredDrawer,
  { at, by, pieces }: { readonly at: number; readonly by: string; readonly pieces: Pieces },
) {
  if (row.closed_at !== null) return CLOSED;
  const before = await drawerBodyOf(database, row, false);
  if (before.slips.some(isInWork)) return UNANSWERED;
  const expected = expectedIn(before);
  await writeCount(database, row.id, { at, by, pieces, expected });
  if (worthOf(pieces) === expected) {
    await writeClosing(database, row.id, { at, difference: money(0), second: null, reason: null });
  }
  return drawerBodyOf(database, (await findDrawer(database, row.id)) ?? row, false);
}

/** What does not agree after two counts is closed by a shift manager, with a reason. */
const closingRoutes: ApiPlugin = (api, context) => {
  const { now } = context.deps;
  api.post(
    '/cage/drawers/:id/close',
    {
      schema: {
        summary: 'Close a drawer with a difference, as the second person',
        tags,
        params,
        body: closeDrawerRequest,
        response,
      },
      preHandler: allowOnly('shift-manager'),
    },
    async (request, reply) => {
      const { id } = request.params;
      const { reason } = request.body;
      const { id: second } = staffOf(request);
      const done = await onRecord(context, request, async ({ database }) => {
        const row = await holdDrawer(database, id);
        const told = row ? await close(database, row, { at: now(), second, reason }) : NO_SUCH;
        const outcome = 'code' in told ? told.code : 'accepted';
        return [told, { action: 'close-drawer', subject: id, outcome, detail: { reason } }];
      });
      if (!('code' in done)) return reply.send(done);
      return refuse(reply, done === NO_SUCH ? 404 : done === SAME_PERSON ? 403 : 409, done);
    },
  );
};

async function close(
  database: Asking,
  row: StoredDrawer,
  { at, second, reason }: { readonly at: number; readonly second: string; readonly reason: string },
) {
  if (row.closed_at !== null) return CLOSED;
  if (row.cashier === second) return SAME_PERSON;
  const body = await drawerBodyOf(database, row, false);
  if (body.slips.some(isInWork)) return UNANSWERED;
  const last = body.counts.at(-1);
  if (body.counts.length < COUNTS_BEFORE_A_DIFFERENCE || !last) return COUNT_AGAIN;
  // Whatever has moved since was not in the drawer that was counted.
  if (last.expected !== expectedIn(body)) return COUNT_AGAIN;
  const difference = money(last.counted - last.expected);
  await writeClosing(database, row.id, { at, difference, second, reason });
  return drawerBodyOf(database, (await findDrawer(database, row.id)) ?? row, false);
}

export function piecesProblem(pieces: Pieces, notes: readonly Money[]): ApiProblem | null {
  const unknown = pieces.find(({ value }) => !notes.includes(value));
  const seen = new Set(pieces.map(({ value }) => value));
  if (unknown) {
    const message = `There is no note or coin of ${unknown.value} here.`;
    return { code: 'unknown-note', message, field: 'pieces' };
  }
  if (seen.size < pieces.length) {
    return { code: 'counted-twice', message: 'Each note is counted once.', field: 'pieces' };
  }
  return null;
}

const NO_SUCH = { code: 'unknown-drawer', message: 'There is no such drawer here.', field: 'id' };
const NO_WINDOW = {
  code: 'unknown-window',
  message: 'The cage of this floor has no such window.',
  field: 'window',
};
const TAKEN = {
  code: 'drawer-open',
  message: 'This window has an open drawer, or you have one elsewhere.',
  field: 'window',
};
const CLOSED = { code: 'drawer-closed', message: 'This drawer has been closed.', field: 'id' };
const UNANSWERED = {
  code: 'slips-open',
  message: 'A slip of this drawer is not answered yet; finish it first.',
};
const COUNT_AGAIN = {
  code: 'count-again',
  message: 'A drawer that does not agree is counted twice before anybody closes it.',
};
