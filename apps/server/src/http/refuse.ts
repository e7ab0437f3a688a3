import type { ErrorBody } from '@baize/protocol/http';
import type { FastifyReply } from 'fastify';

export interface ApiProblem {
  readonly code: string;
  readonly message: string;
  readonly field?: string | undefined;
}

declare module 'fastify' {
  interface FastifyReply {
    /** The code a request was refused with; null where it was not. */
    refusedWith: string | null;
  }
}

/** The one shape of every answer that is no. */
export function refuse(reply: FastifyReply, status: number, problem: ApiProblem): FastifyReply {
  const { code, message, field } = problem;
  reply.refusedWith = code;
  const body: ErrorBody = { error: { code, message, ...(field === undefined ? {} : { field }) } };
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send(body);
}

/**
 * Ends a request from a hook. Fastify goes on to the next hook, and to the handler, unless the answer has
 * left already; an error stops it for certain.
 */
export class Refused extends Error {
  readonly status: number;
  readonly problem: ApiProblem;

  constructor(status: number, problem: ApiProblem) {
    super(problem.message);
    this.status = status;
    this.problem = problem;
  }
}
