import { parse, type WireCommand } from '@baize/protocol';
import {
  commandBody,
  type DeviceResultRequest,
  deviceHeaders,
  deviceResultRequest,
} from '@baize/protocol/http';
import type { FastifyReply } from 'fastify';
import type { ApiContext, ApiPlugin } from '../context.ts';
import { refuse } from '../refuse.ts';
import { sendAnswer } from '../send-answer.ts';
import {
  addSignedRoutes,
  proveSignature,
  readsBodyLater,
  type SignedRequest,
} from '../signed-requests.ts';
import { InvalidInput } from '../zod-provider.ts';
import { NO_TABLE } from './table-params.ts';

/** What tumblers and card readers say of dice and cards, signed. */
export const deviceRoutes: ApiPlugin = (api, context) => {
  const tags = ['machines'];
  const response = { 200: commandBody };
  const summary = 'What a tumbler or card reader saw, signed';
  const description =
    'The headers carry an Ed25519 signature over the exact bytes of the body; docs/guides/connect-a-device.md says how. A refusal by the table is an answer, with status 200.';
  const said = { headers: deviceHeaders, body: deviceResultRequest };
  const schema = { summary, description, tags, security: [], ...said, response };
  addSignedRoutes(api, (scope) => {
    const options = { schema, validatorCompiler: readsBodyLater };
    scope.post('/devices/results', options, (request, reply) =>
      proveSignature(context, 'device-result', request, reply, (signed) =>
        register(context, signed, reply),
      ),
    );
  });
};

async function register(
  { deps, handleCommand }: ApiContext,
  { device: { principal, table: assigned }, said: body, address }: SignedRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const said = parse(deviceResultRequest, body);
  if (!said.ok) throw new InvalidInput(said.error);
  const { op, round, table: id } = said.value;
  const table = deps.tables.get(id);
  if (!table) return refuse(reply, 404, NO_TABLE);
  if (assigned !== null && assigned !== id) return refuse(reply, 403, NOT_ITS_TABLE);
  const caller = { principal, actor: { kind: 'device', id: principal.id }, address } as const;
  const given = { op, command: commandOf(said.value), ...(round === undefined ? {} : { round }) };
  return sendAnswer(reply, op, await handleCommand(caller, table, given));
}

function commandOf(said: DeviceResultRequest): WireCommand {
  if ('tumbles' in said) return { type: 'Tumble', tumbles: said.tumbles };
  if ('deck' in said) return { type: 'Deal', deck: said.deck };
  return { type: 'RegisterResult', dice: said.dice, flat: said.flat };
}

const NOT_ITS_TABLE = {
  code: 'not-your-table',
  message: 'This device stands at another table.',
  field: 'table',
};
