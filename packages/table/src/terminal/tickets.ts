import { type Err, err, ok, type Result } from '@baize/exact';
import { type Account, creditOf, heldOf, postingsFor } from '@baize/ledger';
import type { Case, Decision } from '../decision.ts';
import type { TableEvent } from '../event.ts';
import { floorRule, type Refusal, refuse } from '../refusal.ts';
import type { TableState } from '../state.ts';
import { CREDIT_MAXIMUM } from '../well-formed/field-shapes.ts';
import { tooMuch } from './credit.ts';
import { type OpenTicket, ticketName } from './instrument.ts';
import { endedProblem, issuedAs, usedProblem } from './instruments.ts';
import { openTicketOf } from './open-ticket.ts';
import { terminalOf } from './terminal.ts';

const LIFE = floorRule('ticket-life', 'instrument');

/** What becomes of a ticket between its issue and its end. */
export const TICKET_DECIDERS = {
  ConfirmTicket: confirmTicket,
  DoubtTicket: doubtTicket,
  DecideTicket: decideTicket,
} as const;

/** The player has the ticket, or somebody of the staff takes it for taken and says why. */
function confirmTicket({ command, state, envelope }: Case<'ConfirmTicket'>): Decision {
  const found = findTicket(state, command);
  if (!found.ok) return found;
  const { ticket, number, amount, status } = found.value;
  const problem =
    envelope.by.kind === 'terminal'
      ? playerProblem(found.value, command.digits)
      : staffProblem(found.value, command.reason);
  if (problem) return problem;
  const { terminal } = command;
  // Whoever has the number of a ticket in doubt in their hands has the paper: it can be paid again.
  const back = status === 'in-doubt' ? amount : 0;
  const postings = postingsFor(
    heldOf(terminal),
    'instruments',
    back as typeof amount,
    `${number}:confirmed:${envelope.op}`,
    LIFE,
  );
  const reason = envelope.by.kind === 'terminal' ? null : (command.reason ?? null);
  const about = { ticket, terminal, number, amount, reason };
  return ok([{ type: 'InstrumentConfirmed', ...about, postings, because: LIFE }]);
}

function playerProblem(
  { status, number }: OpenTicket,
  digits: string | undefined,
): Err<Refusal> | null {
  if (status === 'prepared') return notPrinted();
  if (status === 'issued') return null;
  // No screen shows these: whoever knows them has read them from the paper.
  if (digits === number.slice(-8, -4)) return null;
  const message = 'These are not the four digits before the last four of this ticket.';
  return refuse('wrong-digits', message, LIFE, { field: 'digits' });
}

function staffProblem({ status }: OpenTicket, reason: string | undefined): Err<Refusal> | null {
  if (status === 'prepared') return notPrinted();
  if (status === 'in-doubt') {
    const message = 'This ticket is in doubt: two people decide about it.';
    return refuse('instrument-in-doubt', message, floorRule('ticket-life', 'second-person'));
  }
  if (reason !== undefined) return null;
  const message = 'Say why this ticket is taken for taken.';
  return refuse('missing-detail', message, LIFE, { field: 'reason' });
}

function notPrinted(): Err<Refusal> {
  return refuse('instrument-not-payable', 'This ticket is still being printed.', LIFE);
}

/** Nobody can tell whether a ticket came out: its money is held, and its number is paid nowhere. */
function doubtTicket({ command, state }: Case<'DoubtTicket'>): Decision {
  const found = findTicket(state, command);
  if (!found.ok) return found;
  const { ticket, number, amount, status, says } = found.value;
  // Said again it is on record again, unless it says the same.
  if (status === 'in-doubt' && says === command.says) return ok([]);
  const paid = status === 'in-doubt' ? null : elsewhereProblem(command.instrument);
  if (paid) return paid;
  const { terminal, note = null } = command;
  const back = status === 'issued' ? amount : 0;
  const key = `${number}:doubted`;
  const postings = postingsFor('instruments', heldOf(terminal), back as typeof amount, key, LIFE);
  const about = { ticket, terminal, number, amount, says: command.says, note };
  return ok([{ type: 'InstrumentDoubted', ...about, postings, because: LIFE }]);
}

