import { err, type Money, money, ok, type Rational, type Result, rational } from '@baize/exact';
import {
  costPerHour,
  type Outlook,
  outlookAfter,
  type RuinForever,
  ruinForever,
  ruinWithin,
  type Ticket,
  ticketWalk,
} from '@baize/math';
import { type Complaint, refusal } from '../complaint.ts';
import { wholeNumber } from '../number-option.ts';

/** What a player means to do with a ticket, as far as the command line says. */
export interface TicketPlan {
  readonly rounds: number;
  readonly bankroll: number | null;
  readonly pace: number | null;
}

export interface RuinChances {
  readonly bankroll: Money;
  readonly within: Rational;
  readonly forever: RuinForever;
}

export interface TicketAnswer {
  readonly ticket: Ticket;
  readonly outlook: Outlook;
  readonly ruin: RuinChances | null;
  readonly hour: { readonly pace: number; readonly cost: Rational } | null;
}

const DIGITS = 15;

/** Nobody plays more in a life; beyond it even one bet takes too long. */
const ROUNDS_MAXIMUM = 1_000_000;

export function planFrom(options: {
  readonly rounds: string | null;
  readonly bankroll: string | null;
  readonly pace: string | null;
}): Result<TicketPlan, Complaint> {
  const rounds = wholeNumber(options.rounds ?? '1', 'rounds', {
    minimum: 1,
    maximum: ROUNDS_MAXIMUM,
  });
  if (!rounds.ok) return rounds;
  const bankroll = options.bankroll === null ? ok(null) : wholeNumber(options.bankroll, 'bankroll');
  if (!bankroll.ok) return bankroll;
  const pace = options.pace === null ? ok(null) : wholeNumber(options.pace, 'pace', { minimum: 1 });
  if (!pace.ok) return pace;
  return ok({ rounds: rounds.value, bankroll: bankroll.value, pace: pace.value });
}

export function answerFor(ticket: Ticket, plan: TicketPlan): Result<TicketAnswer, Complaint> {
  const { rounds, bankroll, pace } = plan;
  const outlook = outlookAfter(ticket.net, rounds);
  if (!outlook.ok) return err(refusal(outlook.error.message));
  const ruin = bankroll === null ? ok(null) : ruinOf(ticket, money(bankroll), rounds);
  if (!ruin.ok) return ruin;
  return ok({
    ticket,
    outlook: outlook.value,
    ruin: ruin.value,
    hour: pace === null ? null : { pace, cost: costPerHour(ticket, rational(pace)) },
  });
}

function ruinOf(ticket: Ticket, bankroll: Money, rounds: number): Result<RuinChances, Complaint> {
  const walk = ticketWalk(ticket, bankroll);
  const within = ruinWithin(walk, rounds);
  if (!within.ok) return err(refusal(within.error.message));
  return ok({ bankroll, within: within.value, forever: ruinForever(walk, DIGITS) });
}
