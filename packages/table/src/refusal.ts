import type { Money } from '@baize/exact';
import type { Because, Phase, StepName } from '@baize/game';

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
