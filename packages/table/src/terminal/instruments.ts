import { type Err, ok } from '@baize/exact';
import type { Because } from '@baize/game';
import { creditOf, heldOf, posting } from '@baize/ledger';
import type { Case, Decision } from '../decision.ts';
import type { EventOf } from '../event.ts';
import { floorRule, type Refusal, refuse } from '../refusal.ts';
import { CREDIT_MAXIMUM } from '../well-formed/field-shapes.ts';
import { creditRoomProblem } from './countable.ts';
import { creditProblem, tooMuch } from './credit.ts';
import { type InstrumentRecord, type OpenTicket, ticketName } from './instrument.ts';
import { openTicketProblem } from './open-ticket.ts';
import { findSeated, visitAt } from './terminal.ts';

/** How instruments come into being and end. */
export const INSTRUMENT_DECIDERS = {
  CashOut: cashOut,
  RedeemInstrument: redeemInstrument,
  VoidInstrument: voidInstrument,
  ExpireInstrument: expireInstrument,
} as const;

/**
 * Credit is held and leaves the terminal as a betting instrument. Where no printer is asked first, the screen of the
 * terminal is the paper, and the instrument is issued at once.
 */
function cashOut({ command, state, rules, envelope }: Case<'CashOut'>): Decision {
  const terminal = findSeated(state, command.terminal);
  if (!terminal.ok) return terminal;
  const { amount, number, expiresAt } = command;
  const { id } = terminal.value;
  const problem = usedProblem(state.instruments, number) ?? openTicketProblem(state, id);
  if (problem) return problem;
  const { handPayAbove } = rules.config;
  if (handPayAbove !== null && amount > handPayAbove) {
    const message = `More than ${handPayAbove} is paid by hand; please wait for an attendant.`;
    return refuse('hand-pay-needed', message, floorRule('money-out'), { amount: handPayAbove });
  }
  const short = creditProblem(state, terminal.value, amount);
  if (short) return short;
  const because = floorRule('money-out', 'instrument');
  const held = posting(creditOf(id), heldOf(id), amount, `${number}:prepared`, because);
  const ticket = ticketName(envelope.op);
  const visit = visitAt(state, terminal.value);
  const about = { ticket, terminal: id, visit, number, amount, expiresAt };
  return ok([
    { type: 'InstrumentPrepared', ...about, postings: [held], because },
    issuedAs(id, about, because),
  ]);
}

type Issuing = Pick<OpenTicket, 'ticket' | 'number' | 'amount' | 'expiresAt'>;

/** Held money becomes an instrument that can be paid. */
export function issuedAs(
  terminal: string,
  { ticket, number, amount, expiresAt }: Issuing,
  because: Because,
): EventOf<'InstrumentIssued'> {
  const moved = posting(heldOf(terminal), 'instruments', amount, `${number}:issued`, because);
  const about = { terminal, number, amount, expiresAt, ticket };
  return { type: 'InstrumentIssued', ...about, postings: [moved], because };
}

/** A number is given to one instrument only. */
export function usedProblem(
  instruments: ReadonlyMap<string, InstrumentRecord>,
  number: string,
): Err<Refusal> | null {
  if (!instruments.has(number)) return null;
  const message = 'An instrument with this number exists already.';
  return refuse('instrument-number-used', message, floorRule('instrument'), { field: 'number' });
}

/** Pays an instrument once: to a terminal's credit, or in cash at the cage. */
function redeemInstrument({ command, state, envelope }: Case<'RedeemInstrument'>): Decision {
  const { number, terminal: id } = command;
  const terminal = id === null ? null : findSeated(state, id);
  if (terminal && !terminal.ok) return terminal;
  // Another table may have paid what this one issued, and the floor may not know yet what this one did.
  const own = state.instruments.get(number);
  const unpayable =
    (own && payableProblem(own, envelope.at)) ?? payableProblem(command.instrument, envelope.at);
  if (unpayable) return unpayable;
  const { amount } = own ?? command.instrument;
  if (terminal && terminal.value.credit + amount > CREDIT_MAXIMUM) return tooMuch();
  const uncounted = creditRoomProblem(state, terminal?.value ?? null, amount);
  if (uncounted) return uncounted;
  const because = floorRule('money-in', 'instrument');
  const to = id === null ? 'cage' : creditOf(id);
  const moved = posting('instruments', to, amount, `${number}:redeemed`, because);
  return ok([
    { type: 'InstrumentRedeemed', number, amount, terminal: id, postings: [moved], because },
  ]);
}

function voidInstrument({ command, state, envelope }: Case<'VoidInstrument'>): Decision {
  const { number, reason } = command;
  const own = state.instruments.get(number);
  if (!own) return unknownInstrument();
  const problem = payableProblem(own, envelope.at) ?? endedProblem(command.instrument);
  if (problem) return problem;
  const { amount } = own;
  const because = floorRule('instrument');
  const moved = posting('instruments', 'voided', amount, `${number}:voided`, because);
  return ok([{ type: 'InstrumentVoided', number, amount, reason, postings: [moved], because }]);
}

function expireInstrument({ command, state, envelope }: Case<'ExpireInstrument'>): Decision {
  const { number } = command;
  const own = state.instruments.get(number);
  if (!own) return unknownInstrument();
  const ended = endedProblem(own) ?? endedProblem(command.instrument);
  if (ended) return ended;
  const because = floorRule('instrument', 'expiry');
  if (envelope.at < own.expiresAt) {
    const message = 'This instrument has not expired.';
    return refuse('instrument-not-payable', message, because, { field: 'number' });
  }
  const { amount } = own;
  const moved = posting('instruments', 'breakage', amount, `${number}:expired`, because);
  return ok([{ type: 'InstrumentExpired', number, amount, postings: [moved], because }]);
}

function unknownInstrument(): Err<Refusal> {
  const message = 'This table issued no such instrument.';
  return refuse('unknown-instrument', message, floorRule('instrument'), { field: 'number' });
}

/** Only an instrument that is neither ended nor expired is paid. */
function payableProblem(instrument: InstrumentRecord, at: number): Err<Refusal> | null {
  return endedProblem(instrument) ?? (at < instrument.expiresAt ? null : unpayable('expired'));
}

/** Paid, void or expired is for good, whoever has done it; one in doubt waits for two people. */
export function endedProblem(instrument: InstrumentRecord | undefined): Err<Refusal> | null {
  switch (instrument?.status) {
    case undefined:
    case 'issued':
    case 'confirmed':
      return null;
    case 'in-doubt': {
      const message = 'This instrument is in doubt: a person looks at it first.';
      const because = floorRule('ticket-life', 'instrument');
      return refuse('instrument-in-doubt', message, because, { field: 'number' });
    }
    case 'prepared':
      return unpayable('not printed');
    default:
      return unpayable(instrument?.status ?? 'void');
  }
}

function unpayable(what: string): Err<Refusal> {
  const message = `This instrument is ${what}.`;
  return refuse('instrument-not-payable', message, floorRule('instrument'), { field: 'number' });
}
