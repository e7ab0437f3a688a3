import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifySchema } from 'fastify';
import { z } from 'zod';
import type { Api } from '../context.ts';
import { COOKIE } from '../gate.ts';
import { CAGE_OPERATIONS } from './cage-operations.ts';
import { HOUSE_OPERATIONS } from './house-operations.ts';
import type { DescribedOperation, DescribedOperations } from './operation.ts';
import { PEOPLE_OPERATIONS } from './people-operations.ts';
import { TABLE_OPERATIONS } from './table-operations.ts';

/** `/openapi.json` says what there is, from the same schemas that check it; `/docs` shows it. */
export async function documentation(api: Api): Promise<void> {
  await api.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Baize',
        description:
          'A floor of table games. Amounts are integers in minor units; times are milliseconds since 1970. ' +
          'Live views and commands are on the WebSocket at /ws.',
        version: '1',
      },
      tags: TAGS,
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: COOKIE },
          key: { type: 'http', scheme: 'bearer' },
        },
      },
      security: [{ session: [] }, { key: [] }],
    },
    transform: ({ schema, url, route }) => {
      const operation = OPERATIONS[`${[route.method].flat()[0]} ${url}`];
      return { schema: describe(schema ?? {}, operation), url };
    },
  });
  await api.register(swaggerUi, {
    routePrefix: '/docs',
    uiConfig: { deepLinking: true },
    theme: { title: 'Baize: interface', css: [{ filename: 'baize.css', content: PLAIN }] },
  });
  api.get('/openapi.json', { schema: { hide: true } }, () => api.swagger());
}

// The bar at the top advertises the tool and offers to load descriptions from elsewhere.
const PLAIN = '.swagger-ui .topbar { display: none; }';

const TAGS = [
  { name: 'games', description: 'What can be played, by which document, at which prices' },
  { name: 'tables', description: 'The floor, views and commands' },
  { name: 'terminals', description: 'What terminals ask, and who looks after them' },
  { name: 'money', description: 'Credit and betting instruments' },
  { name: 'cage', description: 'Drawers, slips and cash boxes' },
  { name: 'feeds', description: 'The floor as other systems follow it' },
  { name: 'rounds', description: 'What happened, told and proved' },
  { name: 'reports', description: 'Win, drop, hold and registers' },
  { name: 'people', description: 'Staff, sessions, positions and the audit trail' },
  { name: 'machines', description: 'Pairing, keys and signed results' },
  { name: 'operations', description: 'Health, faults and figures' },
  { name: 'demo', description: 'Only on a demo floor' },
];

const OPERATIONS: DescribedOperations = {
  ...PEOPLE_OPERATIONS,
  ...TABLE_OPERATIONS,
  ...CAGE_OPERATIONS,
  ...HOUSE_OPERATIONS,
};

const INPUTS = ['body', 'querystring', 'params', 'headers'] as const;

function describe(
  schema: FastifySchema,
  { description, request, answer }: Partial<DescribedOperation> = {},
): FastifySchema {
  const inputs = INPUTS.flatMap((part) => {
    const given = schema[part];
    if (!(given instanceof z.ZodType)) return [];
    return [[part, { ...jsonSchema(given, 'input'), ...exampleOf(part, request) }] as const];
  });
  const { response } = schema;
  const outputs = isRecord(response) ? { response: outputsOf(response, answer) } : {};
  const said = description === undefined ? {} : { description };
  return { ...schema, ...said, ...Object.fromEntries(inputs), ...outputs };
}

function exampleOf(part: string, example: unknown): { readonly examples?: readonly unknown[] } {
  return part === 'body' && example !== undefined ? { examples: [example] } : {};
}

function outputsOf(
  response: Readonly<Record<string, unknown>>,
  example: unknown,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(response).map(([status, schema]) => {
      if (!(schema instanceof z.ZodType)) return [status, schema];
      const description = STATUS[status] ?? 'Answer';
      const examples = status === '200' && example !== undefined ? { examples: [example] } : {};
      return [status, { description, ...jsonSchema(schema, 'output'), ...examples }];
    }),
  );
}

const STATUS: Readonly<Record<string, string>> = { 200: 'Done', 201: 'Made' };

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Record<string, unknown> {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
