import type { Irregularities } from '@baize/game';
import type { Cite } from './clauses.ts';

const NO_DICE = {
  action: 'cannot-occur',
  why: 'The game is played with a wheel, not with dice.',
} as const;
const NO_CARDS = {
  action: 'cannot-occur',
  why: 'The game is played with a wheel, not with cards.',
} as const;
const TERMINAL_LIMITS = {
  action: 'cannot-occur',
  why: 'A terminal takes no stake outside its limits.',
} as const;

export const irregularities = {
  'wheel-under-three-turns': { action: 'void-round', because: ['big-wheel#4.1'] },
  'wheel-turned-back': { action: 'void-round', because: ['big-wheel#4.2'] },
  'wheel-stopped-by-hand': { action: 'void-round', because: ['big-wheel#4.3'] },
  'display-wrong': { action: 'continue', because: ['big-wheel#2.4'] },
  'wrong-result-registered': { action: 'resettle-by-dice', because: ['big-wheel#4.5'] },
  'error-noticed-later': { action: 'continue', because: ['big-wheel#4.5'] },
  'round-interrupted': { action: 'refer-to-manager', because: ['big-wheel#4.6'] },
  'terminals-interrupted': { action: 'registered-bets-stand', because: ['big-wheel#4.6'] },
  'player-walked-away': { action: 'settle-and-hold', because: ['big-wheel#2.5'] },
  'not-covered': { action: 'refer-to-manager', because: ['big-wheel#4.6'] },
  'excess-not-rejected': TERMINAL_LIMITS,
  'below-minimum-not-noticed': TERMINAL_LIMITS,
  'tumbled-fewer-than-three': NO_DICE,
  'die-not-flat': NO_DICE,
  'tumbler-before-close': NO_DICE,
  'dice-exposed-before-close': NO_DICE,
  'dice-damaged': NO_DICE,
  'dome-broken': NO_DICE,
  'shaker-failed': NO_DICE,
  'electrical-device-failed': NO_DICE,
  'lights-wrong': NO_DICE,
  'foreign-card': NO_CARDS,
  'foreign-card-after-settlement': NO_CARDS,
  'dealer-cards-exposed-unseen': NO_CARDS,
  'dealer-cards-exposed-seen': NO_CARDS,
  'player-cards-exposed-unseen': NO_CARDS,
  'player-cards-exposed-seen': NO_CARDS,
  'single-card-exposed': NO_CARDS,
  'player-exposes-own-cards': NO_CARDS,
  'misdeal-unseen': NO_CARDS,
  'misdeal-seen': NO_CARDS,
  'dealer-hand-misset': NO_CARDS,
} as const satisfies Irregularities<Cite>;
