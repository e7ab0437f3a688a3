import { DUAL_CONTROL } from '../approvals/dual-control.ts';
import { amount, person, reason, terminal, visit } from '../well-formed/field-shapes.ts';
import { oneOf } from '../well-formed/shape.ts';
import { commands } from './command-entry.ts';

/**
 * Whose seat it is, and money that is open when somebody has left it. A visit that goes on is named by its
 * terminal, one that ended as the table named it then.
 */
export const VISIT_COMMANDS = commands({
  IdentifyVisit: {
    does: 'Whoever sits at a terminal shows a card.',
    fields: { terminal, card: person },
    by: ['player', 'dealer', 'device'],
    when: 'any',
    inPlay: false,
    about: 'terminal',
    screens: ['terminal', 'console'],
    says: [{ says: 'show card <card> [for <terminal>]' }],
    sample: { terminal: 'A1', card: 'M-2041' },
  },
  EndVisit: {
    does: 'Somebody has left a terminal; what was theirs is kept for them.',
    fields: { terminal },
    by: ['player', 'dealer', 'system'],
    when: 'any',
    inPlay: false,
    mayRecover: true,
    about: 'terminal',
    screens: ['terminal', 'console', 'pit'],
    says: [{ says: 'get up [from <terminal>]' }],
    sample: { terminal: 'A1' },
  },
  CollectDebt: {
    does: 'Takes what a visit owes, in cash or out of its credit.',
    fields: { visit, amount, from: oneOf(['cash', 'credit']) },
    by: ['cashier', 'pit-supervisor'],
    when: 'any',
    inPlay: false,
    about: 'table',
    screens: ['pit'],
    says: [{ says: 'collect <amount:number> owed by <visit> from <from>' }],
    sample: { visit: 'T7/A1/2', amount: 100, from: 'cash' },
  },
  WriteOffDebt: {
    does: 'Gives up what a visit owes, once a second person agrees.',
    fields: { visit, amount, reason },
    by: DUAL_CONTROL['write-off-debt'].asks,
    twoPeople: 'write-off-debt',
    when: 'any',
    inPlay: false,
    about: 'table',
    screens: ['pit'],
    says: [{ says: 'write off <amount:number> owed by <visit> because <reason:text>' }],
    sample: { visit: 'T7/A1/2', amount: 100, reason: 'Left the country' },
  },
  PayClaim: {
    does: 'Pays in cash what is kept for a visit that ended, once a second person agrees.',
    fields: { visit, amount },
    by: DUAL_CONTROL['pay-claim'].asks,
    twoPeople: 'pay-claim',
    when: 'any',
    inPlay: false,
    about: 'table',
    screens: ['pit'],
    says: [{ says: 'pay <amount:number> kept for <visit>' }],
    sample: { visit: 'T7/A1/2', amount: 100 },
  },
});
