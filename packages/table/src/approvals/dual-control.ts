import type { Authority } from '../authority/authority.ts';
import type { FloorRule } from '../floor-rules.ts';

/** An act that one person asks for and another agrees to. */
export interface DualControl {
  /** What it is, in a sentence. */
  readonly does: string;
  /** Any of these may ask. */
  readonly asks: readonly Authority[];
  /** The least position of whoever agrees, who is never who asked. */
  readonly agrees: Authority;
  readonly rule: FloorRule;
}

/**
 * The one list of what needs two people at a table. Commands name their act in the registry; nothing else
 * says who has to agree.
 */
export const DUAL_CONTROL = {
  'correct-result': {
    does: 'A concluded round is settled again by what the dice showed.',
    asks: ['dealer'],
    agrees: 'pit-supervisor',
    rule: 'two-people',
  },
  'void-rounds': {
    does: 'Concluded rounds are void after all.',
    asks: ['dealer'],
    agrees: 'pit-manager',
    rule: 'two-people',
  },
  'decide-matter': {
    does: 'What no clause covers is decided about a round or an amount.',
    asks: ['shift-manager'],
    agrees: 'pit-manager',
    rule: 'two-people',
  },
  'set-reader-aside': {
    does: 'A round is decided by the dice without the device that reads them.',
    asks: ['dealer'],
    agrees: 'pit-supervisor',
    rule: 'two-people',
  },
  'change-prices': {
    does: 'A table changes its game, its readings or its prices.',
    asks: ['pit-manager'],
    agrees: 'shift-manager',
    rule: 'two-people',
  },
  'pay-by-hand': {
    does: 'Credit of a terminal is paid out in cash.',
    asks: ['cashier', 'pit-supervisor'],
    agrees: 'pit-supervisor',
    rule: 'second-person',
  },
  'write-off-debt': {
    does: 'The house gives up what a visit owes it.',
    asks: ['pit-manager'],
    agrees: 'shift-manager',
    rule: 'two-people',
  },
  'pay-claim': {
    does: 'What is kept for somebody who left is paid out in cash.',
    asks: ['cashier', 'pit-supervisor'],
    agrees: 'pit-supervisor',
    rule: 'second-person',
  },
  'void-instrument': {
    does: 'An instrument becomes worthless before anybody is paid for it.',
    asks: ['pit-manager'],
    agrees: 'pit-supervisor',
    rule: 'second-person',
  },
} as const satisfies Readonly<Record<string, DualControl>>;

/** What a command of the registry may name. */
export type TableAct = keyof typeof DUAL_CONTROL;