/** Two people put an end to a ticket nobody has confirmed: a new one, cash, or credit again. */
function decideTicket({ command, state, envelope }: Case<'DecideTicket'>): Decision {
  const found = findTicket(state, command);
  if (!found.ok) return found;
  const { number, amount, status } = found.value;
  const problem =
    (status === 'prepared' ? notPrinted() : null) ??
    (status === 'issued' ? elsewhereProblem(command.instrument) : null) ??
    amountProblem(command.amount, amount) ??
    effectProblem(state, command, amount);
  if (problem) return problem;
  const { terminal, effect, reason } = command;
  const because = floorRule('ticket-life', 'second-person');
  const from: Account = status === 'in-doubt' ? heldOf(terminal) : 'instruments';
  const to = accountFor(effect, terminal);
  const key = effect === 'cash' ? `${terminal}:ticket-paid:${envelope.op}` : `${number}:${effect}`;
  const postings = from === to ? [] : postingsFor(from, to, amount, key, because);
  const instead = { effect, asked: envelope.by };
  const voided = { type: 'InstrumentVoided', number, amount, reason, instead } as const;
  const events: TableEvent[] = [{ ...voided, postings, because }];
  return ok(
    effect === 'reissue' ? [...events, ...reissued(command, found.value, envelope.op)] : events,
  );
}

function reissued(
  { terminal, number, expiresAt }: Case<'DecideTicket'>['command'],
  { ticket: replaces, visit, amount }: OpenTicket,
  op: string,
): readonly TableEvent[] {
  const because = floorRule('ticket-life', 'second-person', 'instrument');
  const about = { ticket: ticketName(op), terminal, visit, number, amount, expiresAt };
  return [
    { type: 'InstrumentPrepared', ...about, replaces, postings: [], because },
    issuedAs(terminal, about, because),
  ];
}

function accountFor(effect: Case<'DecideTicket'>['command']['effect'], terminal: string): Account {
  switch (effect) {
    case 'reissue':
      return heldOf(terminal);
    case 'cash':
      return 'cage';
    case 'credit':
      return creditOf(terminal);
  }
}

function effectProblem(
  state: TableState,
  { effect, terminal: id, number }: Case<'DecideTicket'>['command'],
  amount: number,
): Err<Refusal> | null {
  if (effect === 'reissue') return usedProblem(state.instruments, number);
  if (effect === 'cash') return null;
  const terminal = terminalOf(state, id);
  return terminal && terminal.credit + amount > CREDIT_MAXIMUM ? tooMuch() : null;
}

function amountProblem(said: number, amount: number): Err<Refusal> | null {
  if (said === amount) return null;
  const message = `This ticket is not of ${said}.`;
  return refuse('contradicts-record', message, LIFE, { field: 'amount' });
}

/** Another table may have paid what is still shown here; that is known only to the floor. */
function elsewhereProblem(instrument: Case<'DecideTicket'>['command']['instrument']) {
  // What the floor knows of this table may be behind; what ended elsewhere is for good.
  const isEnded = instrument && ['redeemed', 'void', 'expired'].includes(instrument.status);
  return isEnded ? endedProblem(instrument) : null;
}

/** The open ticket a command is about. */
function findTicket(
  state: TableState,
  { terminal, ticket }: { readonly terminal: string; readonly ticket: string },
): Result<OpenTicket, Refusal> {
  const open = openTicketOf(state, terminal);
  if (open?.ticket === ticket) return ok(open);
  const message = `No such ticket is open at ${terminal}.`;
  return err({ code: 'unknown-instrument', message, because: LIFE, field: 'ticket' });
}
