import { type Err, err, type Money } from '@baize/exact';
import type { Because, Phase, StepName } from '@baize/game';
import { type AppendLog, appendToLog, emptyLog, entryOf } from './persistent/append-log.ts';

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
  'instrument-number-used',
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
  readonly given: AppendLog<Refusal>;
  readonly before: AppendLog<Refusal>;
}

/** So many are kept at least, and twice as many at most. */
export const REFUSALS_KEPT = 10_000;

export function noRefusals(): RefusalMemory {
  return { round: 0, given: emptyLog(), before: emptyLog() };
}

export function refusalGiven(memory: RefusalMemory, op: string): Refusal | undefined {
  return entryOf(memory.given, op) ?? entryOf(memory.before, op);
}

export function withRefusal(
  memory: RefusalMemory,
  op: string,
  refusal: Refusal,
  round: number,
): RefusalMemory {
  const isFull = memory.given.length >= REFUSALS_KEPT;
  const current = round === memory.round && !isFull ? memory : nextRound(memory, round);
  return { ...current, given: appendToLog(current.given, op, refusal) };
}

function nextRound({ given }: RefusalMemory, round: number): RefusalMemory {
  return { round, given: emptyLog(), before: given };
}
