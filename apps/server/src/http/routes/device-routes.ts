import { parse, type WireCommand } from '@baize/protocol';
import {
  commandBody,
  type DeviceResultRequest,
  deviceHeaders,
  deviceResultRequest,
} from '@baize/protocol/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { deviceOf, type SigningDevice } from '../../people/device-signature.ts';
import type { ApiContext, ApiPlugin } from '../context.ts';
import { refuse } from '../refuse.ts';
import { sendAnswer } from '../send-answer.ts';
import { InvalidInput } from '../zod-provider.ts';
import { NO_TABLE } from './table-params.ts';

/**
 * What tumblers and card readers say, signed. The signature is over the very bytes of the body, so
 * they are checked before they are read.
 */
export const deviceRoutes: ApiPlugin = (api, context) => {
  void api.register(async (scope: typeof api) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer' },
      (_request, body, done) => {
        done(null, body);
      },
    );
    const tags = ['machines'];
    const response = { 200: commandBody };
    const summary = 'What a tumbler or card reader saw, signed';
    const schema = { summary, tags, security: [], headers: deviceHeaders, response };
    scope.post('/devices/results', { schema }, (request, reply) =>
      proveAndRegister(context, signatureIn(request.headers), request, reply),
    );
  });
};

type Headers = Readonly<{
  'x-baize-device': string;
  'x-baize-timestamp': number;
  'x-baize-nonce': string;
  'x-baize-signature': string;
}>;

function signatureIn(headers: Headers) {
  return {
    device: headers['x-baize-device'],
    timestamp: headers['x-baize-timestamp'],
    nonce: headers['x-baize-nonce'],
    signature: headers['x-baize-signature'],
  };
}

async function proveAndRegister(
  context: ApiContext,
  signature: ReturnType<typeof signatureIn>,
  { body, url, ip }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  if (!Buffer.isBuffer(body)) return refuse(reply, 400, NO_BODY);
  const device = await deviceOf(context.registry, signature, { path: url, body });
  if (device.ok) return register(context, device.value, body, ip, reply);
  const what = { action: 'device-result', subject: signature.device, outcome: device.error.code };
  await context.audit.record({ at: context.deps.now(), by: null, address: ip, ...what });
  return refuse(reply, 401, device.error);
}

async function register(
  { deps, desk }: ApiContext,
  { principal, table: assigned }: SigningDevice,
  body: Buffer,
  address: string,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const said = parse(deviceResultRequest, jsonOf(body));
  if (!said.ok) throw new InvalidInput(said.error);
  const { op, round, table: id } = said.value;
  const table = deps.tables.get(id);
  if (!table) return refuse(reply, 404, NO_TABLE);
  if (assigned !== null && assigned !== id) return refuse(reply, 403, NOT_ITS_TABLE);
  const giver = { principal, actor: { kind: 'device', id: principal.id }, address } as const;
  const given = { op, command: commandOf(said.value), ...(round === undefined ? {} : { round }) };
  return sendAnswer(reply, op, await desk(giver, table, given));
}

function commandOf(said: DeviceResultRequest): WireCommand {
  if ('tumbles' in said) return { type: 'Tumble', tumbles: said.tumbles };
  if ('deck' in said) return { type: 'Deal', deck: said.deck };
  return { type: 'RegisterResult', dice: said.dice, flat: said.flat };
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    throw new InvalidInput({ field: '', message: 'The body is not JSON.' });
  }
}

const NO_BODY = { code: 'invalid-input', message: 'A device sends JSON.' };
const NOT_ITS_TABLE = {
  code: 'not-your-table',
  message: 'This device stands at another table.',
  field: 'table',
};
