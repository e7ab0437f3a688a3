import { assert, NOTHING } from '@baize/exact';
import type { WireAnswer, WireCommand } from '@baize/protocol';
import {
  type Actor,
  type Command,
  commandsOf,
  LIBRARY,
  openTicketOf,
  type TableLibrary,
  type TableState,
} from '@baize/table';
import type { Pool } from 'pg';
import type { CashGate } from '../cage/cash-gate.ts';
import { drawnFor, type VirtualResults } from '../floor/automatic/next-move.ts';
import { concludedOnRecord } from '../reports/dispute/read-round.ts';
import type { KnownInstrument } from '../store/floor-knowledge.ts';
import type { Preparation, RunningTable } from '../tables/running-table.ts';
import type { SignedMoney } from '../tables/signed-money.ts';
import { newValidationNumber } from './validation-number.ts';

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
  /** Why no command is taken at all; nothing where the record is accepted. */
  readonly recordProblem?: (() => string | undefined) | undefined;
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
export function prepareCommand(
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
    case 'DoubtTicket':
      return async () => ({ ...wire, ...(await knownTicket(wire, table.state(), money)) });
    case 'DecideTicket':
      return async () => ({
        ...wire,
        ...(await knownTicket(wire, table.state(), money)),
        number: newValidationNumber(property),
        expiresAt: now() + instrumentDays * DAY,
      });
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
  state: TableState,
  money: SignedMoney,
): Command | Preparation {
  const action = state.approvals.get(wire.request)?.action;
  if (action?.kind !== 'command') return wire;
  const { command } = action;
  if (command.type === 'DecideTicket') {
    return async () => ({ ...wire, ...(await knownTicket(command, state, money)) });
  }
  if (!('number' in command)) return wire;
  const { number } = command;
  return async () => {
    const known = await knownInstrument(money, number);
    return known ? { ...wire, instrument: recordIn(known) } : wire;
  };
}

/** What the floor knows of the ticket that is open at a terminal. */
async function knownTicket(
  { terminal }: { readonly terminal: string },
  state: TableState,
  money: SignedMoney,
): Promise<{ readonly instrument?: ReturnType<typeof recordIn> }> {
  const open = openTicketOf(state, terminal);
  const known = open ? await knownInstrument(money, open.number) : undefined;
  return known ? { instrument: recordIn(known) } : {};
}

/** What is known of an instrument, as long as no row of it is in doubt. */
async function knownInstrument(
  money: SignedMoney,
  number: string,
): Promise<KnownInstrument | undefined> {
  const { value, doubt } = await money.instrument(number);
  return value && (doubt === null || isEnded(value)) ? value : undefined;
}

/** Whether it was paid, or is worth nothing any more. */
export function isEnded({ status }: Pick<KnownInstrument, 'status'>): boolean {
  return status === 'redeemed' || status === 'void' || status === 'expired';
}

/** A number nobody issued is worth nothing, and no table pays it. */
async function recordOf(money: SignedMoney, number: string) {
  const known = await knownInstrument(money, number);
  return known ? recordIn(known) : ({ amount: NOTHING, status: 'void', expiresAt: 0 } as const);
}

function recordIn({ amount, status, expiresAt }: KnownInstrument) {
  return { amount, status, expiresAt };
}
