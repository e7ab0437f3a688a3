import { parProgress, parQuery } from '@baize/protocol/http';
import { layoutConfigs, type TableConfig } from '@baize/table';
import type { FastifyReply } from 'fastify';
import type { ApiPlugin } from '../../http/context.ts';
import { allowOnly } from '../../http/gate.ts';
import { refuse } from '../../http/refuse.ts';
import { NO_TABLE, tableParams } from '../../http/routes/table-params.ts';
import type { Queryable } from '../../store/journal-row.ts';
import { ParOffice } from './par-office.ts';

const TYPES = {
  html: 'text/html; charset=utf-8',
  pdf: 'application/pdf',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8; header=present',
  json: 'application/json; charset=utf-8',
} as const;

/** PAR sheets of what the tables play: at their prices, under their readings, with their limits. */
export const parRoutes: ApiPlugin = (api, { deps }) => {
  const { database, tables, floor } = deps;
  const office = new ParOffice(deps.packages, deps.parThread);
  api.get(
    '/tables/:table/par',
    {
      schema: {
        summary: 'The PAR sheet of what a table plays',
        description:
          'HTML, PDF, workbook, CSV or JSON. The first who asks has it made beside the floor, and is answered 202 with how far it is; asked again, the sheet comes once it is there. The same sheet is made once.',
        tags: ['reports'],
        params: tableParams,
        querystring: parQuery,
      },
      preHandler: allowOnly('pit-manager', 'auditor'),
    },
    async (request, reply) => {
      const { format, game } = request.query;
      const config = tables.get(request.params.table)?.state().rules?.config;
      if (!config) return refuse(reply, 404, NO_TABLE);
      const wanted = configFor(config, game);
      if (!wanted) return refuse(reply, 404, NOT_PLAYED);
      const code = await acceptedSoftware(database);
      const software = `Baize ${floor.version}`;
      const state = office.ask({ config: wanted, software, code, format });
      if (state.type === 'making') {
        const { step, of } = state;
        return reply.code(202).send(parProgress.parse({ making: true, step, of }));
      }
      if (state.type === 'failed') return refuse(reply, 409, { ...FAILED, message: state.why });
      const name = `par-${wanted.game.replaceAll('/', '-')}.${format}`;
      return sendFile(reply, name, TYPES[format], state.bytes);
    },
  );
};

function sendFile(reply: FastifyReply, name: string, type: string, bytes: Uint8Array) {
  return reply
    .type(type)
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(Buffer.from(bytes));
}

/** The configuration of one layout; of the table itself where nobody says which. */
function configFor(config: TableConfig, game: string | undefined): TableConfig | undefined {
  const { layouts: _, ...own } = config;
  if (game === undefined || game === config.game) return own;
  return layoutConfigs(config).find((each) => each.game === game);
}

async function acceptedSoftware(database: Queryable): Promise<string | null> {
  const { rows } = await database.query<{ readonly digest: string }>(
    'select digest from software where accepted_at is not null order by accepted_at desc limit 1',
  );
  return rows[0]?.digest ?? null;
}

const NOT_PLAYED = {
  code: 'unknown-game',
  message: 'This table plays no such game.',
  field: 'game',
};
const FAILED = { code: 'no-par-sheet', field: 'game' };
