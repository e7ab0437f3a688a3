import { err, ok, type Result } from '@baize/exact';
import type { SlipBody, SlipRequest } from '@baize/protocol/http';
import type { FastifyRequest } from 'fastify';
import type { ApiContext } from '../http/context.ts';
import { staffOf } from '../http/gate.ts';
import type { ApiProblem } from '../http/refuse.ts';
import { actorOf } from '../people/sessions.ts';
import { hasStanding } from '../people/standing.ts';
import { readInstrument, readSeat, readTicket } from '../store/floor-knowledge.ts';
import type { Asking } from '../store/office.ts';
import { bringToTable, endBrought } from './brought.ts';
import { availableIn, drawerBodyOf, drawerOf, holdDrawer, type StoredDrawer } from './drawers.ts';
import {
  changeSlip,
  commandOf,
  findSlip,
  isOfHouse,
  type NewSlip,
  paysOut,
  type StoredSlip,
  slipBodyOf,
  writeSlip,
} from './slips.ts';

export type SlipProblem = ApiProblem & { readonly status: 404 | 409 | 503 };
type Given = Result<SlipBody, SlipProblem>;

/**
 * Does what a slip says, once. The slip is written first, the table decides, and the slip is told: sent
 * again after whatever went wrong in between it goes on where it stopped, and money moves once, because
 * the table knows the operation.
 */
export async function giveSlip(
  context: ApiContext,
  request: FastifyRequest,
  asked: SlipRequest,
): Promise<Given> {
  const wanted = await slipFor(context, asked);
  if (!wanted.ok) return wanted;
  const taken = await takeSlip(context, staffOf(request).id, wanted.value);
  if (!taken.ok) return taken;
  const slip = taken.value;
  if (slip.state !== 'asked') return ok({ slip: slipBodyOf(slip), answer: null });
  return askTable(context, request, slip);
}

/** Presses again what was written down: after an answer that never came, or once two have agreed. */
export async function repeatSlip(
  context: ApiContext,
  request: FastifyRequest,
  op: string,
): Promise<Given> {
  const { office, deps } = context;
  const before = await findSlip(deps.database, op);
  if (!before || before.by_whom !== staffOf(request).id) return err(NO_SLIP);
  const slip = await office.together(async (database) => {
    const drawer = await holdDrawer(database, before.drawer);
    const found = await findSlip(database, op);
    const isOpen = drawer?.closed_at === null && found?.state === 'agreed';
    return isOpen ? { ...found, state: await pressAgain(database, found) } : found;
  });
  if (slip?.state === 'asked') return askTable(context, request, slip);
  return ok({ slip: slipBodyOf(slip ?? before), answer: null });
}

/** What a request is about, as far as the floor knows; the table a player's money belongs to. */
async function slipFor(
  { deps: { database, tables } }: ApiContext,
  asked: SlipRequest,
): Promise<Result<NewSlip, SlipProblem>> {
  const { op, kind } = asked;
  const none = { table: null, terminal: null, number: null };
  switch (asked.kind) {
    case 'redeem': {
      const known = await readInstrument(database, asked.number);
      if (!known) return err(UNKNOWN);
      const { amount, issued } = known;
      return ok({ ...none, op, kind, amount, table: issued.table, number: asked.number });
    }
    case 'sell':
    case 'hand': {
      const { amount, terminal } = asked;
      const before = await findSlip(database, op);
      // Asked again after the terminal has moved, it is still the table it was asked of.
      const at = before?.table_id ?? (await readSeat(database, terminal)).seatedAt;
      const table = at ?? ('table' in asked ? asked.table : undefined);
      if (table === undefined) return err(NOWHERE);
      if (!tables.get(table)) return err(at === null ? NO_TABLE : NOWHERE);
      return ok({ ...none, op, kind, amount, table, terminal });
    }
    case 'collect':
    case 'claim': {
      if (!tables.get(asked.table)) return err(NO_TABLE);
      const { amount, table, visit } = asked;
      return ok({ ...none, op, kind, amount, table, terminal: visit });
    }
    case 'ticket': {
      const known = await readTicket(database, asked.ticket);
      if (!known) return err(UNKNOWN);
      const { amount, issued, ticket } = known;
      const { table, terminal } = issued;
      return ok({ op, kind, amount, table, terminal, number: ticket });
    }
    case 'fill':
    case 'credit': {
      if (!tables.get(asked.table)) return err(NO_TABLE);
      return ok({ ...none, op, kind, amount: asked.amount, table: asked.table });
    }
    default:
      return ok({ ...none, op, kind, amount: asked.amount });
  }
}

/** The slip of an operation: written now, or long ago. */
function takeSlip(
  { office, deps: { now, config } }: ApiContext,
  by: string,
  wanted: NewSlip,
): Promise<Result<StoredSlip, SlipProblem>> {
  const { secondAbove } = config.cage;
  return office.together(async (database) => {
    const own = await drawerOf(database, by);
    const drawer = own && (await holdDrawer(database, own.id));
    if (!drawer || drawer.closed_at !== null) return err(NO_DRAWER);
    const before = await findSlip(database, wanted.op);
    if (before) return again(database, { before, wanted, by, drawer });
    const { kind, amount } = wanted;
    // Whether a payment by hand or of a claim takes two people is for the table to say.
    const asksTable = kind === 'hand' || kind === 'claim' || kind === 'ticket';
    // Nobody counts the vault here: what is brought there alone would be on paper only.
    const isLarge =
      kind === 'to-vault' || (paysOut(kind) && !asksTable && amount > (secondAbove ?? amount));
    if (!(await holdsEnough(database, drawer, wanted))) return err(TOO_LITTLE);
    const state = isLarge ? 'waiting' : 'asked';
    await writeSlip(database, drawer.id, wanted, { at: now(), by, state });
    return writeWithMoney(database, wanted);
  });
}

