import type { MoreIncidents } from '../contributions.ts';

/** Everything the documents foresee going wrong, plus `not-covered` for what they do not. */
export const INCIDENTS = [
  'tumbled-fewer-than-three',
  'die-not-flat',
  'tumbler-before-close',
  'dice-exposed-before-close',
  'dice-damaged',
  'dome-broken',
  'shaker-failed',
  'electrical-device-failed',
  'lights-wrong',
  'display-wrong',
  'wrong-result-registered',
  'error-noticed-later',
  'round-interrupted',
  'terminals-interrupted',
  'excess-not-rejected',
  'below-minimum-not-noticed',
  'player-walked-away',
  'foreign-card',
  'foreign-card-after-settlement',
  'dealer-cards-exposed-unseen',
  'dealer-cards-exposed-seen',
  'player-cards-exposed-unseen',
  'player-cards-exposed-seen',
  'single-card-exposed',
  'player-exposes-own-cards',
  'misdeal-unseen',
  'misdeal-seen',
  'dealer-hand-misset',
  'not-covered',
] as const;

export type Incident = (typeof INCIDENTS)[number] | keyof MoreIncidents;
