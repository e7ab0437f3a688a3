import { type Money, money, ok, type Rational, type Result, rational } from '@baize/exact';
import {
  type Bounds,
  costPerHour,
  kellyFraction,
  type OnProgress,
  type OutlookBounds,
  outlookBounds,
  type RuinBounds,
  type RuinForever,
  roundsToRuin,
  ruinBounds,
  ruinForever,
  type Ticket,
  walkOf,
} from '@baize/math';
import type { Complaint } from '../complaint.ts';
import type { Io } from '../io.ts';
import { wholeNumber } from '../number-option.ts';
import { progressLine } from '../simulation/progress-line.ts';

/** What a player means to do with a ticket, as far as the command line says. */
export interface TicketPlan {
  readonly rounds: number;
  readonly bankroll: number | null;
  readonly pace: number | null;
}

export interface RuinChances extends RuinBounds {
  readonly bankroll: Money;
  readonly forever: RuinForever;
  /** How many rounds the bankroll lasts on average; null where it may last for ever. */
  readonly lasts: Bounds | null;
}

export interface TicketAnswer {
  readonly ticket: Ticket;
  readonly outlook: OutlookBounds;
  readonly ruin: RuinChances | null;
  /** The share of a bankroll that makes it grow fastest. */
  readonly kelly: Bounds;
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

/** How far long work has come, drawn on standard error where a person watches. */
export type Progress = (part: string) => { readonly show: OnProgress; readonly end: () => void };

export function progressOf(io: Io): Progress {
  const isWatched = process.stderr.isTTY === true;
  return (part) => {
    let line: ReturnType<typeof progressLine> | null = null;
    return {
      show: (done, total) => {
        line ??= progressLine(io, total, { isWatched, now: () => performance.now(), unit: part });
        line.show(done);
      },
      end: () => void line?.end(),
    };
  };
}

export function answerFor(ticket: Ticket, plan: TicketPlan, progress: Progress): TicketAnswer {
  const { rounds, bankroll, pace } = plan;
  const showProgress = <T>(part: string, work: (onProgress: OnProgress) => T): T => {
    const { show, end } = progress(part);
    const result = work(show);
    end();
    return result;
  };
  return {
    ticket,
    outlook: showProgress('frequencies', (show) => outlookBounds(ticket.net, rounds, show)),
    ruin:
      bankroll === null
        ? null
        : showProgress('rounds', (show) => ruinOf(ticket, money(bankroll), rounds, show)),
    kelly: kellyFraction(ticket.net, rational(ticket.staked), DIGITS),
    hour: pace === null ? null : { pace, cost: costPerHour(ticket, rational(pace)) },
  };
}

function ruinOf(
  { net, staked }: Ticket,
  bankroll: Money,
  rounds: number,
  onProgress: OnProgress,
): RuinChances {
  const question = { net, bankroll: rational(bankroll), stake: rational(staked), rounds };
  const walk = walkOf(net, question.bankroll, question.stake);
  return {
    bankroll,
    ...ruinBounds(question, onProgress),
    forever: ruinForever(walk, DIGITS),
    lasts: roundsToRuin(walk),
  };
}
