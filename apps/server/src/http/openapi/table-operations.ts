import { AT, type DescribedOperations } from './operation.ts';

const ACCEPTED = { op: 'f3b1c0de-0001', answer: { type: 'accepted', sequence: 412 } };
const INSTRUMENT = {
  number: '**************4207',
  amount: 25_000,
  status: 'issued',
  ticket: 'ticket:f3b1c0de-0001',
  expiresAt: AT + 7_776_000_000,
  issued: { table: 'TS-A', terminal: 'P01', at: AT },
  ended: null,
};
const BOOK = { id: 'rws-tai-sai-v5', title: 'Tai Sai (Open Cover)' };
const NAME = { en: 'Tai Sai', zh: '大细' };
const GAME = {
  game: 'rws-tai-sai-v5/a',
  title: 'Tai Sai (Open Cover) (Electronic Table Game), Appendix A',
  rulebook: { ...BOOK, operator: null, version: '5', effectiveFrom: '2023-10-06' },
  unit: 2,
  mechanic: 'three-dice',
  layout: 'a',
};
const L3 = { id: 'L3', because: ['rws-tai-sai-v5#I-L3'], choices: ['pro-rata', 'simple'] };
const SMALL = {
  bet: 'small',
  kind: 'small',
  name: { en: 'Small', zh: '小' },
  wins: { en: 'A total of 4 to 10 that is no triple.', zh: '总点数为 4 至 10，且非围骰。' },
  prices: [{ printed: '1 to 1', odds: '1', because: ['rws-tai-sai-v5#4.1.1'] }],
  chance: '35/72',
  edge: '1/36',
};
const SHEET = {
  ...GAME,
  cite: 'rws-tai-sai-v5#4.1.1',
  canvas: { width: 1000, height: 480 },
  areas: [{ ...SMALL, x: 10, y: 10, width: 120, height: 90 }],
  captions: [],
};
const LINE = {
  bet: 'small',
  stake: 500,
  effective: 500,
  result: 'win',
  odds: '1',
  pays: 500,
  returns: 1000,
  commission: 0,
  because: ['rws-tai-sai-v5#4.1.1'],
};

export const CONFIG = {
  config: {
    table: 'TS-A',
    game: GAME.game,
    readings: {
      D1: 'two-or-three',
      H1: 'both-cards',
      H2: 'never-split',
      H3: 'obliges',
      H4: 'inclusive',
      H10: 'house-way',
      L3: 'pro-rata',
    },
    houseTable: null,
    unit: 100,
    limits: { default: { minimum: 500, maximum: 100_000 }, kinds: {} },
    differential: null,
    mode: 'dealt',
    resultSource: 'dealer',
    bettingSeconds: null,
    bettingSecondsMinimum: 0,
    boxes: 0,
    approvalMinutes: 10,
    handPayAbove: null,
    roundsKept: 50,
  },
  manners: {
    name: 'Tai Sai 1',
    currency: 'SGD',
    chips: [500, 2500, 10_000],
    arrangingSeconds: 20,
    pauseSeconds: 5,
    stepSeconds: 2,
    equipment: { dice: 'TS-A-dice-1', shaker: 'manual' },
  },
};

