import { assert, NOTHING } from '@baize/exact';
import { type DoMessage, type WireAnswer, type WireCommand, wireAnswerOf } from '@baize/protocol';
import {
  type Actor,
  type Command,
  commandsOf,
  LIBRARY,
  type TableLibrary,
  type TableState,
} from '@baize/table';
import type { Pool } from 'pg';
import type { CashGate } from '../cage/cash-gate.ts';
import { drawnFor, type VirtualResults } from '../floor/automatic/next-move.ts';
import { concludedOnRecord } from '../reports/dispute/read-round.ts';
import type { KnownInstrument } from '../store/floor-knowledge.ts';
import type {
  Preparation,
  RunningTable,
  TableAnswer,
  Trace,
  Unavailable,
} from '../tables/running-table.ts';
import type { SignedMoney } from '../tables/signed-money.ts';
import {
  CREDIT_NOT_SIGNED,
  lookedAtFirst,
  NOT_ISSUED,
  needsSupervisor,
  noDrawer,
} from './refused-beforehand.ts';
import { standingProblem } from './request-standing.ts';
import { stoppedByFault } from './stopped-by-fault.ts';
import { isValidationNumber, newValidationNumber } from './validation-number.ts';

/** What the server adds to a command, because no client is to be asked. */
export interface Preparing {
  readonly database: Pick<Pool, 'query'>;
  /** What is paid or carried on is believed by its signed event, not by its row. */
  readonly money: SignedMoney;
  readonly now: () => number;
  /** The two digits validation numbers of this property begin with. */
  readonly property: number;
  readonly instrumentDays: number;
  /** The hash of the seed a virtual tumbler or shuffler will use; none where dice are thrown. */
  readonly commitment: (table: string, state: TableState) => Promise<string | undefined>;
  /** What the server itself derives once a round is closed, where results are virtual. */
  readonly virtual?: Pick<VirtualResults, 'draw'> | undefined;
  /** Why a terminal can issue no instrument now; nothing where it can. */
  readonly cashOutProblem?: ((terminal: string) => string | undefined) | undefined;
  /** Why a terminal takes no instrument now; nothing where it does. */
  readonly redeemProblem?: ((terminal: string) => string | undefined) | undefined;
  /** Why a terminal takes no bets and is paid nothing now; nothing where it is not locked. */
  readonly terminalProblem?: ((terminal: string) => string | undefined) | undefined;
  /** Why somebody may not move cash; nothing where they may, or where nobody counts drawers. */
  readonly cashGate?: CashGate | undefined;
  /** Why somebody may not resume a table alone; nothing where they may. */
  readonly resumeProblem?:
    | ((table: Pick<RunningTable, 'id' | 'state'>, by: Actor) => string | undefined)
    | undefined;
  /** Why an order would open a demonstration that nobody has allowed; nothing where it does not. */
  readonly demonstrationProblem?:
    | ((table: Pick<RunningTable, 'state'>, command: WireCommand) => WireAnswer | null)
    | undefined;
}

const DAY = 86_400_000;

/**
 * A command as the table takes it. What the floor has to add is fetched when the table gets to it,
 * and again if it has changed meanwhile.
 */
function prepareCommand(
  wire: WireCommand,
  table: { readonly id: string; state(): TableState },
  preparing: Preparing,
): Command | Preparation {
  const { database, money, now, property, instrumentDays, commitment } = preparing;
  switch (wire.type) {
    case 'SeatTerminal':
      return async () => ({ ...wire, ...(await money.seat(wire.terminal)).value });
    case 'CashOut':
      return async () => ({
        ...wire,
        number: newValidationNumber(property),
        expiresAt: now() + instrumentDays * DAY,
      });
    case 'RedeemInstrument':
      return async () => ({ ...wire, instrument: await recordOf(money, wire.number) });
    case 'VoidInstrument':
    case 'ExpireInstrument':
      return async () => {
        const known = await knownInstrument(money, wire.number);
        return known ? { ...wire, instrument: recordIn(known) } : wire;
      };
    case 'RecallRound':
      return async () => {
        const { [LIBRARY]: library } = table.state();
        return { ...wire, ...(await concludedOnRecord(database, table.id, wire.round, library)) };
      };
    case 'ApproveRequest':
      return withInstrument(wire, table.state(), money);
    case 'PublishCommitment':
      // Where dice are thrown nothing binds them, and the table says so.
      return async () => ({
        ...wire,
        commitment: (await commitment(table.id, table.state())) ?? 'none',
      });
    default:
      return prepareStep(wire, table, preparing);
  }
}

/** A command that may begin a round is bound by a seed, and one that brings a result has what the seed gives. */
function prepareStep(
  wire: WireCommand,
  table: { readonly id: string; state(): TableState },
  preparing: Preparing,
): Command | Preparation {
  const state = table.state();
  const { [LIBRARY]: library } = state;
  const step = withResult(wire, state, library, preparing);
  if (!('commitment' in commandsOf(library).entries[wire.type].fields)) return step;
  return async () => {
    const commitment = await preparing.commitment(table.id, table.state());
    return commitment === undefined ? step : { ...step, commitment };
  };
}

/** Where the server draws, whoever asks for the result gets that one and its proof. */
function withResult(
  wire: WireCommand,
  state: TableState,
  library: TableLibrary,
  { virtual }: Preparing,
): Command {
  // A bet is whole as it comes; only what brings a result can be filled in.
  if (commandsOf(library).entries[wire.type].bringsResult) {
    const drawn = drawnFor(state, { results: virtual });
    for (const mechanic of library.mechanics) {
      const filled = mechanic.virtual?.filled(wire, drawn);
      if (filled) return filled;
    }
  }
  assert(isWhole(wire, library), `What ${wire.type} leaves to the floor its mechanic fills in.`);
  return wire;
}

