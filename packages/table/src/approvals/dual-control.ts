import type { Authority } from '../authority/actor.ts';
import type { FloorRule } from '../refusal.ts';

/** An act that one person asks for and another agrees to. */
export interface DualControl {
  /** What it is, in a sentence. */
  readonly does: string;
  /** Where it is asked for: at a table, by a command, or in the office, by a request to the floor. */
  readonly where: 'table' | 'office';
  /** Any of these may ask. */
  readonly asks: readonly Authority[];
  /** The least position of whoever agrees, who is never who asked. */
  readonly agrees: Authority;
  readonly rule: FloorRule;
}

/**
 * The one list of what needs two people. Commands name their act in the registry, routes of the office
 * in their guard; nothing else says who has to agree.
 */
export const DUAL_CONTROL = {
  'correct-result': {
    does: 'A concluded round is settled again by what the dice showed.',
    where: 'table',
    asks: ['dealer'],
    agrees: 'pit-supervisor',
    rule: 'two-people',
  },
  'void-rounds': {
    does: 'Concluded rounds are void after all.',
    where: 'table',
    asks: ['dealer'],
    agrees: 'pit-manager',
    rule: 'two-people',
  },
  'decide-matter': {
    does: 'What no clause covers is decided about a round or an amount.',
    where: 'table',
    asks: ['shift-manager'],
    agrees: 'pit-manager',
    rule: 'two-people',
  },
  'set-reader-aside': {
    does: 'A round is decided by the dice without the device that reads them.',
    where: 'table',
    asks: ['dealer'],
    agrees: 'pit-supervisor',
    rule: 'two-people',
  },
  'settle-known-bets': {
    does: 'A round with a die that can never be read is settled as far as the others decide it.',
    where: 'table',
    asks: ['dealer'],
    agrees: 'pit-supervisor',
    rule: 'two-people',
  },
  'change-prices': {
    does: 'A table changes its game, its readings or its prices.',
    where: 'table',
    asks: ['pit-manager'],
    agrees: 'shift-manager',
    rule: 'two-people',
  },
  'pay-by-hand': {
    does: 'Credit of a terminal is paid out in cash.',
    where: 'table',
    asks: ['cashier', 'pit-supervisor'],
    agrees: 'pit-supervisor',
    rule: 'second-person',
  },
  'write-off-debt': {
    does: 'The house gives up what a visit owes it.',
    where: 'table',
    asks: ['pit-manager'],
    agrees: 'shift-manager',
    rule: 'two-people',
  },
  'pay-claim': {
    does: 'What is kept for somebody who left is paid out in cash.',
    where: 'table',
    asks: ['cashier', 'pit-supervisor'],
    agrees: 'pit-supervisor',
    rule: 'second-person',
  },
  'void-instrument': {
    does: 'An instrument becomes worthless before anybody is paid for it.',
    where: 'table',
    asks: ['pit-manager'],
    agrees: 'pit-supervisor',
    rule: 'second-person',
  },
  'decide-ticket': {
    does: 'A ticket nobody has confirmed is issued anew, paid in cash or put back into credit.',
    where: 'table',
    asks: ['cashier', 'pit-supervisor'],
    agrees: 'pit-supervisor',
    rule: 'second-person',
  },
  'open-account': {
    does: 'Somebody gets an account.',
    where: 'office',
    asks: ['shift-manager'],
    agrees: 'pit-manager',
    rule: 'second-person',
  },
  'change-position': {
    does: 'An account gets another position, or is enabled again.',
    where: 'office',
    asks: ['shift-manager'],
    agrees: 'pit-manager',
    rule: 'second-person',
  },
  'reset-password': {
    does: 'An account gets a password that somebody else has chosen.',
    where: 'office',
    asks: ['shift-manager'],
    agrees: 'pit-manager',
    rule: 'second-person',
  },
  'pair-twin': {
    does: 'Another key is handed out for a terminal or a device that is in use.',
    where: 'office',
    asks: ['technician', 'pit-manager'],
    agrees: 'pit-supervisor',
    rule: 'second-person',
  },
  'add-feed': {
    does: 'Another system follows everything that happens on the floor.',
    where: 'office',
    asks: ['shift-manager'],
    agrees: 'pit-manager',
    rule: 'second-person',
  },
  'end-feed': {
    does: 'A system that followed the floor, surveillance for one, learns nothing more.',
    where: 'office',
    asks: ['shift-manager'],
    agrees: 'pit-manager',
    rule: 'second-person',
  },
  'accept-record': {
    does: 'A record that no witness remembers is the newest there is, and is played on.',
    where: 'office',
    asks: ['technician'],
    agrees: 'shift-manager',
    rule: 'second-person',
  },
  'accept-software': {
    does: 'Software other than the approved one becomes the approved one.',
    where: 'office',
    asks: ['technician'],
    agrees: 'shift-manager',
    rule: 'second-person',
  },
  'put-back-record': {
    does: 'Rows that the database has lost are written again from the memory of the server.',
    where: 'office',
    asks: ['technician', 'pit-manager'],
    agrees: 'shift-manager',
    rule: 'second-person',
  },
  'give-up-record': {
    does: 'Tables go on where the database ends, and what was acknowledged beyond is given up.',
    where: 'office',
    asks: ['technician', 'pit-manager'],
    agrees: 'shift-manager',
    rule: 'second-person',
  },
} as const satisfies Readonly<Record<string, DualControl>>;

export type DualAct = keyof typeof DUAL_CONTROL;

type ActsIn<Where extends DualControl['where']> = {
  [Act in DualAct]: (typeof DUAL_CONTROL)[Act]['where'] extends Where ? Act : never;
}[DualAct];

/** What a command of the registry may name. */
export type TableAct = ActsIn<'table'>;
/** What a route of the office may name. */
export type OfficeAct = ActsIn<'office'>;

export const DUAL_ACTS = Object.keys(DUAL_CONTROL) as readonly DualAct[];
