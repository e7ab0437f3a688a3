import type { Incident, Phase } from '@baize/game';

const TOSSED: readonly Phase[] = ['closed', 'tumbled', 'uncovered'];
const WITH_CARDS: readonly Phase[] = ['dealt', 'dealer-set'];
const AFTER_DICE: readonly Phase[] = ['tumbled', 'uncovered', 'resulted'];
const WHILE_STAKED: readonly Phase[] = [
  'betting',
  'closed',
  'tumbled',
  'uncovered',
  'dealt',
  'dealer-set',
  'resulted',
  'collected',
  'paid',
];

/** When an incident can be reported; `any` includes the time between rounds. */
const INCIDENT_PHASES: Readonly<Record<Incident, readonly Phase[] | 'any' | 'in-round'>> = {
  'tumbled-fewer-than-three': ['covered', ...TOSSED],
  'die-not-flat': ['covered', ...TOSSED],
  'tumbler-before-close': ['betting'],
  'dice-exposed-before-close': ['covered', 'betting'],
  'dice-damaged': 'any',
  'dome-broken': 'in-round',
  'shaker-failed': ['closed', 'tumbled'],
  'electrical-device-failed': AFTER_DICE,
  'lights-wrong': AFTER_DICE,
  'display-wrong': 'any',
  'wrong-result-registered': 'any',
  'error-noticed-later': 'any',
  'round-interrupted': 'in-round',
  'terminals-interrupted': 'in-round',
  'excess-not-rejected': WHILE_STAKED,
  'below-minimum-not-noticed': WHILE_STAKED,
  'player-walked-away': WHILE_STAKED,
  // A round begins with the call for bets, and the deck lies on the table from then on.
  'foreign-card': 'in-round',
  'foreign-card-after-settlement': ['idle'],
  'dealer-cards-exposed-unseen': ['dealt'],
  'dealer-cards-exposed-seen': WITH_CARDS,
  'player-cards-exposed-unseen': ['dealt'],
  'player-cards-exposed-seen': WITH_CARDS,
  'single-card-exposed': WITH_CARDS,
  'player-exposes-own-cards': WITH_CARDS,
  'misdeal-unseen': WITH_CARDS,
  'misdeal-seen': [...WITH_CARDS, 'resulted'],
  'dealer-hand-misset': ['dealer-set'],
  'not-covered': 'any',
};

/** Whether an incident can have happened where the round stands. */
export function canHappenIn(incident: Incident, phase: Phase): boolean {
  const phases = INCIDENT_PHASES[incident];
  if (phases === 'any') return true;
  return phases === 'in-round' ? phase !== 'idle' : phases.includes(phase);
}
