import { thing } from '../well-formed/field-shapes.ts';
import { optional } from '../well-formed/shape.ts';
import { commands, fromFloor } from './command-entry.ts';
import { DEALER } from './who.ts';

/** The steps that a round of every game has: bets are opened, and closed. */
export const STEP_COMMANDS = commands({
  OpenBets: {
    does: 'Calls for bets.',
    fields: {
      /** The hash of a virtual result's seed, published before anybody bets. */
      commitment: fromFloor(optional(thing)),
    },
    by: DEALER,
    when: 'open-bets',
    inPlay: true,
    about: 'round',
    takes: 'open-bets',
    screens: ['console'],
    // Stands for the hash that will be published; nothing is ever recorded with it.
    foreseenWith: { commitment: '0'.repeat(64) },
    says: [{ says: 'open bets [committed to <commitment>]' }],
    sample: { commitment: 'ab'.repeat(32) },
  },
  CloseBets: {
    does: 'Calls "No more bets": stakes freeze, excess is cut pro rata.',
    fields: {},
    by: DEALER,
    when: 'close-bets',
    inPlay: true,
    about: 'round',
    takes: 'close-bets',
    screens: ['console'],
    says: [{ says: 'close bets' }],
    sample: {},
  },
});
