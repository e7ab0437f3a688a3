import type { CommonRuleKey } from '@baize/game';

/** The House Way's branches, so that every arrangement can name the one that decided it. */
export const HOUSE_WAY_KEYS = [
  'house-way:pair-kept',
  'house-way:nines-split',
  'house-way:split-7-9',
  'house-way:split-8-8',
  'house-way:split-8-9',
  'house-way:split-7-gong',
  'house-way:split-8-gong',
  'house-way:split-9-gong',
  'house-way:gong-high',
  'house-way:ace-two-three-four',
  'house-way:ace-two-three-five',
  'house-way:best-low',
  'house-way:two-zero-cards',
  'house-way:three-zero-cards',
  'house-way:four-zero-cards',
] as const;
export type HouseWayKey = (typeof HOUSE_WAY_KEYS)[number];

/** Open questions inside the House Way, cited beside the branch wherever their answer decided. */
export type HouseWayReadingKey =
  | 'house-way:reading-two-pairs'
  | 'house-way:reading-exceptions'
  | 'house-way:reading-nine-and-ace';

/** What makes one two-card hand rank above another. */
export type RankingKey =
  | 'pair-ranks'
  | 'gong-ranks'
  | 'points-rank'
  | 'card-order'
  | 'second-card-ranks';

/** What decided a Low Hand against a Low Hand, or a High Hand against a High Hand. */
export type HalfKey = `${'low' | 'high'}-${'by-rank' | 'equal' | 'both-zero'}`;

export type SiKiPiRuleKey =
  | CommonRuleKey
  | HouseWayKey
  | HouseWayReadingKey
  | RankingKey
  | HalfKey
  | 'deck'
  | 'deal-order'
  | 'box-count'
  | 'box-decision'
  | 'seated-by-bonus'
  | 'player-arranges'
  | 'bets-offered'
  | 'bonus-needs-initial'
  | 'bonus-goes-with-initial'
  | 'labels-follow-rank'
  | 'like-against-like'
  | 'arrangement-final'
  | 'house-way-on-request'
  | 'house-way-for-empty-seat'
  | 'house-way-for-walk-away'
  | 'house-way-on-time-out'
  | 'dealer-sets-house-way'
  | 'withdrawal-on-exposure'
  | 'wrong-cards-corrected'
  | 'player-wins'
  | 'player-loses'
  | 'stand-off'
  | 'commission'
  | 'bonus-after-initial'
  | 'bonus-by-four-cards'
  | 'bonus-best-only';
