import { parse, type WireFault } from '@baize/protocol';
import type {
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
  readonly fault: WireFault;

  constructor(fault: WireFault) {
    super(fault.message);
    this.fault = fault;
  }
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
