import { AT, type DescribedOperations } from './operation.ts';

const TICKET = {
  ticket: 'ticket:f3b1c0de-0001',
  last: '4207',
  amount: 25_000,
  status: 'in-doubt',
  isOpen: true,
  table: 'TS-A',
  terminal: 'P01',
  visit: 'TS-A/P01/3',
  at: AT,
  since: AT + 12_000,
  expiresAt: AT + 7_776_000_000,
  isSeated: true,
  says: 'no-ticket',
  decided: null,
  request: null,
};
const ACCEPTED = { type: 'accepted', sequence: 412 };
const REQUESTED = { ...ACCEPTED, request: 'request:f3b1c0de-0007' };

/** Tickets between their issue and their end, and the life of a terminal. */
export const TICKET_OPERATIONS: DescribedOperations = {
  'GET /api/terminals/:terminal/life': {
    description:
      'Every event at whatever tables that names the terminal, with what it moved on its accounts and why, and what the ' +
      'audit trail says of its calls, faults and keys. Bets are told as they were closed. `before` is the `next` of a page.',
    answer: {
      terminal: 'P01',
      lines: [
        {
          at: AT,
          table: 'TS-A',
          sequence: 409,
          group: 'money',
          kind: 'CreditBought',
          by: 'demo-cashier',
          op: 'f3b1c0de-0004',
          round: null,
          ticket: null,
          amount: 25_000,
          moved: 25_000,
          bets: [],
          postings: [
            { from: 'cage', to: 'credit:P01', amount: 25_000, because: ['baize-floor#money-in'] },
          ],
          note: null,
          because: ['baize-floor#money-in'],
        },
      ],
      next: null,
    },
  },
  'GET /api/tickets': {
    description:
      'Without a filter those that nobody has confirmed, in doubt first, and those decided about in the last day. With ' +
      'terminal, time or amount all that fit; `about=true` takes amounts within a tenth.',
    answer: { tickets: [TICKET], count: 1, sum: 25_000 },
  },
  'GET /api/tickets/:ticket': {
    description:
      'Every event of its life, and every request about it, oldest first. The number is masked.',
    answer: {
      ticket: { ...TICKET, number: '**************4207' },
      life: [
        {
          at: AT + 12_000,
          kind: 'InstrumentDoubted',
          status: 'in-doubt',
          table: 'TS-A',
          sequence: 412,
          by: 'P01',
          position: null,
          terminal: 'P01',
          asked: null,
          reason: null,
          says: 'no-ticket',
          effect: null,
          because: ['baize-floor#ticket-life', 'baize-floor#instrument'],
        },
      ],
    },
  },
  'POST /api/tickets/:ticket/confirm': {
    description: 'One person of the staff takes it for taken, and says why; it stays payable.',
    request: { op: 'f3b1c0de-0005', reason: 'The player showed it at the window.' },
    answer: { op: 'f3b1c0de-0005', answer: ACCEPTED, ticket: TICKET },
  },
  'POST /api/tickets/:ticket/doubt': {
    description: 'It may not have come out: nobody is paid on its number until two people decide.',
    request: { op: 'f3b1c0de-0006', note: 'Nothing came out of the printer.' },
    answer: { op: 'f3b1c0de-0006', answer: ACCEPTED, ticket: TICKET },
  },
  'POST /api/tickets/:ticket/decide': {
    description:
      'Asks a second person to issue it anew, to pay it in cash or to put it back into credit. Cash goes through the drawer ' +
      'of the cashier, where drawers are counted.',
    request: { op: 'f3b1c0de-0007', effect: 'reissue', reason: 'The printer has jammed.' },
    answer: { op: 'f3b1c0de-0007', answer: REQUESTED, ticket: TICKET },
  },
};
