import type { Irregularities } from '@baize/game';
import type { Cite } from './clauses.ts';

const NO_CARDS = 'The game is played with dice.';

export const irregularities = {
  'tumbled-fewer-than-three': { action: 'void-round', because: ['rws-tai-sai-v5#5.5.1'] },
  'die-not-flat': { action: 'void-round', because: ['rws-tai-sai-v5#5.5.2'] },
  'tumbler-before-close': {
    action: 'void-round',
    because: ['rws-tai-sai-v5#5.5.3'],
    in: ['betting'],
    otherwise: { action: 'continue', because: ['rws-tai-sai-v5#I-P5'], in: ['idle'] },
  },
  'dice-exposed-before-close': {
    action: 'cannot-occur',
    why: 'The cover is open and the dice are tumbled after the close.',
  },
  'dice-damaged': {
    action: 'void-affected-rounds',
    because: ['rws-tai-sai-v5#5.6', 'rws-tai-sai-v5#I-P3'],
  },
  'dome-broken': { action: 'refer-to-manager', because: ['rws-tai-sai-v5#5.14'] },
  'shaker-failed': {
    action: 'conclude-if-established',
    because: ['rws-tai-sai-v5#5.4.2', 'rws-tai-sai-v5#5.4.1', 'rws-tai-sai-v5#I-P1'],
  },
  // It lights the winning areas; where a round ends with its result, that is seen when it is over.
  'electrical-device-failed': {
    action: 'settle-by-dice',
    because: ['rws-tai-sai-v5#5.10'],
    in: ['tumbled', 'idle', 'betting', 'closed'],
  },
  'lights-wrong': { action: 'settle-by-dice', because: ['rws-tai-sai-v5#5.10'] },
  'display-wrong': { action: 'settle-by-dice', because: ['rws-tai-sai-v5#5.11'] },
  'wrong-result-registered': {
    action: 'resettle-by-dice',
    because: ['rws-tai-sai-v5#5.11', 'rws-tai-sai-v5#I-P4'],
  },
  'error-noticed-later': { action: 'continue', because: ['rws-tai-sai-v5#5.8'] },
  'round-interrupted': {
    action: 'conclude-if-established',
    because: ['rws-tai-sai-v5#5.4.1', 'rws-tai-sai-v5#5.4.2', 'rws-tai-sai-v5#I-P1'],
  },
  'terminals-interrupted': {
    action: 'registered-bets-stand',
    because: ['rws-tai-sai-v5#I-P2', 'rws-tai-sai-v5#5.14'],
  },
  'excess-not-rejected': {
    action: 'apportion-stakes',
    because: ['rws-tai-sai-v5#5.1.1', 'rws-tai-sai-v5#I-L3'],
  },
  'below-minimum-not-noticed': {
    action: 'stakes-stand-in-full',
    because: ['rws-tai-sai-v5#5.2.1'],
  },
  'player-walked-away': { action: 'settle-and-hold', because: ['rws-tai-sai-v5#5.3'] },
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
  'not-covered': { action: 'refer-to-manager', because: ['rws-tai-sai-v5#5.14'] },
} as const satisfies Irregularities<Cite>;
