import { AT, type DescribedOperations } from './operation.ts';
import { CONFIG } from './table-operations.ts';

const LIMITS = { default: { minimum: 100, maximum: 1_000_000 }, kinds: {} };
const DAY = {
  day: '2026-11-15',
  from: AT - 86_400_000,
  to: AT,
  at: AT,
  tables: [
    { table: 'TS-A', rounds: 1, drop: 100_000, handle: 1000, win: 1000, theoretical: '250/9' },
  ],
  accounts: [{ account: 'credit', amount: 99_000 }],
  compared: 12,
  differences: [],
};
const CLOSED = { at: AT, by: 's-1', reason: null, digest: 'd'.repeat(64) };

const INTEGRITY = {
  table: 'TS-A',
  kind: 'dice',
  results: 204,
  isReading: false,
  evidence: { odds: 1.3, highest: 411.2, at: 204, test: 'longest run of one roll' },
  alarms: [
    {
      result: 204,
      round: 'TS-A-204',
      at: AT,
      sentence: 'Roll 204: 6-2-5 came 4 times running.',
      isAcknowledged: false,
    },
  ],
  fault: 'f-1',
};
const FEED = {
  id: 'Zm9sbG93ZXI',
  name: 'Casino management',
  url: 'https://cms.example/baize',
  createdBy: 's-1',
  createdAt: AT,
  isEnded: false,
  deliveredAt: null,
  failures: 0,
  lastError: null,
};
const PUBLIC_KEY = 'ab'.repeat(32);

/** What the pit and the office ask. */
const LOST_RECORD = {
  tables: [
    {
      table: 'TS-A',
      agreesUpTo: 812,
      acknowledged: 813,
      canBePutBack: true,
      lost: [
        {
          op: 'f3b1c0de-0002',
          sequence: 813,
          at: AT,
          text: '813 TS-A-3: InstrumentIssued 700.00 ticket **************0017 (f3b1c0de-0002)',
        },
      ],
    },
  ],
};