/** Whether nothing was left to the floor. */
function isWhole(wire: WireCommand, library: TableLibrary): wire is WireCommand & Command {
  const { fields } = commandsOf(library).entries[wire.type];
  return Object.entries(fields).every(([name, { from }]) => from !== 'either' || name in wire);
}

/** What somebody else agrees to may be about an instrument that was paid meanwhile. */
function withInstrument(
  wire: Extract<WireCommand, { type: 'ApproveRequest' }>,
  { approvals }: TableState,
  money: SignedMoney,
): Command | Preparation {
  const action = approvals.get(wire.request)?.action;
  if (action?.kind !== 'command' || !('number' in action.command)) return wire;
  const { number } = action.command;
  return async () => {
    const known = await knownInstrument(money, number);
    return known ? { ...wire, instrument: recordIn(known) } : wire;
  };
}

/** What is known of an instrument, as long as no row of it is in doubt. */
async function knownInstrument(
  money: SignedMoney,
  number: string,
): Promise<KnownInstrument | undefined> {
  const { value, doubt } = await money.instrument(number);
  return value && (doubt === null || value.status !== 'issued') ? value : undefined;
}

/** A number nobody issued is worth nothing, and no table pays it. */
async function recordOf(money: SignedMoney, number: string) {
  const known = await knownInstrument(money, number);
  return known ? recordIn(known) : ({ amount: NOTHING, status: 'void', expiresAt: 0 } as const);
}

function recordIn({ amount, status, expiresAt }: KnownInstrument) {
  return { amount, status, expiresAt };
}

export type Performed = WireAnswer | Unavailable;

/** What came of a command, and whether its trace went on record with it. */
export interface Outcome {
  readonly answer: Performed;
  readonly isOnRecord: boolean;
}

type Given = Pick<DoMessage, 'op' | 'round' | 'command'>;

/**
 * Gives a command of somebody to a table and says, in the words of the wire, what came of it. Every bet
 * passes here, so what needs no look into the books waits for nothing but the table.
 */
export function perform(
  preparing: Preparing,
  table: RunningTable,
  by: Actor,
  given: Given,
  trace?: Trace,
): Promise<Outcome> {
  const { command } = given;
  const stopped = stoppedByFault(command, preparing);
  if (stopped) return Promise.resolve(notGiven(stopped));
  const alone = command.type === 'ResumeTable' ? preparing.resumeProblem?.(table, by) : undefined;
  if (alone !== undefined) return Promise.resolve(notGiven(needsSupervisor(alone)));
  const shown = preparing.demonstrationProblem?.(table, command);
  if (shown) return Promise.resolve(notGiven(shown));
  const cash = by.kind === 'staff' ? preparing.cashGate?.(by, given.op, command) : undefined;
  const go = () => performPayable(preparing, table, by, given, trace);
  return cash ? cash.then((why) => (why === undefined ? go() : notGiven(noDrawer(why)))) : go();
}

function performPayable(
  preparing: Preparing,
  table: RunningTable,
  by: Actor,
  given: Given,
  trace?: Trace,
): Promise<Outcome> {
  const { command } = given;
  if (command.type === 'ApproveRequest') {
    const go = () => submit(preparing, table, by, given, trace);
    const agreed = { request: command.request, by };
    return standingProblem(preparing.database, table.state(), agreed).then((problem) =>
      problem ? notGiven(problem) : go(),
    );
  }
  const go = () => submit(preparing, table, by, given, trace);
  const unless = (problem: Promise<WireAnswer | null>) =>
    problem.then((answer) => (answer ? notGiven(answer) : go()));
  // Whoever may not void learns nothing of the number: the table asks for authority first.
  if (command.type === 'RedeemInstrument') return unless(unpaid(preparing, command.number));
  if (command.type === 'SeatTerminal') return unless(uncarried(preparing, command.terminal));
  return go();
}

function submit(
  preparing: Preparing,
  table: RunningTable,
  by: Actor,
  { op, round, command }: Given,
  trace: Trace | undefined,
): Promise<Outcome> {
  const wanted = prepareCommand(command, table, preparing);
  const request = {
    op,
    by,
    command: wanted,
    ...(round === undefined ? ({ mustNameRound: true } as const) : { round }),
    ...(trace && { trace }),
  };
  return table.submit(request).then((answer) => ({
    answer: toWireAnswer(answer, table),
    isOnRecord: answer.type === 'accepted' && answer.events.length > 0,
  }));
}

function notGiven(answer: WireAnswer): Outcome {
  return { answer, isOnRecord: false };
}

function toWireAnswer(answer: TableAnswer, table: RunningTable): Performed {
  if (answer.type === 'unavailable') return answer;
  if (answer.type === 'accepted' && answer.events.length === 0) {
    // Everything was as the command wants it already; the answer names the last event there was.
    return { type: 'accepted', sequence: Math.max(1, table.state().sequence) };
  }
  return wireAnswerOf(answer);
}

/** Why an instrument is not paid. A misread number fails its own check digits and costs no look into the books. */
async function unpaid({ money }: Preparing, number: string): Promise<WireAnswer | null> {
  if (!isValidationNumber(number)) return NOT_ISSUED;
  const { value, doubt } = await money.instrument(number);
  if (!value) return NOT_ISSUED;
  return doubt && value.status === 'issued' ? lookedAtFirst(NOT_AS_SIGNED) : null;
}

/** Why a terminal does not sit down with the credit its row gives it. */
async function uncarried({ money }: Preparing, terminal: string): Promise<WireAnswer | null> {
  const { doubt } = await money.seat(terminal);
  return doubt && CREDIT_NOT_SIGNED;
}

const NOT_AS_SIGNED = 'The record of this instrument is not what was signed.';
