import { AT, type DescribedOperations } from './operation.ts';

const DEALER = {
  kind: 'staff',
  id: 'd-17',
  name: 'Lin',
  position: 'dealer',
  actingPositions: [],
  actingAs: null,
  mustChangePassword: false,
};
const SESSION = { who: DEALER, expiresAt: AT + 43_200_000, isDemo: false };
const MEMBER = {
  id: 'd-17',
  name: 'Lin',
  position: 'dealer',
  actingPositions: [],
  isDemo: false,
  isDisabled: false,
  mustChangePassword: true,
};
const REQUEST = {
  id: 'a1b2',
  act: 'open-account',
  does: 'Somebody gets an account.',
  subject: 'd-17',
  detail: { name: 'Lin', position: 'dealer', actingPositions: '' },
  askedBy: 's-1',
  agrees: 'pit-manager',
  expiresAt: AT + 600_000,
  mayAgree: true,
};
const KEYS = {
  keys: [
    {
      key: 'key-1',
      kind: 'terminal',
      holder: 'P01',
      createdBy: 't-2',
      createdAt: AT,
      revokedAt: null,
    },
  ],
};
const PASSKEYS = { passkeys: [{ id: 'p4s5', createdAt: AT }] };
const OPTIONS = { challenge: 'c-1', options: {} };
const CALLED = {
  attendantCalledAt: AT,
  waiting: { reason: 'hand-pay', amount: 750_000, answeredAt: null },
};
const FAULT = {
  id: 'f-1',
  kind: 'printer-failed',
  subject: 'P01',
  message: 'The printer does not print. (out of paper)',
  locks: 'cash-out',
  setAt: AT,
  clearedAt: null,
  clearedBy: null,
  clearedBecause: null,
};

const LIVE_SESSION = {
  session: 'c2Vzc2lvbg',
  person: 'd-1',
  name: 'Dana',
  position: 'dealer',
  actingAs: null,
  address: '10.0.0.7',
  createdAt: AT - 3_600_000,
  seenAt: AT,
  expiresAt: AT + 3_600_000,
};

/** A dealer has opened the bets. */
const AUDITED = {
  number: 7,
  at: AT,
  kind: 'staff',
  who: 'd-17',
  position: 'dealer',
  actingAs: null,
  credential: 's-1',
  address: '10.0.0.7',
  action: 'command:OpenBets',
  subject: 'TS-A',
  op: 'f3b1c0de-0001',
  outcome: 'accepted',
  detail: null,
};

