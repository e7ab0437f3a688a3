import type { Disposition, Irregularities } from '@baize/game';
import type { Cite } from './clauses.ts';

const NO_CARDS = 'The game is played with dice.';

const FOR_THE_MANAGER = { action: 'refer-to-manager', because: ['licensee-sic-bo#I-P12'] } as const;

/** The device fails: with the dice open to everybody, between rounds, or before they can be seen. */
const DEVICE_FAILED = {
  action: 'settle-by-dice-then-suspend',
  because: ['licensee-sic-bo#6(b)'],
  in: ['tumbled', 'resulted', 'collected', 'paid'],
  shaker: 'automated',
  otherwise: {
    action: 'settle-by-dice-then-suspend',
    because: ['licensee-sic-bo#6(b)'],
    in: ['uncovered', 'resulted', 'collected', 'paid'],
    shaker: 'manual',
    otherwise: {
      action: 'suspend-table',
      because: ['licensee-sic-bo#5(a)'],
      in: ['idle'],
      otherwise: { ...FOR_THE_MANAGER, in: ['betting', 'closed', 'tumbled'] },
    },
  },
} as const satisfies Disposition<Cite>;

export const irregularities = {
  // Three shakes are ordered and nothing is said of fewer; the same holds for shaking too early.
  'tumbled-fewer-than-three': {
    action: 'no-roll',
    because: ['licensee-sic-bo#5(d)(1)', 'licensee-sic-bo#I-P8'],
    shaker: 'manual',
    otherwise: { action: 'cannot-occur', why: 'An automated shaker needs no count.' },
  },
  'die-not-flat': {
    action: 'no-roll',
    because: ['licensee-sic-bo#6(a)', 'licensee-sic-bo#I-P7'],
    in: ['tumbled', 'uncovered'],
    // The call comes before the values are announced and entered; of a die seen leaning later nothing is said.
    otherwise: { ...FOR_THE_MANAGER, in: ['resulted', 'collected', 'paid'] },
  },
  'tumbler-before-close': {
    action: 'refer-to-manager',
    because: ['licensee-sic-bo#I-P12', 'licensee-sic-bo#5(c)'],
    in: ['betting'],
    otherwise: { action: 'continue', because: ['licensee-sic-bo#I-P5'], in: ['idle'] },
  },
  'dice-exposed-before-close': {
    action: 'cannot-occur',
    why: 'The dice are shaken after the close; what they show before it decides nothing.',
  },
  'dice-damaged': FOR_THE_MANAGER,
  'dome-broken': FOR_THE_MANAGER,
  'shaker-failed': {
    action: 'void-round',
    because: ['licensee-sic-bo#6(c)', 'licensee-sic-bo#I-P6'],
    shaker: 'automated',
    otherwise: FOR_THE_MANAGER,
  },
  'electrical-device-failed': DEVICE_FAILED,
  // Lighting the winning areas is what the electrical device is there to do.
  'lights-wrong': DEVICE_FAILED,
  'display-wrong': {
    action: 'settle-by-dice',
    because: ['licensee-sic-bo#5(e)', 'licensee-sic-bo#I-P4'],
  },
  'wrong-result-registered': {
    action: 'resettle-by-dice',
    because: ['licensee-sic-bo#I-P4', 'licensee-sic-bo#5(e)'],
  },
  'error-noticed-later': { action: 'continue', because: ['licensee-sic-bo#I-P4'] },
  'round-interrupted': {
    action: 'conclude-if-established',
    because: ['licensee-sic-bo#I-P2', 'licensee-sic-bo#I-P1'],
  },
  'terminals-interrupted': {
    action: 'registered-bets-stand',
    because: ['licensee-sic-bo#I-P2'],
  },
  'excess-not-rejected': FOR_THE_MANAGER,
  'below-minimum-not-noticed': FOR_THE_MANAGER,
  // Only where a bet lies counts, not whether its player is still there.
  'player-walked-away': { action: 'settle-and-hold', because: ['licensee-sic-bo#3(c)'] },
  'foreign-card': { action: 'cannot-occur', why: NO_CARDS },
  'foreign-card-after-settlement': { action: 'cannot-occur', why: NO_CARDS },
  'dealer-cards-exposed-unseen': { action: 'cannot-occur', why: NO_CARDS },
  'dealer-cards-exposed-seen': { action: 'cannot-occur', why: NO_CARDS },
  'player-cards-exposed-unseen': { action: 'cannot-occur', why: NO_CARDS },
  'player-cards-exposed-seen': { action: 'cannot-occur', why: NO_CARDS },
  'single-card-exposed': { action: 'cannot-occur', why: NO_CARDS },
  'player-exposes-own-cards': { action: 'cannot-occur', why: NO_CARDS },
  'misdeal-unseen': { action: 'cannot-occur', why: NO_CARDS },
  'misdeal-seen': { action: 'cannot-occur', why: NO_CARDS },
  'dealer-hand-misset': { action: 'cannot-occur', why: NO_CARDS },
  'not-covered': FOR_THE_MANAGER,
} as const satisfies Irregularities<Cite>;