/** Slips that are not finished hold what they pay, so that two of one drawer never pay the same notes. */
async function holdsEnough(
  database: Asking,
  drawer: StoredDrawer,
  { kind, amount }: NewSlip,
): Promise<boolean> {
  return !paysOut(kind) || amount <= availableIn(await drawerBodyOf(database, drawer, false));
}

interface Repetition {
  readonly before: StoredSlip;
  readonly wanted: NewSlip;
  readonly by: string;
  /** The drawer its cashier has open now. */
  readonly drawer: StoredDrawer;
}

async function again(
  database: Asking,
  { before, wanted, by, drawer }: Repetition,
): Promise<Result<StoredSlip, SlipProblem>> {
  const isSame =
    before.by_whom === by &&
    before.kind === wanted.kind &&
    Number(before.amount) === wanted.amount &&
    before.terminal === wanted.terminal &&
    before.number === wanted.number;
  if (!isSame) return err(OTHER_SLIP);
  // A refused slip holds nothing any more; its drawer may have paid others since.
  const isRefused = before.state === 'refused';
  if (isRefused && before.drawer !== drawer.id) return err(OTHER_SLIP);
  if (isRefused && !(await holdsEnough(database, drawer, wanted))) return err(TOO_LITTLE);
  if (before.state === 'agreed' || isRefused) {
    await pressAgain(database, before);
  }
  return writeWithMoney(database, wanted);
}

/** Where a slip goes: to its table, or back to a second person where the first may not agree any more. */
async function pressAgain(
  database: Asking,
  { op, second }: StoredSlip,
): Promise<'asked' | 'waiting'> {
  const stands = second === null || (await hasStanding(database, second, ['pit-supervisor']));
  const state = stands ? 'asked' : 'waiting';
  await changeSlip(database, op, state);
  return state;
}

/** Money of the house moves with the slip that says so. */
async function writeWithMoney(
  database: Asking,
  { op, kind }: NewSlip,
): Promise<Result<StoredSlip, never>> {
  const slip = await findSlip(database, op);
  if (!slip) throw new Error(`Slip ${op} was just written.`);
  if (!isOfHouse(kind) || slip.state !== 'asked') return ok(slip);
  await changeSlip(database, op, 'done');
  return ok({ ...slip, state: 'done' });
}

async function askTable(
  context: ApiContext,
  request: FastifyRequest,
  slip: StoredSlip,
): Promise<Given> {
  const { office, deps, handleCommand } = context;
  const table = slip.table_id === null ? undefined : deps.tables.get(slip.table_id);
  const principal = staffOf(request);
  const actor = actorOf(principal);
  if (!table) return err(NO_TABLE);
  if (!actor) throw new Error('Staff act.');
  const caller = { principal, actor, address: request.ip };
  if (slip.kind === 'hand' && slip.terminal !== null) {
    await bringToTable(context.money, table, slip.terminal);
  }
  const command = commandOf(slip);
  if (!command) throw new Error('Money of the house moves with its slip.');
  const answer = await handleCommand(caller, table, { op: slip.op, command });
  // Nobody knows: the slip stays asked, and the same press is repeated.
  if (answer.type === 'unavailable') return err({ ...answer, status: 503 });
  if (answer.type === 'refused') {
    await changeSlip(office, slip.op, 'refused', answer.refusal.code);
  } else {
    await changeSlip(office, slip.op, answer.request === undefined ? 'done' : 'requested');
  }
  await endBrought(deps.tables, slip);
  const told = await findSlip(deps.database, slip.op);
  return ok({ slip: slipBodyOf(told ?? slip), answer });
}

const UNKNOWN: SlipProblem = {
  status: 404,
  code: 'unknown-instrument',
  message: 'No instrument with this number was ever issued here.',
  field: 'number',
};
const NOWHERE: SlipProblem = {
  status: 409,
  code: 'not-seated',
  message: 'The terminal is at no table of this floor; seat it first.',
  field: 'terminal',
};
const NO_TABLE: SlipProblem = {
  status: 404,
  code: 'unknown-table',
  message: 'There is no such table on this floor.',
  field: 'table',
};
const NO_SLIP: SlipProblem = {
  status: 404,
  code: 'unknown-slip',
  message: 'You have written no such slip.',
  field: 'op',
};
const NO_DRAWER: SlipProblem = {
  status: 409,
  code: 'no-drawer',
  message: 'Cash goes through a drawer: count one and open it first.',
};
const TOO_LITTLE: SlipProblem = {
  status: 409,
  code: 'drawer-too-small',
  message:
    'The drawer does not hold that much, less what its open slips pay; get money from the vault first.',
  field: 'amount',
};
const OTHER_SLIP: SlipProblem = {
  status: 409,
  code: 'operation-used',
  message: 'This operation was something else; make a new one.',
  field: 'op',
};