/** People, machines, and what keeps the floor going. */
export const PEOPLE_OPERATIONS: DescribedOperations = {
  'GET /api/sessions': {
    description: 'Every session that goes on: whose, in which position, from where and since when.',
    answer: { sessions: [LIVE_SESSION] },
  },
  'DELETE /api/sessions/:id': {
    description: 'Ends a session at once, and closes its sockets. For a shift manager.',
    answer: { sessions: [] },
  },
  'GET /healthz': {
    description: 'Answers while the process runs at all. For whoever restarts it.',
    answer: { status: 'ok', checks: {} },
  },
  'GET /readyz': {
    description:
      'Status 503 and the checks that fail, each with a sentence. For whoever sends players.',
    answer: { status: 'ok', checks: {} },
  },
  'GET /metrics': { description: 'In the text format of Prometheus.' },
  'POST /api/session': {
    description:
      'Signs a person in; the session is a cookie no script can read. After too many wrong passwords the account waits.',
    request: { account: 'd-17', password: 'correct horse battery staple' },
    answer: SESSION,
  },
  'GET /api/session': {
    description:
      'Whoever the cookie or key belongs to, or null. Asked by every screen when it opens.',
    answer: SESSION,
  },
  'DELETE /api/session': {
    description: 'Ends this session, and the sockets that were opened with it.',
    answer: { who: null, expiresAt: null, isDemo: false },
  },
  'POST /api/session/acting': {
    description:
      'Everything done from then on is on record as done by this person, acting in that position; null steps back.',
    request: { position: null },
    answer: SESSION,
  },
  'POST /api/session/password': {
    description: 'Needs the current password, and ends all other sessions of the account.',
    request: { current: 'correct horse battery staple', next: 'a longer sentence of one’s own' },
    answer: SESSION,
  },
  'POST /api/demo/enter': {
    description:
      'Only on a demo floor: one call to be a terminal, a display or anybody of the staff. Others answer 404.',
    request: { kind: 'terminal', table: 'TS-A' },
    answer: { who: { kind: 'terminal', id: 'P01' }, token: 'k-demo' },
  },
  'POST /api/demo/notes': {
    description:
      'Only on a demo floor: the asking terminal stands in for its note acceptor. The cash lies in the box of its table, and in no drawer.',
    request: { op: 'f3b1c0de-0001', amount: 5000 },
    answer: { op: 'f3b1c0de-0001', answer: { type: 'accepted', sequence: 412 } },
  },
  'GET /api/terminals/me': {
    description:
      'For a terminal with its key: where it sits, and its credit while it sits nowhere.',
    answer: {
      terminal: 'P01',
      table: 'TS-A',
      credit: null,
      attendantCalledAt: null,
      waiting: null,
    },
  },
  'POST /api/attendant': {
    description: 'A terminal calls for somebody, or no longer does.',
    request: { call: true, reason: 'hand-pay', amount: 750_000 },
    answer: CALLED,
  },
  'GET /api/tables/:table/terminals': {
    description: 'Every terminal at a table, whether its line is up, and since when it calls.',
    answer: { terminals: [{ terminal: 'P01', isOnline: true, ...CALLED }] },
  },
  'GET /api/waiting': {
    description:
      'Every seated terminal of the floor that calls for somebody or whose line is lost.',
    answer: { at: AT, terminals: [{ terminal: 'P01', table: 'SB-A', isOnline: true, ...CALLED }] },
  },
  'POST /api/terminals/:terminal/attended': {
    description: 'Staff end the call of a terminal they have come to.',
    answer: { attendantCalledAt: null, waiting: null },
  },
  'POST /api/terminals/:terminal/answered': {
    description:
      'Staff say that they are on the way to a terminal that calls; its player is shown it.',
    answer: { ...CALLED, waiting: { ...CALLED.waiting, answeredAt: AT } },
  },
  'GET /api/staff': {
    description: 'For a shift manager and auditors.',
    answer: { staff: [MEMBER] },
  },
  'POST /api/staff': {
    description: 'The password is a first one: its owner chooses another at the first sign-in.',
    request: { id: 'd-17', name: 'Lin', position: 'dealer', password: 'a first password' },
    answer: MEMBER,
  },
  'PATCH /api/staff/:id': {
    description:
      'Only what is given changes. Dismissing somebody ends their sessions at once. Another position, another password and taking somebody back need a second person: status 202.',
    request: { isDisabled: true },
    answer: { ...MEMBER, isDisabled: true },
  },
  'GET /api/requests': {
    description: 'What was asked for in the office and needs a second person, for ten minutes.',
    answer: { requests: [REQUEST] },
  },
  'POST /api/requests/:id/agree': {
    description:
      'Whoever agrees has the position for it, did not ask, and is not who it is about. It happens at once.',
    answer: { answer: MEMBER },
  },
  'POST /api/requests/:id/reject': {
    description: 'By whoever could agree, or by who asked.',
    answer: { requests: [] },
  },
  'POST /api/passkeys/register/options': {
    description: 'First of two steps: options for `navigator.credentials.create`.',
    answer: OPTIONS,
  },
  'POST /api/passkeys/register': {
    description:
      'Second step: what the browser answered. The account then signs in by passkey only.',
    request: { challenge: 'c-1', response: {} },
    answer: SESSION,
  },
  'GET /api/passkeys': { description: 'Which passkeys open the own account.', answer: PASSKEYS },
  'DELETE /api/passkeys/:id': {
    description: 'Answers with those that are left.',
    answer: PASSKEYS,
  },
  'POST /api/passkeys/sign-in/options': {
    description: 'First of two steps: options for `navigator.credentials.get`.',
    request: { account: 'd-17' },
    answer: OPTIONS,
  },
  'POST /api/passkeys/sign-in': {
    description: 'Second step: a session, as by password.',
    request: { challenge: 'c-1', response: {} },
    answer: SESSION,
  },
  'POST /api/pairing': {
    description:
      'A technician or pit manager gets a code that pairs one machine, once, within minutes; an older code for it ends. Another key for a terminal or device in use needs a second person: status 202.',
    request: { kind: 'terminal', holder: 'P01', table: 'TS-A' },
    answer: { code: '4F7K-2M9Q', expiresAt: AT + 600_000 },
  },
  'POST /api/pairing/claim': {
    description:
      'A machine shows its code and gets the key it keeps. A device gives the public key it will sign with, and gets no token.',
    request: { code: '4F7K-2M9Q' },
    answer: { kind: 'terminal', id: 'P01', key: 'key-1', token: 'k-once' },
  },
  'GET /api/keys': { description: 'Who holds a key, since when, and who gave it.', answer: KEYS },
  'DELETE /api/keys/:id': {
    description: 'Ends the key and every connection that uses it, at once.',
    answer: KEYS,
  },
  'GET /api/audit': {
    description:
      'Newest first, a page at a time; by person, subject or action. For auditors and shift managers.',
    answer: { lines: [AUDITED], next: null },
  },
  'GET /api/pit/audit': {
    description:
      'Of the audit trail what was done at the tables, of one pit or at one table: commands, faults of a table, boxes counted, rounds handed out in dispute. Newest first, a page at a time; never sessions, keys or accounts. For the pit and auditors.',
    answer: { lines: [{ ...AUDITED, credential: null }], next: null },
  },
  'POST /api/devices/results': {
    request: { op: 'f3b1c0de-0005', table: 'SB-C', dice: [1, 2, 4], flat: true },
    answer: { op: 'f3b1c0de-0005', answer: { type: 'accepted', sequence: 413 } },
  },
  'POST /api/devices/faults': {
    request: { kind: 'device-failed', detail: 'The camera sees nothing.' },
    answer: { faults: [{ ...FAULT, kind: 'device-failed', subject: 'tumbler-SB-C' }] },
  },
  'GET /api/faults': {
    answer: { faults: [FAULT] },
  },
  'POST /api/faults': {
    description: 'A terminal reports itself; staff report anything.',
    request: { kind: 'printer-failed', detail: 'out of paper' },
    answer: { faults: [FAULT] },
  },
  'POST /api/faults/:id/clear': {
    description: 'Whoever has mended it says so, with a reason that stays on record.',
    request: { reason: 'A new roll of paper.' },
    answer: {
      faults: [
        { ...FAULT, clearedAt: AT, clearedBy: 't-2', clearedBecause: 'A new roll of paper.' },
      ],
    },
  },
};
