import type { Irregularities } from '@baize/game';
import type { Cite } from './clauses.ts';

const NO_DICE = 'The game is played with cards.';
const NO_DEVICE = 'The document knows no electrical device and no lights.';

export const irregularities = {
  'tumbled-fewer-than-three': { action: 'cannot-occur', why: NO_DICE },
  'die-not-flat': { action: 'cannot-occur', why: NO_DICE },
  'tumbler-before-close': { action: 'cannot-occur', why: NO_DICE },
  'dice-exposed-before-close': { action: 'cannot-occur', why: NO_DICE },
  'dice-damaged': { action: 'cannot-occur', why: NO_DICE },
  'dome-broken': { action: 'cannot-occur', why: NO_DICE },
  'shaker-failed': { action: 'cannot-occur', why: NO_DICE },
  'electrical-device-failed': { action: 'cannot-occur', why: NO_DEVICE },
  'lights-wrong': { action: 'cannot-occur', why: NO_DEVICE },
  'display-wrong': { action: 'refer-to-manager', because: ['rws-si-ki-pi-v2#I-P12'] },
  'wrong-result-registered': { action: 'refer-to-manager', because: ['rws-si-ki-pi-v2#I-P12'] },
  'error-noticed-later': { action: 'refer-to-manager', because: ['rws-si-ki-pi-v2#I-P12'] },
  'round-interrupted': {
    action: 'conclude-if-established',
    because: ['rws-si-ki-pi-v2#I-P2', 'rws-si-ki-pi-v2#I-P1'],
  },
  'terminals-interrupted': {
    action: 'registered-bets-stand',
    because: ['rws-si-ki-pi-v2#I-P2'],
  },
  'excess-not-rejected': { action: 'refer-to-manager', because: ['rws-si-ki-pi-v2#I-P12'] },
  'below-minimum-not-noticed': { action: 'refer-to-manager', because: ['rws-si-ki-pi-v2#I-P12'] },
  'player-walked-away': { action: 'set-by-house-way', because: ['rws-si-ki-pi-v2#5.4'] },
  'foreign-card': {
    action: 'void-round',
    because: ['rws-si-ki-pi-v2#5.1.1', 'rws-si-ki-pi-v2#5.1'],
  },
  'foreign-card-after-settlement': {
    action: 'continue',
    because: ['rws-si-ki-pi-v2#I-P13', 'rws-si-ki-pi-v2#5.1'],
  },
  'dealer-cards-exposed-unseen': {
    action: 'void-round',
    because: ['rws-si-ki-pi-v2#5.1.2', 'rws-si-ki-pi-v2#5.1'],
  },
  'dealer-cards-exposed-seen': { action: 'continue', because: ['rws-si-ki-pi-v2#5.3'] },
  'player-cards-exposed-unseen': {
    action: 'offer-withdrawal',
    because: ['rws-si-ki-pi-v2#5.2', 'rws-si-ki-pi-v2#I-H12'],
    in: ['dealt'],
    // Nobody may choose to withdraw by hands that lie open already.
    otherwise: {
      action: 'refer-to-manager',
      because: ['rws-si-ki-pi-v2#I-P12'],
      in: ['dealer-set', 'resulted'],
    },
  },
  'player-cards-exposed-seen': { action: 'continue', because: ['rws-si-ki-pi-v2#5.3'] },
  'single-card-exposed': { action: 'continue', because: ['rws-si-ki-pi-v2#I-H13'] },
  'player-exposes-own-cards': { action: 'continue', because: ['rws-si-ki-pi-v2#I-H13'] },
  'misdeal-unseen': { action: 'redeal', because: ['rws-si-ki-pi-v2#I-H13'] },
  'misdeal-seen': {
    action: 'void-round',
    because: ['rws-si-ki-pi-v2#5.1.3', 'rws-si-ki-pi-v2#5.1'],
  },
  'dealer-hand-misset': { action: 'reset-dealer-hand', because: ['rws-si-ki-pi-v2#3.12'] },
  'not-covered': { action: 'refer-to-manager', because: ['rws-si-ki-pi-v2#I-P12'] },
} as const satisfies Irregularities<Cite>;
