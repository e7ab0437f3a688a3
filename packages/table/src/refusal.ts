import { type Err, err, type Money } from '@baize/exact';
import type { Because, Citation, Phase, StepName } from '@baize/game';
import { type AppendLog, appendToLog, emptyLog, entryOf } from './evolve/persistent.ts';

/**
 * Why a command has no effect, in order of precedence: when several apply, the first listed is the
 * answer. The order is part of the interface; a test walks it.
 */
export const REFUSAL_CODES = [
  'malformed-command',
  'not-authorised',
  'not-your-terminal',
  'table-not-configured',
  'table-not-open',
  'table-suspended',
  'table-paused',
  'matter-undecided',
  'not-in-this-game',
  'round-over',
  'round-in-progress',
  'no-round',
  'wrong-phase',
  'bets-closed',
  'betting-time-not-over',
  'no-shaker',
  'shaker-fitted',
  'inspection-missing',
  'inspection-failed',
  'dice-too-old',
  'unknown-terminal',
  'terminal-at-another-table',
  'terminal-already-seated',
  'terminal-locked',
  'terminal-has-bets',
  'unknown-bet',
  'bet-not-on-layout',
  'unknown-round',
  'round-not-settled',
  'unknown-request',
  'same-person',
  'request-expired',
  'request-not-expired',
  'unknown-matter',
  'cannot-occur',
  'contradicts-record',
  'missing-detail',
  'supervisor-required',
  'dice-not-flat',
  'readings-disagree',
  'result-unchanged',
  'configuration-invalid',
  'unknown-instrument',
  'instrument-not-payable',
  'instrument-in-doubt',
  'wrong-digits',
  'instrument-number-used',
  'instrument-unconfirmed',
  'hand-pay-needed',
  'own-limit-holds',
  'unknown-box',
  'no-hand-in-box',
  'box-taken',
  'not-your-box',
  'withdrawal-unanswered',
  'hand-already-set',
  'hands-not-set',
  'cards-invalid',
  'bonus-without-initial',
  'no-withdrawal-offered',
  'nothing-to-undo',
  'nothing-staked',
  'nothing-to-repeat',
  'not-a-multiple-of-the-unit',
  'below-minimum',
  'above-maximum',
  'above-differential',
  'own-limit-reached',
  'not-enough-credit',
  'sale-too-large',
  'credit-too-large',
] as const;

export type RefusalCode = (typeof REFUSAL_CODES)[number];

export interface Refusal {
  readonly code: RefusalCode;
  /** One sentence a person at the table understands. */
  readonly message: string;
  readonly because: Because;
  readonly field?: string;
  readonly phase?: Phase;
  /** The steps that are possible now. */
  readonly steps?: readonly StepName[];
  /** The limit, unit, minimum or room the refusal is about. */
  readonly amount?: Money;
  /** What was registered on the area when this was decided; later answers may know more. */
  readonly registered?: Money;
}

/** The extra facts of a refusal besides its code, sentence and reasons. */
type RefusalFacts = Omit<Refusal, 'code' | 'message' | 'because'>;

export function refuse(
  code: RefusalCode,
  message: string,
  because: Because,
  facts: RefusalFacts = {},
): Err<Refusal> {
  return err({ code, message, because, ...facts });
}

/**
 * Refusals that have been given, by operation. They are no facts, so no journal holds them; but a
 * network may deliver an order twice, and the second copy must not be accepted after the first was
 * refused. Those of this and the previous round are kept, and no more than somebody could mean: where no
 * round begins, whoever is refused for ever fills no memory.
 */
export interface RefusalMemory {
  readonly round: number;
  readonly given: AppendLog<GivenRefusal>;
  readonly before: AppendLog<GivenRefusal>;
}

interface GivenRefusal {
  readonly refusal: Refusal;
  /** Of the order that was refused, where it is known. */
  readonly asked: number | undefined;
}

/** So many are kept at least, and twice as many at most. */
export const REFUSALS_KEPT = 10_000;

export function noRefusals(): RefusalMemory {
  return { round: 0, given: emptyLog(), before: emptyLog() };
}

/** What an order was refused with; another order under its id is refused because of the id. */
export function refusalGiven(
  memory: RefusalMemory,
  op: string,
  asked?: number,
): Refusal | undefined {
  const given = entryOf(memory.given, op) ?? entryOf(memory.before, op);
  const isAnother = asked !== undefined && given?.asked !== undefined && given.asked !== asked;
  return isAnother ? USED_ID : given?.refusal;
}

const USED_ID: Refusal = {
  code: 'malformed-command',
  message: 'This operation id was used for something else; an operation has an id of its own.',
  because: ['baize-floor#well-formed'],
  field: 'op',
};

