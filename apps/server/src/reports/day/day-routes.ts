import { closeDayRequest, dayBody, dayName, daysBody } from '@baize/protocol/http';
import { z } from 'zod';
import type { ApiContext, ApiPlugin } from '../../http/context.ts';
import { only, staffOf } from '../../http/gate.ts';
import { onRecord } from '../../http/record.ts';
import { refuse } from '../../http/refuse.ts';
import { findClosedDay, listClosedDays, writeClosedDay } from './closed-days.ts';
import { type DayDeps, figuresOfDay } from './day-figures.ts';
import { gamingDayNamed, gamingDayOf } from './gaming-day.ts';

const tags = ['reports'];
const params = z.strictObject({ day: dayName });
const mayRead = only('pit-manager', 'auditor');

/** Gaming days: what was won, whether everything agrees, and closing them for ever. */
export const dayRoutes: ApiPlugin = (api, context) => {
  reading(api, context);
  closing(api, context);
};

const reading: ApiPlugin = (api, { deps }) => {
  const { database, now, config } = deps;
  api.get(
    '/days',
    {
      schema: { summary: 'Gaming days that were closed', tags, response: { 200: daysBody } },
      preHandler: mayRead,
    },
    async () => ({
      running: gamingDayOf(now(), config.shifts).day,
      closed: [...(await listClosedDays(database))],
    }),
  );

  api.get(
    '/days/:day',
    {
      schema: {
        summary: 'A gaming day, reconciled now or as it was closed',
        tags,
        params,
        response: { 200: dayBody },
      },
      preHandler: mayRead,
    },
    async (request, reply) => {
      const day = gamingDayNamed(request.params.day, config.shifts);
      if (!day) return refuse(reply, 400, NO_DAY);
      const closed = await findClosedDay(database, day.day);
      return reply.send(closed ?? { ...(await figuresOfDay(depsOf(deps), day)), closed: null });
    },
  );
};

const closing: ApiPlugin = (api, context) => {
  const { deps } = context;
  api.post(
    '/days/:day/close',
    {
      schema: {
        summary: 'Close a gaming day that is over; one with differences needs a reason',
        tags,
        params,
        body: closeDayRequest,
        response: { 200: dayBody },
      },
      preHandler: only('shift-manager'),
    },
    async (request, reply) => {
      const day = gamingDayNamed(request.params.day, deps.config.shifts);
      if (!day) return refuse(reply, 400, NO_DAY);
      if (day.to > deps.now()) return refuse(reply, 409, NOT_OVER);
      const figures = await figuresOfDay(depsOf(deps), day);
      const { reason = null } = request.body;
      if (figures.differences.length > 0 && reason === null) return refuse(reply, 409, DIFFERS);
      const { id: by } = staffOf(request);
      const detail = { differences: figures.differences.length, reason };
      const closed = await onRecord(context, request, async ({ database }) => {
        const done = await writeClosedDay(database, figures, { by, reason });
        const outcome = done ? 'accepted' : CLOSED.code;
        return [done, { action: 'close-day', subject: day.day, outcome, detail }];
      });
      return closed ? reply.send(closed) : refuse(reply, 409, CLOSED);
    },
  );
};

function depsOf({ database, tables, now, config }: ApiContext['deps']): DayDeps {
  return { database, tables, now, shifts: config.shifts };
}

const NO_DAY = { code: 'unknown-day', message: 'There is no such day.', field: 'day' };
const NOT_OVER = {
  code: 'day-not-over',
  message: 'This gaming day is not over yet.',
  field: 'day',
};
const CLOSED = { code: 'day-closed', message: 'This gaming day has been closed.', field: 'day' };
const DIFFERS = {
  code: 'day-differs',
  message: 'Something does not agree; whoever closes the day all the same says why.',
  field: 'reason',
};
