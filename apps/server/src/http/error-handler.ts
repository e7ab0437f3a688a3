import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { isDatabaseTrouble } from '../tables/database-trouble.ts';
import { Refused, refuse } from './refuse.ts';
import { InvalidInput } from './zod-provider.ts';

/** What a caller did wrong is said to them; what we did wrong is logged, and they get no details. */
export function errorHandler(
  error: FastifyError | InvalidInput | Refused,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof InvalidInput) {
    return refuse(reply, 400, { code: 'invalid-input', ...error.fault });
  }
  if (error instanceof Refused) return refuse(reply, error.status, error.fault);
  const status = error.statusCode ?? 500;
  if (status < 500) {
    const code = CODES[status] ?? 'bad-request';
    return refuse(reply, status, { code, message: error.message });
  }
  if (isDatabaseTrouble(error)) {
    request.log.warn({ error, route: request.routeOptions.url }, 'The database did not answer.');
    return refuse(reply, 503, NO_DATABASE);
  }
  request.log.error({ error, route: request.routeOptions.url }, 'A request failed.');
  return refuse(reply, 500, { code: 'internal', message: 'This failed; it has been reported.' });
}

const NO_DATABASE = {
  code: 'database-unavailable',
  message: 'Nothing can be looked up or registered at this moment; please try again.',
};

const CODES: Readonly<Record<number, string>> = {
  400: 'malformed-request',
  413: 'too-large',
  415: 'unsupported-media-type',
  429: 'too-many-requests',
};

export function notFoundHandler(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return refuse(reply, 404, { code: 'unknown-address', message: 'There is nothing here.' });
}
