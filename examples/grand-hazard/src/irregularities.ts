import type { Irregularities } from '@baize/game';
import type { Cite } from './clauses.ts';

const NO_CARDS = 'The game is played with dice.';
const TERMINAL_LIMITS = 'A terminal takes no stake outside its limits.';

export const irregularities = {
  'tumbled-fewer-than-three': { action: 'void-round', because: ['grand-hazard#4.1'] },
  'die-not-flat': { action: 'void-round', because: ['grand-hazard#4.2'] },
  'tumbler-before-close': { action: 'void-round', because: ['grand-hazard#4.3'] },
  'dice-exposed-before-close': {
    action: 'cannot-occur',
    why: 'The cage is open to see, and it is turned after the close.',
  },
  'dice-damaged': { action: 'refer-to-manager', because: ['grand-hazard#4.6'] },
  'dome-broken': { action: 'refer-to-manager', because: ['grand-hazard#4.6'] },
  'shaker-failed': { action: 'refer-to-manager', because: ['grand-hazard#4.6'] },
  'electrical-device-failed': { action: 'settle-by-dice', because: ['grand-hazard#2.4'] },
  'lights-wrong': { action: 'settle-by-dice', because: ['grand-hazard#2.4'] },
  'display-wrong': { action: 'settle-by-dice', because: ['grand-hazard#2.4'] },
  'wrong-result-registered': { action: 'resettle-by-dice', because: ['grand-hazard#4.5'] },
  'error-noticed-later': { action: 'continue', because: ['grand-hazard#4.5'] },
  'round-interrupted': { action: 'refer-to-manager', because: ['grand-hazard#4.6'] },
  'terminals-interrupted': { action: 'registered-bets-stand', because: ['grand-hazard#4.6'] },
  'excess-not-rejected': { action: 'cannot-occur', why: TERMINAL_LIMITS },
  'below-minimum-not-noticed': { action: 'cannot-occur', why: TERMINAL_LIMITS },
  'player-walked-away': { action: 'settle-and-hold', because: ['grand-hazard#2.5'] },
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
  'not-covered': { action: 'refer-to-manager', because: ['grand-hazard#4.6'] },
} as const satisfies Irregularities<Cite>;