export const HOUSE_OPERATIONS: DescribedOperations = {
  'GET /api/feed': {
    description:
      'Every event of every table after a cursor, whole commits at a time: give the cursor of an answer with the next question, and nothing is lost and nothing comes twice. `wait` holds the question until something happens. For the token of a feed, or an auditor.',
    answer: {
      events: [
        {
          table: 'TS-A',
          sequence: 412,
          at: AT,
          op: 'f3b1c0de-0001',
          by: { kind: 'staff', id: 'demo-dealer', position: 'dealer' },
          event: { type: 'BetsClosed' },
        },
      ],
      cursor: 'eyJUUy1BIjo0MTJ9',
      hasMore: false,
    },
  },
  'GET /api/feeds': {
    description:
      'Every system that follows the floor, how deliveries to it go, and the key they are signed by.',
    answer: { feeds: [FEED], publicKey: PUBLIC_KEY },
  },
  'POST /api/feeds': {
    description:
      'Adds a system that follows the floor: it reads with the token, which is shown once, or gets signed deliveries at its address.',
    request: { name: FEED.name, url: FEED.url },
    answer: { feed: FEED, token: 'bzf_shown-once', publicKey: PUBLIC_KEY },
  },
  'DELETE /api/feeds/:id': {
    description:
      'Ends a feed, once a second person has agreed: its token is good no longer, and nothing is delivered.',
    answer: { feeds: [{ ...FEED, isEnded: true }], publicKey: PUBLIC_KEY },
  },
  'GET /api/tables/:table/outcome': {
    description:
      'Which areas with a stake at risk one result of the dice would pay, how much, and what the others would lose.',
    answer: {
      dice: [2, 2, 2],
      wins: [{ bet: 'triple:2', stake: 100, pays: 17_500 }],
      pays: 17_500,
      collects: 100,
      net: -17_400,
    },
  },
  'GET /api/printed/:list': {
    description:
      'A list of office, pit or cage that is no report: on A4 with the same list inside for programs, or for a spreadsheet (`as=csv`). Whoever may read a list may print it.',
  },
  'GET /api/tables/:table/par': {
    description:
      'The PAR sheet of what a table plays, at its prices and limits and under its readings, in the format asked for. The first who asks has it made beside the floor and is answered 202 with how far it is.',
  },
  'GET /api/pit/shift': {
    description:
      'Win, what was to be expected and how far off it is, for every table since the shift began, with where the win stood in between.',
    answer: {
      shift: '2026-01-01 day',
      from: 1_767_247_200_000,
      at: 1_767_254_400_000,
      tables: [
        {
          table: 'TS-A',
          rounds: 40,
          handle: 400_000,
          win: 12_500,
          theoretical: '100000/9',
          z: '0.214',
          course: [0, 5000, 12_500],
        },
      ],
    },
  },
  'POST /api/tables/:table/limits/preview': {
    description:
      'Checks other limits without setting them, and says what every area full to its maximum could cost, now and then.',
    request: { limits: LIMITS, differential: null },
    answer: {
      faults: [],
      before: { dice: [6, 6, 6], weight: 1, net: -250_000, staked: 900_000 },
      after: { dice: [6, 6, 6], weight: 1, net: -125_000, staked: 450_000 },
      limitsPer: 'terminal',
    },
  },
  'GET /api/lost-record': {
    description:
      'Tables that have acknowledged more than their database has, with every operation and ticket that is lost. Such a table is closed until two people decide. Empty where nothing is lost.',
    answer: LOST_RECORD,
  },
  'POST /api/lost-record/put-back': {
    description:
      'Writes the lost rows again, as they were signed; all or as many as fit. Possible while this server has them in memory and nothing else stands in their place. Needs a second person.',
    request: { reason: 'The standby was promoted too early.' },
    answer: { tables: [] },
  },
  'POST /api/lost-record/give-up': {
    description:
      'Lets the tables go on where the database ends. What is lost goes on record in the audit trail, for the pit. Needs a second person.',
    request: { reason: 'The disk of the primary is gone, and the server was restarted.' },
    answer: { tables: [] },
  },
  'POST /api/software/check': {
    description:
      'Hashes everything that runs: programs, screens, dependencies, the database that comes along, Node and its flags. Anything but what was accepted stops play.',
    answer: {
      at: 1_767_254_400_000,
      digest: '2c26b46b68ffc68ff99b453c1d30413413422d706483bfa0f98a5e886266e7ae',
      files: 5120,
      isAccepted: true,
    },
  },
  'POST /api/tables/:table/config/preview': {
    description:
      'Checks another configuration without setting it: everything wrong with it, what changes, by which exact edges, what it could cost, and who has to agree.',
    request: { config: CONFIG.config },
    answer: {
      faults: [],
      changes: [{ field: 'bettingSeconds', before: '25', after: '30' }],
      edges: [],
      worst: { before: -250_000, after: -250_000 },
      second: null,
      seated: 4,
      isInRound: false,
    },
  },
  'GET /api/tables/:table/config/history': {
    description:
      'Every configuration a table has had, newest first, with who set it and who agreed.',
    answer: {
      entries: [
        {
          sequence: 412,
          at: AT,
          by: 'demo-pit-manager (pit-manager)',
          second: 'demo-shift-manager (shift-manager)',
          changes: [{ field: 'game', before: 'rws-tai-sai-v5/a', after: 'rws-tai-sai-v5/c' }],
        },
      ],
    },
  },
  'GET /api/integrity': {
    description:
      'What a stake of 1 on unfairness would have become at each table, and the alarms of its results; clearing the fault acknowledges them.',
    answer: { tables: [INTEGRITY] },
  },
  'GET /api/tables/:table/integrity': {
    description:
      'With the verdict, every test at one look, and what was seen beside what is expected.',
    answer: {
      ...INTEGRITY,
      report: {
        described: '204 rolls',
        verdict: { level: 'very-unusual', sentences: ['Very unusual: ...'] },
        charts: [
          {
            title: 'Faces of die 1',
            kind: 'shares',
            cells: [{ label: '1', observed: 31, expected: 34 }],
          },
        ],
        tests: [{ test: 'faces of die 1', n: 204, p: 0.41, adjusted: 1 }],
      },
    },
  },
  'GET /api/days': {
    description: 'The gaming days that were closed, newest first, and the one that is running.',
    answer: {
      running: '2026-11-16',
      closed: [
        { day: DAY.day, at: AT, by: 's-1', differences: 0, win: 1000, digest: CLOSED.digest },
      ],
    },
  },
  'GET /api/days/:day': {
    description:
      'What was won on a gaming day, and every amount that is on record twice and differs; of a closed day, as it was closed.',
    answer: { ...DAY, closed: null },
  },
  'POST /api/days/:day/close': {
    description:
      'Writes the figures of a day that is over down for ever. Where something differs it takes a reason, which stays with the day.',
    request: {},
    answer: { ...DAY, closed: CLOSED },
  },
};
