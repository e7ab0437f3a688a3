import { parseJson } from '@baize/protocol';
import { deviceHeaders } from '@baize/protocol/http';
import type { FastifyReply, FastifyRequest, FastifySchemaCompiler } from 'fastify';
import { deviceOf, type SigningDevice } from '../people/device-signature.ts';
import type { Api, ApiContext } from './context.ts';
import { refuse } from './refuse.ts';
import { InvalidInput, validatorCompiler } from './zod-provider.ts';

/**
 * Routes for what devices sign. The signature is over the very bytes of the body, so these arrive as
 * they are and are checked before they are read.
 */
export function addSignedRoutes(api: Api, add: (scope: Api) => void): void {
  void api.register(async (scope: Api) => {
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser(
      'application/json',
      { parseAs: 'buffer' },
      (_request, body, done) => {
        done(null, body);
      },
    );
    add(scope);
  });
}

/** The body is described like any other, and read only once its signature is good. */
export const readsBodyLater: FastifySchemaCompiler<unknown> = (route) =>
  route.httpPart === 'body' ? (data: unknown) => ({ value: data }) : validatorCompiler(route);

/** What a device has proved to have said. */
export interface SignedRequest {
  readonly device: SigningDevice;
  readonly said: unknown;
  readonly address: string;
}

/** Goes on with a request whose signature is good; every other is refused and on record. */
export async function proveSignature(
  { registry, audit, deps }: ApiContext,
  action: string,
  { headers, body, url, ip }: FastifyRequest,
  reply: FastifyReply,
  goOn: (request: SignedRequest) => Promise<FastifyReply>,
): Promise<FastifyReply> {
  if (!Buffer.isBuffer(body)) return refuse(reply, 400, NO_BODY);
  const signature = signatureIn(headers);
  const device = await deviceOf(registry, signature, { path: url, body });
  if (device.ok) return goOn({ device: device.value, said: jsonOf(body), address: ip });
  const what = { action, subject: signature.device, outcome: device.error.code };
  await audit.record({ at: deps.now(), by: null, address: ip, ...what });
  return refuse(reply, 401, device.error);
}

/** The route has checked the headers; reading them again gives them their types. */
function signatureIn(headers: unknown) {
  const signed = deviceHeaders.parse(headers);
  return {
    device: signed['x-baize-device'],
    timestamp: signed['x-baize-timestamp'],
    nonce: signed['x-baize-nonce'],
    signature: signed['x-baize-signature'],
  };
}

function jsonOf(body: Buffer): unknown {
  const read = parseJson(body.toString());
  if (!read.ok) throw new InvalidInput(read.error);
  return read.value;
}

const NO_BODY = { code: 'invalid-input', message: 'A device sends JSON.' };
