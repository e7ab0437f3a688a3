import type { FastifyReply } from 'fastify';
import type { Performed } from '../commands/perform.ts';
import { refuse } from './refuse.ts';

/** A refusal by the table is an answer; only a table that could not be asked is an error. */
export function sendAnswer(reply: FastifyReply, op: string, answer: Performed): FastifyReply {
  if (answer.type !== 'unavailable') return reply.send({ op, answer });
  const { code, message } = answer;
  return refuse(reply, 503, { code, message });
}
