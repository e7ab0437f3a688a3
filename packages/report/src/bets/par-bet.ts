import type { Rational } from '@baize/exact';
import type { Bilingual, Citation } from '@baize/game';
import type { Figures } from '../sheet/figures.ts';

export interface ParPrice {
  /** As the document or the house table prints it. */
  readonly printed: string;
  /** What a unit wins at this price, commission deducted. */
  readonly odds: Rational;
  /** Where a bet has several prices: when this one is paid. */
  readonly when: string | null;
}

/** One bet; or, where the player has a choice to make, one bet under one way of making it. */
export interface ParBet {
  /** In notation: `small`, `total:4`, `initial`. */
  readonly bet: string;
  /** How the player plays; null where there is nothing to decide. */
  readonly play: string | null;
  /** Bets of one kind with the same figures are told together. */
  readonly kind: string;
  readonly name: Bilingual;
  /** What the document calls it. */
  readonly ownName: string | null;
  readonly winsWhen: string;
  readonly prices: readonly ParPrice[];
  readonly figures: Figures;
  readonly because: readonly Citation[];
}
