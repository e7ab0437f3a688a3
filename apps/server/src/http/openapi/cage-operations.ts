import { AT, type DescribedOperations } from './operation.ts';

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
export const CAGE_OPERATIONS: DescribedOperations = {
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
    answer: { drawers: [DRAWER] },
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
    answer: { tables: [{ table: 'SB-B', expected: 800_000 }], drops: [DROP] },
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
