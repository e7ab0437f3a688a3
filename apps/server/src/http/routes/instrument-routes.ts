import { validationNumber } from '@baize/protocol';
import { instrument, instrumentsBody, instrumentsQuery } from '@baize/protocol/http';
import type { Pool } from 'pg';
import { z } from 'zod';
import { actorOf } from '../../people/sessions.ts';
import {
  instrumentsOf,
  type KnownInstrument,
  readInstrument,
} from '../../store/floor-knowledge.ts';
import type { ApiPlugin } from '../context.ts';
import { allowOnly, anybody, principalOf } from '../gate.ts';
import { instrumentBody } from '../instrument-body.ts';
import { refuse } from '../refuse.ts';

/** Betting instruments: the last ones of a terminal, and what became of each. */
export const instrumentRoutes: ApiPlugin = (api, { deps }) => {
  const tags = ['money'];
  const { database } = deps;

  api.get(
    '/instruments',
    {
      schema: {
        summary: 'The last instruments of a terminal, or all outstanding',
        tags,
        querystring: instrumentsQuery,
        response: { 200: instrumentsBody },
      },
      preHandler: anybody,
    },
    async (request, reply) => {
      const principal = principalOf(request);
      const { limit } = request.query;
      // A terminal sees its own and nobody else's.
      const terminal = principal.kind === 'terminal' ? principal.id : request.query.terminal;
      if (principal.kind !== 'terminal' && principal.kind !== 'staff') {
        return refuse(reply, 403, NOT_YOURS);
      }
      const known =
        terminal === undefined
          ? await outstandingInstruments(database, limit)
          : await instrumentsOf(database, terminal, limit);
      return reply.send({ instruments: known.map(instrumentBody) });
    },
  );

  api.get(
    '/instruments/:number',
    {
      schema: {
        summary: 'What became of an instrument',
        tags,
        params: z.strictObject({ number: validationNumber }),
        response: { 200: instrument },
      },
      preHandler: allowOnly('cashier', 'dealer', 'technician', 'auditor'),
    },
    async (request, reply) => {
      const known = await readInstrument(database, request.params.number);
      const actor = actorOf(principalOf(request));
      if (!known && actor) deps.onUnknownNumber?.(actor);
      return known ? reply.send(instrumentBody(known)) : refuse(reply, 404, UNKNOWN);
    },
  );
};

const UNKNOWN = {
  code: 'unknown-instrument',
  message: 'No instrument with this number was ever issued here.',
  field: 'number',
};
const NOT_YOURS = { code: 'not-authorised', message: 'This needs another position.' };

/** Instruments that could still be paid, the newest first. */
async function outstandingInstruments(
  database: Pick<Pool, 'query'>,
  limit: number,
): Promise<readonly KnownInstrument[]> {
  const { rows } = await database.query<{ readonly number: string }>(
    `select number from instruments where status in ('prepared', 'issued', 'confirmed', 'in-doubt')
     order by issued_at desc, number limit $1`,
    [limit],
  );
  const known = await Promise.all(rows.map(({ number }) => readInstrument(database, number)));
  return known.filter((each) => each !== undefined);
}
