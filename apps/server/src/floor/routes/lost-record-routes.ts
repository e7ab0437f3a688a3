import { err, ok, type Result } from '@baize/exact';
import {
  askedBody,
  decideLostRecordRequest,
  type LostRecordBody,
  lostRecordBody,
} from '@baize/protocol/http';
import type { OfficeAct } from '@baize/table';
import type { FastifyRequest } from 'fastify';
import type { Api, ApiContext, ApiPlugin } from '../../http/context.ts';
import { allowOnly, principalOf, staffOf } from '../../http/gate.ts';
import { type ApiProblem, refuse } from '../../http/refuse.ts';
import { askSecondPerson } from '../../http/two-people.ts';
import type { RecordBehind } from '../../tables/record-behind.ts';
import type { Tables } from '../../tables/running-table.ts';
import { behindText, lostText } from '../faults/record-fault.ts';

const tags = ['operations'];

/** What the database has lost of what tables have acknowledged, and what two people do about it. */
export const lostRecordRoutes: ApiPlugin = (api, context) => {
  const { tables } = context.deps;
  api.get(
    '/lost-record',
    {
      schema: {
        summary: 'What tables have acknowledged and the database has lost',
        tags,
        response: { 200: lostRecordBody },
      },
      preHandler: allowOnly('pit-supervisor', 'technician', 'auditor'),
    },
    () => bodyOf(tables),
  );
  decideRoute(api, context, {
    path: '/lost-record/put-back',
    act: 'put-back-record',
    summary: 'Write the lost rows again, from the memory of this server',
    carryOut: async () => {
      const written = await tables.putBackLost();
      if (written.ok) return ok(undefined);
      const { table, message } = written.error;
      return err({ code: 'cannot-put-back', message: `${table}: ${message}` });
    },
  });
  decideRoute(api, context, {
    path: '/lost-record/give-up',
    act: 'give-up-record',
    summary: 'Go on where the database ends, and look after what is lost',
    carryOut: async () => {
      await tables.giveUpLost();
      return ok(undefined);
    },
  });
};

interface Deciding {
  readonly path: string;
  readonly act: OfficeAct;
  readonly summary: string;
  readonly carryOut: () => Promise<Result<void, ApiProblem>>;
}

function decideRoute(api: Api, context: ApiContext, { path, act, summary, carryOut }: Deciding) {
  const { audit, deps } = context;
  api.post(
    path,
    {
      schema: {
        summary,
        tags,
        body: decideLostRecordRequest,
        response: { 200: lostRecordBody, 202: askedBody },
      },
      preHandler: allowOnly('technician', 'pit-manager'),
    },
    async (request, reply) => {
      const { reason } = request.body;
      const asked = staffOf(request).id;
      const closed = closedTables(deps.tables);
      if (closed.length === 0) return refuse(reply, 409, NOTHING_LOST);
      const done = await askSecondPerson(context, request, {
        act,
        subject: closed.map(({ table }) => table).join(', '),
        detail: { reason, lost: closed.map(({ behind }) => behindText(behind)).join(' | ') },
        carryOut: async (by: FastifyRequest) => {
          // On record before it is done, with all that is lost: afterwards nothing else has the list.
          for (const { table, behind } of closedTables(deps.tables)) {
            const entry = { at: deps.now(), by: principalOf(by), address: by.ip };
            const lost = behind.lost.map(lostText).join('; ');
            const detail = { reason, askedBy: asked, upTo: String(behind.agreesUpTo), lost };
            await audit.record({
              ...entry,
              action: act,
              subject: table,
              outcome: 'accepted',
              detail,
            });
          }
          const carried = await carryOut();
          return carried.ok ? ok(bodyOf(deps.tables)) : carried;
        },
      });
      if (!done.ok) return refuse(reply, 409, done.error);
      return reply.code('request' in done.value ? 202 : 200).send(done.value);
    },
  );
}

const NOTHING_LOST = {
  code: 'nothing-lost',
  message: 'The database has everything that the tables have acknowledged.',
};

interface ClosedTable {
  readonly table: string;
  readonly behind: RecordBehind;
}

function closedTables(tables: Pick<Tables, 'list'>): readonly ClosedTable[] {
  return tables.list().flatMap((table) => {
    const behind = table.behind();
    return behind ? [{ table: table.id, behind }] : [];
  });
}

function bodyOf(tables: Pick<Tables, 'list'>): LostRecordBody {
  return {
    tables: closedTables(tables).map(({ table, behind }) => ({
      table,
      agreesUpTo: behind.agreesUpTo,
      acknowledged: behind.acknowledged,
      canBePutBack: behind.canBePutBack,
      lost: behind.lost.map((operation) => ({
        op: operation.op,
        sequence: operation.sequence,
        at: operation.at,
        text: lostText(operation),
      })),
    })),
  };
}
