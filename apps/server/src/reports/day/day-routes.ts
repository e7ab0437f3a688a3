import { createHash } from 'node:crypto';
import { money } from '@baize/exact';
import {
  closeDayRequest,
  type DayBody,
  type DaysBody,
  dayBody,
  dayName,
  daysBody,
} from '@baize/protocol/http';
import { z } from 'zod';
import type { ApiContext, ApiPlugin } from '../../http/context.ts';
import { allowOnly, staffOf } from '../../http/gate.ts';
import { onRecord } from '../../http/record.ts';
import { refuse } from '../../http/refuse.ts';
import type { Queryable } from '../../store/journal-row.ts';
import type { ShiftPlan } from '../shift-plan.ts';
import { askApart } from '../thread-jobs.ts';

/** A gaming day: from the beginning of its first shift to that of the next day's. */
interface GamingDay {
  /** `2026-11-15`, by the local date it begins on. */
  readonly day: string;
  readonly from: number;
  readonly to: number;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** The gaming day a moment belongs to; the small hours belong to the day before. */
export function gamingDayOf(at: number, plan: ShiftPlan): GamingDay {
  const begins = firstMinute(plan) * MINUTE;
  const local = at + plan.minutesEast * MINUTE - begins;
  return dayFrom(local - (((local % DAY) + DAY) % DAY), plan);
}

/** The day of a name; null where the name is no date. */
export function gamingDayNamed(day: string, plan: ShiftPlan): GamingDay | null {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(midnight)) return null;
  const found = dayFrom(midnight, plan);
  return found.day === day ? found : null;
}

/** `midnight` is that of the day's date, counted as if local time were Greenwich's. */
function dayFrom(midnight: number, plan: ShiftPlan): GamingDay {
  const from = midnight + firstMinute(plan) * MINUTE - plan.minutesEast * MINUTE;
  return { day: new Date(midnight).toISOString().slice(0, 10), from, to: from + DAY };
}

function firstMinute({ shifts }: ShiftPlan): number {
  return shifts[0]?.from ?? 0;
}

const tags = ['reports'];
const params = z.strictObject({ day: dayName });
const mayRead = allowOnly('pit-manager', 'auditor');

/** Gaming days: what was won, whether everything agrees, and closing them for ever. */
export const dayRoutes: ApiPlugin = (api, context) => {
  readingRoutes(api, context);
  closingRoutes(api, context);
};

const readingRoutes: ApiPlugin = (api, { deps }) => {
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
      // Time is counted from 1970 on.
      if (!day || day.from < 0) return refuse(reply, 400, NO_DAY);
      const closed = await findClosedDay(database, day.day);
      return reply.send(closed ?? (await dayAsItStands(deps, day, request)));
    },
  );
};

const closingRoutes: ApiPlugin = (api, context) => {
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
      preHandler: allowOnly('shift-manager'),
    },
    async (request, reply) => {
      const day = gamingDayNamed(request.params.day, deps.config.shifts);
      if (!day) return refuse(reply, 400, NO_DAY);
      if (day.to > deps.now()) return refuse(reply, 409, NOT_OVER);
      const first = await firstMoment(deps.database);
      if (first === null || day.to <= first) return refuse(reply, 409, BEFORE_FIRST);
      const { closed: _, ...figures } = await dayAsItStands(deps, day, request);
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

/** A day that nobody has closed, reconciled now by whoever makes the reports. */
async function dayAsItStands(
  deps: ApiContext['deps'],
  day: GamingDay,
  by: Parameters<typeof askApart>[2],
): Promise<DayBody> {
  const inProgress = deps.tables.list().flatMap((table) => table.state().round?.id ?? []);
  const order = { name: 'day' as const, ...day, at: deps.now(), inProgress };
  return dayBody.parse(await askApart(deps, order, by));
}

const NO_DAY = { code: 'unknown-day', message: 'There is no such day.', field: 'day' };
const NOT_OVER = {
  code: 'day-not-over',
  message: 'This gaming day is not over yet.',
  field: 'day',
};
const BEFORE_FIRST = {
  code: 'day-before-first',
  message: 'Nothing had happened on this floor by the end of that day: there is nothing to close.',
  field: 'day',
};
const CLOSED = { code: 'day-closed', message: 'This gaming day has been closed.', field: 'day' };
const DIFFERS = {
  code: 'day-differs',
  message: 'Something does not agree; whoever closes the day all the same says why.',
  field: 'reason',
};

/** When the first thing happened at any table; null where nothing has. */
async function firstMoment(database: Queryable): Promise<number | null> {
  const { rows } = await database.query<{ readonly at: string | null }>(
    `select min(begun.at) as at from streams as s cross join lateral (
       select at from journal where table_id = s.table_id order by first limit 1) as begun`,
  );
  const at = rows[0]?.at ?? null;
  return at === null ? null : Number(at);
}

/** A day as it was closed; nobody changes it afterwards. */
async function findClosedDay(database: Queryable, day: string): Promise<DayBody | null> {
  const { rows } = await database.query<{ readonly figures: string }>(
    'select figures from gaming_days where day = $1',
    [day],
  );
  const [row] = rows;
  return row ? dayBody.parse(JSON.parse(row.figures)) : null;
}

async function listClosedDays(database: Queryable): Promise<DaysBody['closed']> {
  const { rows } = await database.query<{ readonly figures: string }>(
    'select figures from gaming_days order by day desc limit 400',
  );
  return rows.map(({ figures }) => {
    const { day, tables, differences, closed } = dayBody.parse(JSON.parse(figures));
    return {
      day,
      at: closed?.at ?? 0,
      by: closed?.by ?? '',
      differences: differences.length,
      win: money(tables.reduce((sum, { win }) => sum + win, 0)),
      digest: closed?.digest ?? '',
    };
  });
}

interface Closing {
  readonly by: string;
  readonly reason: string | null;
}

/** Writes a day down for ever; null where somebody was first. */
async function writeClosedDay(
  database: Queryable,
  figures: Omit<DayBody, 'closed'>,
  { by, reason }: Closing,
): Promise<DayBody | null> {
  const digest = createHash('sha256').update(JSON.stringify(figures)).digest('hex');
  const body: DayBody = { ...figures, closed: { at: figures.at, by, reason, digest } };
  const { rowCount } = await database.query(
    `insert into gaming_days (day, closed_at, closed_by, figures) values ($1, $2, $3, $4)
     on conflict (day) do nothing`,
    [figures.day, figures.at, by, JSON.stringify(body)],
  );
  return rowCount === 1 ? body : null;
}
