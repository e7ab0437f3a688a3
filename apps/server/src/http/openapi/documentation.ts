import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifySchema } from 'fastify';
import { z } from 'zod';
import type { Api } from '../context.ts';
import { COOKIE } from '../gate.ts';
import { HOUSE_OPERATIONS } from './house-operations.ts';
import { AT, type DescribedOperation, type DescribedOperations } from './operation.ts';
import { PEOPLE_OPERATIONS } from './people-operations.ts';
import { TABLE_OPERATIONS } from './table-operations.ts';
import { TICKET_OPERATIONS } from './ticket-operations.ts';

const SLIP = {
  op: 'f3b1c0de-0101',
  receipt: 'C1-3-12',
  drawer: 'C1-3',
  kind: 'redeem',
  state: 'done',
  at: AT,
  table: 'SB-B',
  terminal: null,
  number: '**************4207',
  amount: 184_500,
  cash: -184_500,
  by: 'demo-cashier',
  second: null,
  refusal: null,
  sequence: 412,
  because: ['baize-floor#money-in', 'baize-floor#instrument'],
};
const PIECES = [{ value: 10_000, pieces: 80 }];
const DRAWER = {
  id: 'C1-3',
  window: 'C1',
  cashier: 'demo-cashier',
  openedAt: AT - 3_600_000,
  pieces: PIECES,
  opening: 800_000,
  expected: 615_500,
  slips: [SLIP],
  counts: [],
  closed: null,
};
const PEOPLE = [{ id: 'demo-cashier', name: 'Casey Cashier' }];
const DROP = {
  op: 'f3b1c0de-0102',
  table: 'SB-B',
  at: AT,
  by: 'demo-cashier',
  second: null,
  state: 'waiting',
  pieces: PIECES,
  counted: 800_000,
  expected: 800_000,
};

/** What happens at the cage. */
const CAGE_OPERATIONS: DescribedOperations = {
  'GET /api/cage': {
    description:
      'The drawer of whoever asks with every slip, payments that wait for a second person, players who wait for cash, what people owe and what is kept for those who left, and credit of terminals that sit nowhere.',
    answer: {
      at: AT,
      windows: ['C1', 'C2'],
      notes: [10_000, 5000],
      secondAbove: 500_000,
      drawer: DRAWER,
      open: [{ id: 'C1-3', window: 'C1', cashier: 'demo-cashier', openedAt: AT - 3_600_000 }],
      waiting: [],
      handPayments: [
        { terminal: 'P07', table: 'TS-A', amount: 620_000, since: AT - 60_000, answeredAt: null },
      ],
      owed: [{ table: 'TS-C', visit: 'P05', amount: 8500 }],
      due: [{ table: 'TS-C', visit: 'TS-C/P05/2', amount: 1200 }],
      left: [],
      people: PEOPLE,
    },
  },
  'POST /api/cage/slips': {
    description:
      'Sells credit, pays an instrument, by hand or what is kept for somebody who left, collects a debt, fetches money from the vault or brings it there, fills the box of a table or takes a credit from it. Sent again it changes nothing. Above the limit of the house it waits for a second person; then send it once more.',
    request: { op: SLIP.op, kind: 'redeem', number: '104207420742074207' },
    answer: { slip: SLIP, answer: { type: 'accepted', sequence: 412 } },
  },
  'POST /api/cage/slips/:op/again': {
    description:
      'Does what a slip says that was written and not answered, or that a second person has agreed to since.',
    answer: { slip: SLIP, answer: { type: 'repeated', sequence: 412 } },
  },
  'POST /api/cage/slips/:op/second': {
    description: 'Somebody other than the cashier agrees to a large payment, or does not.',
    request: { agrees: true },
    answer: { ...SLIP, state: 'agreed', cash: 0, second: 'demo-pit-supervisor', sequence: null },
  },
  'GET /api/cage/drawers': {
    description: 'The last sixty drawers of all windows, newest first, with slips and counts.',
    answer: { drawers: [DRAWER], people: PEOPLE },
  },
  'GET /api/cage/drawers/:id': {
    description: 'One drawer: what it began with, every slip, every count, how it was closed.',
    answer: DRAWER,
  },
  'POST /api/cage/drawers': {
    description: 'Opens a drawer at a window with what was counted into it.',
    request: { window: 'C1', pieces: PIECES },
    answer: { ...DRAWER, slips: [], expected: 800_000 },
  },
  'POST /api/cage/drawers/:id/counts': {
    description:
      'Counts the drawer. A count that agrees closes it; any other stays on record, and it is counted again.',
    request: { pieces: PIECES },
    answer: {
      ...DRAWER,
      counts: [{ at: AT, by: 'demo-cashier', pieces: PIECES, counted: 800_000, expected: 615_500 }],
    },
  },
  'POST /api/cage/drawers/:id/close': {
    description: 'A shift manager closes a drawer that did not agree twice, and says why.',
    request: { reason: 'A note was handed out too much.' },
    answer: {
      ...DRAWER,
      closed: {
        at: AT,
        difference: -5000,
        second: 'demo-shift-manager',
        reason: 'One note short.',
      },
    },
  },
  'GET /api/cage/drops': {
    description: 'What must be in the cash box of every table by the ledger, and the last counts.',
    answer: { tables: [{ table: 'SB-B', expected: 800_000 }], drops: [DROP], people: PEOPLE },
  },
  'POST /api/cage/drops': {
    description: 'The emptied box of a table, counted by one person; a second one has to agree.',
    request: { op: DROP.op, table: 'SB-B', pieces: PIECES },
    answer: DROP,
  },
  'POST /api/cage/drops/:op/second': {
    description: 'Somebody else agrees to what was counted; a difference stays on record.',
    request: { agrees: true },
    answer: { ...DROP, state: 'done', second: 'demo-pit-supervisor' },
  },
};

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
  ...TICKET_OPERATIONS,
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
