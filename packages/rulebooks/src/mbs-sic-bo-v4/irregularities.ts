import type { Irregularities } from '@baize/game';
import type { Cite } from './clauses.ts';

const NO_CARDS = 'The game is played with dice.';
const TERMINAL_LIMITS = 'A terminal takes no stake outside its limits.';

export const irregularities = {
  'tumbled-fewer-than-three': { action: 'void-round', because: ['mbs-sic-bo-v4#5.1'] },
  'die-not-flat': { action: 'void-round', because: ['mbs-sic-bo-v4#5.3'] },
  // The dice are tumbled before bets open; a second start while they are open is foreseen nowhere.
  'tumbler-before-close': { action: 'refer-to-manager', because: ['mbs-sic-bo-v4#6.1'] },
  'dice-exposed-before-close': { action: 'void-round', because: ['mbs-sic-bo-v4#5.2'] },
  'dice-damaged': {
    action: 'void-round',
    because: ['mbs-sic-bo-v4#5.4', 'mbs-sic-bo-v4#I-P3'],
  },
  'dome-broken': { action: 'void-round', because: ['mbs-sic-bo-v4#5.5'] },
  'shaker-failed': {
    action: 'conclude-if-established',
    because: [
      'mbs-sic-bo-v4#5.8.1',
      'mbs-sic-bo-v4#5.8.2',
      'mbs-sic-bo-v4#I-P2',
      'mbs-sic-bo-v4#I-P1',
    ],
  },
  // The device that takes the result here is the dealer's console.
  'electrical-device-failed': {
    action: 'conclude-if-established',
    because: [
      'mbs-sic-bo-v4#5.8.2',
      'mbs-sic-bo-v4#5.8.1',
      'mbs-sic-bo-v4#I-P2',
      'mbs-sic-bo-v4#I-P1',
    ],
  },
  'lights-wrong': { action: 'settle-by-dice', because: ['mbs-sic-bo-v4#6.3'] },
  'display-wrong': { action: 'settle-by-dice', because: ['mbs-sic-bo-v4#6.3'] },
  'wrong-result-registered': {
    action: 'resettle-by-dice',
    because: ['mbs-sic-bo-v4#6.3', 'mbs-sic-bo-v4#I-P4'],
  },
  'error-noticed-later': { action: 'continue', because: ['mbs-sic-bo-v4#I-P4'] },
  'round-interrupted': {
    action: 'conclude-if-established',
    because: ['mbs-sic-bo-v4#5.8.2', 'mbs-sic-bo-v4#5.8.1', 'mbs-sic-bo-v4#I-P1'],
  },
  'terminals-interrupted': {
    action: 'registered-bets-stand',
    because: [
      'mbs-sic-bo-v4#5.9',
      'mbs-sic-bo-v4#5.9.1',
      'mbs-sic-bo-v4#5.9.2',
      'mbs-sic-bo-v4#I-P2',
    ],
    unregistered: ['mbs-sic-bo-v4#5.9.2'],
    // Each joins conditions: closed, accepted and an outcome to be seen; neither closed nor accepted.
    speaksOf: {
      'mbs-sic-bo-v4#5.9.1': { bets: 'registered', in: ['uncovered'] },
      'mbs-sic-bo-v4#5.9.2': { bets: 'unregistered', in: ['betting'] },
    },
  },
  'excess-not-rejected': { action: 'cannot-occur', why: TERMINAL_LIMITS },
  'below-minimum-not-noticed': { action: 'cannot-occur', why: TERMINAL_LIMITS },
  // No clause makes a win depend on the player being there, and a closed bet cannot be taken back.
  'player-walked-away': {
    action: 'settle-and-hold',
    because: ['mbs-sic-bo-v4#3.6', 'mbs-sic-bo-v4#5.6'],
    in: ['closed', 'uncovered'],
    otherwise: { action: 'settle-and-hold', because: ['mbs-sic-bo-v4#3.6'], in: ['betting'] },
  },
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
  'not-covered': { action: 'refer-to-manager', because: ['mbs-sic-bo-v4#6.1'] },
} as const satisfies Irregularities<Cite>;