/** The floor, its games and tables, money and what is on record. */
export const TABLE_OPERATIONS: DescribedOperations = {
  'GET /api/floor': {
    description:
      'What a lobby shows: every table with what it plays, where its round stands, its limits and chips. For anybody, without a key.',
    answer: {
      name: 'Demo floor',
      currency: 'SGD',
      isDemo: true,
      version: '0.1.0',
      at: AT,
      minutesEast: 480,
      tables: [
        {
          table: 'TS-A',
          name: 'Tai Sai 1',
          game: GAME.game,
          rulebook: { ...BOOK, name: NAME },
          layout: 'a',
          mechanic: 'three-dice',
          mode: 'automatic',
          currency: 'SGD',
          chips: [500, 2500, 10_000],
          unit: 100,
          limits: { minimum: 500, maximum: 100_000 },
          status: { status: 'open' },
          round: { number: 12, phase: 'betting', closesAt: AT + 15_000 },
          last: [{ round: 'TS-A-11', number: 11, dice: [1, 2, 4] }],
          seated: 3,
          camera: { kind: 'whep', url: 'https://cameras.example/ts-a/whep' },
          studyAid: false,
        },
      ],
    },
  },
  'GET /api/games': {
    description: 'Every game this floor could play, with its document and the smallest bet unit.',
    answer: {
      games: [{ ...GAME, areas: 50, kinds: ['small', 'big', 'total'], readings: [L3], prices: [] }],
    },
  },
  'GET /api/games/*': {
    description:
      "A game as it can be drawn and explained: places of its areas, prices as printed, what each bet wins on, chance and edge as exact fractions. The slash of the id is percent-encoded. With `table`, at that table's prices.",
    answer: SHEET,
  },
  'GET /api/tables/:table/game': {
    description: 'The same for the game a table plays now, at the prices that table prints.',
    answer: SHEET,
  },
  'GET /api/clauses/:citation': {
    description:
      'Where a citation leads: a clause of a document, an interpretation where the document is silent, or a rule of the platform; always in our words. The `#` is percent-encoded.',
    answer: {
      kind: 'clause',
      citation: 'rws-tai-sai-v5#5.12',
      rulebook: 'rws-tai-sai-v5',
      says: 'A void round gives every bet of that round back.',
      title: BOOK.title,
      clause: '5.12',
      asks: 'rule',
    },
  },
  'GET /api/tables/:table/view': {
    description:
      'One look at a table in a role: player (a terminal, its own), dealer, pit, display, auditor. Fields are those of the role; the socket keeps the same view up to date.',
    answer: {
      at: AT,
      view: {
        role: 'display',
        sequence: 0,
        table: null,
        status: { status: 'closed' },
        round: null,
        committed: null,
        previous: null,
        trends: null,
        unread: null,
        cards: null,
        informsOnly: null,
      },
    },
  },
  'POST /api/tables/:table/commands': {
    description:
      'The same as `do` on the socket. `op` names the operation for ever: sent twice it is done once and answered `repeated`. `round` keeps a slow bet out of the next round. A refusal is an answer, with its citations.',
    request: {
      op: 'f3b1c0de-0001',
      round: 'TS-A-12',
      command: { type: 'PlaceBet', terminal: 'P01', bet: 'small', stake: 500 },
    },
    answer: ACCEPTED,
  },
  'GET /api/tables/:table/config': {
    description: 'How a table is configured, and how it presents itself. For staff.',
    answer: CONFIG,
  },
  'PUT /api/tables/:table/config': {
    description:
      'Takes effect from the next round. A change of prices waits for a second person: the answer then names a `request` that somebody else approves.',
    request: { op: 'f3b1c0de-0006', ...CONFIG },
    answer: { ...ACCEPTED, op: 'f3b1c0de-0006' },
  },
  'POST /api/cage/buy': {
    description:
      'Cash taken over the counter becomes credit of a terminal, in the books of the table where it is seated.',
    request: { op: 'f3b1c0de-0002', terminal: 'P01', amount: 50_000 },
    answer: { ...ACCEPTED, op: 'f3b1c0de-0002' },
  },
  'POST /api/cage/redeem': {
    description:
      'Pays a betting instrument in cash, exactly once, whoever else tries it at the same time.',
    request: { op: 'f3b1c0de-0003', number: '104207420742074207' },
    answer: { ...ACCEPTED, op: 'f3b1c0de-0003' },
  },
  'POST /api/instruments/:number/void': {
    description:
      'Ends an instrument without paying it, with a reason on record. For a pit manager.',
    request: { op: 'f3b1c0de-0004', reason: 'Printed twice.' },
    answer: { ...ACCEPTED, op: 'f3b1c0de-0004' },
  },
  'GET /api/instruments': {
    description:
      'The last instruments of one terminal, or all that can still be paid; newest first.',
    answer: { instruments: [INSTRUMENT] },
  },
  'GET /api/instruments/:number': {
    description: 'Where and when an instrument was issued, and how it ended.',
    answer: INSTRUMENT,
  },
  'GET /api/tables/:table/rounds': {
    description: 'Newest first, a page at a time: give `next` as `before` to go on.',
    answer: {
      rounds: [
        {
          round: 'TS-A-11',
          number: 11,
          status: 'settled',
          openedAt: AT - 60_000,
          endedAt: AT - 20_000,
          result: [1, 2, 4],
          staked: 500,
          returned: 1000,
        },
      ],
      next: null,
    },
  },
  'GET /api/terminals/me/study/:round': {
    description:
      'What each way to arrange the own cards of a round that is over was worth against every hand the dealer could have held, as exact fractions of a unit staked. Not known at tables without cards, nor where the floor file switches it off.',
    answer: {
      round: 'SK-1-11',
      boxes: [
        {
          box: 3,
          cards: 'Kc 8s 8h 2d',
          dealerHands: 194_580,
          ways: [],
          cost: '0',
        },
      ],
    },
  },
  'GET /api/terminals/me/history': {
    description:
      'The rounds the asking terminal had stakes in, with every line, its citations, the credit before and after, and the hash of the journal row.',
    answer: {
      rounds: [
        {
          table: 'TS-A',
          round: 'TS-A-11',
          number: 11,
          game: GAME.game,
          status: 'settled',
          at: AT - 20_000,
          result: [1, 2, 4],
          stakes: [{ bet: 'small', stake: 500, effective: 500, because: null }],
          lines: [LINE],
          staked: 500,
          returned: 1000,
          creditBefore: 50_000,
          creditAfter: 50_500,
          hash: null,
        },
      ],
      next: null,
    },
  },
  'GET /api/tables/:table/rounds/:round': {
    description:
      'The whole record: every event, who caused it and why, stakes and settlements of everybody, and what a verifier computes again from it.',
  },
  'GET /api/tables/:table/rounds/:round/transcript': {
    description: "A round told in sentences, in the floor's local time or `minutesEast` of UTC.",
  },
  'GET /api/tables/:table/rounds/:round/bundle': {
    description:
      'For a dispute: record, journal rows with their hashes, what each screen showed, the clauses cited and a script that checks it all, in one file. `terminal` leaves the others out.',
  },
  'GET /api/reports/:name': {
    answer: { report: 'receivables', from: null, to: null, at: AT, rows: [] },
  },
  'GET /api/chain': {
    description:
      'The last row of every journal with its hash, and the last signed checkpoint over all of them: keep it elsewhere, and a journal cut short is found.',
    answer: {
      tables: [{ table: 'TS-A', last: 412, at: AT, hash: 'a'.repeat(64) }],
      checkpoint: null,
    },
  },
};
