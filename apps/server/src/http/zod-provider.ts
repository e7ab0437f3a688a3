import { parse, parseJson, type WireProblem } from '@baize/protocol';
import type {
  FastifyInstance,
  FastifySchemaCompiler,
  FastifySerializerCompiler,
  FastifyTypeProvider,
} from 'fastify';
import { z } from 'zod';

/** Lets routes declare what they take as the schemas of the protocol. */
export interface ZodProvider extends FastifyTypeProvider {
  readonly validator: this['schema'] extends z.ZodType ? z.output<this['schema']> : unknown;
  readonly serializer: unknown;
}

/** A request that is not what its route takes: which field, and which rule it breaks. */
export class InvalidInput extends Error {
  readonly problem: WireProblem;

  constructor(problem: WireProblem) {
    super(problem.message);
    this.problem = problem;
  }
}

/** Bodies as Fastify reads them, with its guards; none in which a field stands twice. */
export function refuseFieldsTwice(api: FastifyInstance): void {
  const readAsEver = api.getDefaultJsonParser('error', 'error');
  const type = 'application/json';
  api.removeContentTypeParser(type);
  api.addContentTypeParser<string>(type, { parseAs: 'string' }, (request, text, done) => {
    const read = parseJson(text);
    if (!read.ok && read.error.field !== '') done(new InvalidInput(read.error));
    else void readAsEver(request, text, done);
  });
}

export const validatorCompiler: FastifySchemaCompiler<unknown> = ({ schema }) => {
  if (!(schema instanceof z.ZodType)) throw new Error('Routes are described by zod schemas.');
  return (data: unknown) => {
    const parsed = parse(schema, data);
    return parsed.ok ? { value: parsed.value } : { error: new InvalidInput(parsed.error) };
  };
};

export function serializerCompiler(checks: boolean): FastifySerializerCompiler<unknown> {
  return ({ schema, url, httpStatus }) => {
    if (!checks || !(schema instanceof z.ZodType)) return (data) => JSON.stringify(data);
    return (data) => {
      const text = JSON.stringify(data);
      const parsed = parse(schema, JSON.parse(text));
      if (parsed.ok) return text;
      const { field, message } = parsed.error;
      throw new Error(`${url} answered ${httpStatus} with a bad ${field}: ${message}`);
    };
  };
}