export function withRefusal(
  memory: RefusalMemory,
  op: string,
  refusal: GivenRefusal,
  round: number,
): RefusalMemory {
  const isFull = memory.given.length >= REFUSALS_KEPT;
  const current = round === memory.round && !isFull ? memory : nextRound(memory, round);
  return { ...current, given: appendToLog(current.given, op, refusal) };
}

function nextRound({ given }: RefusalMemory, round: number): RefusalMemory {
  return { round, given: emptyLog(), before: given };
}

/**
 * What the platform itself requires where no rulebook speaks: who may act, what must be known, how
 * money enters and leaves. These are cited like clauses, so that no decision is without a reason.
 */
export const FLOOR_RULES = {
  'well-formed': 'A command names its fields completely; nothing is guessed.',
  authority: 'Each command needs a position; a higher one, or a person acting in it, will do.',
  'own-terminal': 'A terminal acts for itself only.',
  configured: 'A table is configured before anything happens at it.',
  'between-rounds': 'Configuration and equipment change only while no round is in progress.',
  'open-table': 'Play needs an open table.',
  pause: 'A paused table waits until its dealer continues or declares an interruption.',
  suspension: 'A suspended table starts no round until the fault is mended.',
  matter: 'A matter referred to the shift manager is decided before the round goes on.',
  'this-game': 'A table takes the commands of the game it is configured for.',
  'order-of-play': 'A round takes the steps of its procedure in order.',
  'this-round': 'An order that names its round has effect in that round only.',
  'betting-time': 'Bets stay open for at least the configured time.',
  'known-terminal': 'Bets and credits belong to a terminal seated at the table.',
  'one-table': 'A terminal is at one table at a time, and leaves with nothing at stake.',
  'self-audit': 'A terminal whose ledger and meters differ by one unit stops until it is cleared.',
  credit: 'Nobody stakes or takes out more than their credit.',
  'money-in': 'Credit is bought with cash or with a betting instrument.',
  'money-out': 'Credit leaves as a betting instrument, or by hand above a set amount.',
  instrument: 'A betting instrument has eighteen digits and is paid exactly once.',
  'ticket-life':
    'A ticket is held, issued and confirmed by its player; one that may not have come out is in doubt, is paid nowhere, and two people decide about it. Nobody leaves or takes another before that.',
  tips: 'A tip is a gift out of credit.',
  'two-people': 'Corrections, late voids and new prices need a second person of sufficient rank.',
  'second-person':
    'Payments by hand, voided instruments, accounts, second keys and software need a second person.',
  expiry: 'A request that nobody answered in time is void.',
  'owed-first': 'What a later correction returns to a terminal first settles what it still owes.',
  visit:
    'Credit, claims and debts are those of the person who sat there; a visit ends with their leaving, and the next person is never touched.',
  'card-seen':
    'A card counts once a reader or somebody of the staff has seen it; a number that is typed in at the terminal is on record with its visit and shows nothing of anybody.',
  'own-limits':
    'What players set for themselves holds for their visit: stricter at once, looser at the next one, and no bet may take them past it.',
  abandoned:
    'A seat with credit and nothing at stake that nobody has touched for the time the floor sets is told to dealer and pit; whoever of the staff ends its visit keeps what was there for the person who left.',
  debt: 'What a visit owes is collected, or written off by two people; nobody takes credit out past it.',
  claim: 'What a visit that ended is due is kept for it, and paid at the cage.',
  service:
    'What is out of order is taken out of service with the reason, and returned by name; no round begins without what it needs.',
  'one-shaker': 'A table has one shaker at a time, and takes one off before another is fitted.',
  'known-round':
    'A correction names a concluded round the table holds; an older one is first read back from its journal.',
  'sources-agree': 'Where a dealer and a device both read the dice, they must agree.',
  'virtual-result':
    'A virtual result exists only after the close; what binds it is published before bets open, its seed after.',
  demonstration:
    'A table without a dealer, or whose results are virtual, is a demonstration: it says so, lists the clauses it cannot meet, and opens in production only where the floor file names it.',
  'known-box': 'A bet or a seat belongs to a box of the table.',
  'one-box': 'A terminal sits at one box, and leaves it with nothing at stake there.',
  'undo-until-close': 'A player may take back, repeat or double their bets until the close.',
} as const;

export type FloorRule = keyof typeof FLOOR_RULES;

export const FLOOR_BOOK = 'baize-floor';

export function floorRule(...rules: readonly [FloorRule, ...FloorRule[]]): Because {
  const [first, ...rest] = rules.map((rule): Citation => `${FLOOR_BOOK}#${rule}`);
  return [first ?? `${FLOOR_BOOK}#well-formed`, ...rest];
}

/** What a floor rule says, or null if there is none of that name. */
export function floorRuleText(citation: Citation): string | null {
  const [book, rule = '', ...more] = citation.split('#');
  if (book !== FLOOR_BOOK || more.length > 0 || !Object.hasOwn(FLOOR_RULES, rule)) return null;
  return FLOOR_RULES[rule as FloorRule];
}
