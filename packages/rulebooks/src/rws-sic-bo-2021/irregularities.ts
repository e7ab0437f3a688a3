import type { Irregularities } from '@baize/game';
import type { Cite } from './clauses.ts';

const NO_CARDS = 'The game is played with dice.';
const TERMINAL_ENFORCES = 'A terminal registers no bet outside the limits it shows.';

export const irregularities = {
  'tumbled-fewer-than-three': { action: 'void-round', because: ['rws-sic-bo-2021#5.3.1'] },
  'die-not-flat': { action: 'void-round', because: ['rws-sic-bo-2021#5.3.2'] },
  'tumbler-before-close': {
    action: 'void-round',
    because: ['rws-sic-bo-2021#5.3.3'],
    in: ['betting'],
    otherwise: { action: 'continue', because: ['rws-sic-bo-2021#I-P5'], in: ['idle'] },
  },
  'dice-exposed-before-close': {
    action: 'cannot-occur',
    why: 'The cover is open and the dice are tumbled after the close.',
  },
  'dice-damaged': {
    action: 'void-affected-rounds',
    because: ['rws-sic-bo-2021#5.4', 'rws-sic-bo-2021#I-P3'],
  },
  'dome-broken': { action: 'refer-to-manager', because: ['rws-sic-bo-2021#5.10'] },
  'shaker-failed': {
    action: 'conclude-if-established',
    because: [
      'rws-sic-bo-2021#5.1.2',
      'rws-sic-bo-2021#5.1.1',
      'rws-sic-bo-2021#I-P2',
      'rws-sic-bo-2021#I-P1',
    ],
  },
  // The device that takes the result here is the Game Console.
  'electrical-device-failed': {
    action: 'conclude-if-established',
    because: [
      'rws-sic-bo-2021#5.1.1',
      'rws-sic-bo-2021#5.1.2',
      'rws-sic-bo-2021#I-P2',
      'rws-sic-bo-2021#I-P1',
    ],
  },
  'lights-wrong': { action: 'settle-by-dice', because: ['rws-sic-bo-2021#5.8'] },
  'display-wrong': { action: 'settle-by-dice', because: ['rws-sic-bo-2021#5.8'] },
  'wrong-result-registered': {
    action: 'resettle-by-dice',
    because: ['rws-sic-bo-2021#5.5', 'rws-sic-bo-2021#I-P4'],
  },
  'error-noticed-later': { action: 'continue', because: ['rws-sic-bo-2021#5.6'] },
  'round-interrupted': {
    action: 'conclude-if-established',
    because: ['rws-sic-bo-2021#5.1.1', 'rws-sic-bo-2021#5.1.2', 'rws-sic-bo-2021#I-P1'],
  },
  'terminals-interrupted': {
    action: 'registered-bets-stand',
    because: [
      'rws-sic-bo-2021#5.2.1',
      'rws-sic-bo-2021#5.2.2',
      'rws-sic-bo-2021#5.2',
      'rws-sic-bo-2021#I-P2',
    ],
    unregistered: ['rws-sic-bo-2021#5.2.2'],
    speaksOf: {
      'rws-sic-bo-2021#5.2.1': { bets: 'registered' },
      'rws-sic-bo-2021#5.2.2': { bets: 'unregistered' },
    },
  },
  'excess-not-rejected': { action: 'cannot-occur', why: TERMINAL_ENFORCES },
  'below-minimum-not-noticed': { action: 'cannot-occur', why: TERMINAL_ENFORCES },
  // Nothing is said of a player who leaves; his bets lie where they lay at the close.
  'player-walked-away': { action: 'settle-and-hold', because: ['rws-sic-bo-2021#5.7'] },
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
  'not-covered': { action: 'refer-to-manager', because: ['rws-sic-bo-2021#5.10'] },
} as const satisfies Irregularities<Cite>;
