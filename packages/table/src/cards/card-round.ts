import type { SettledTerminal } from '../round/settled.ts';

/** A hand of four cards on its way through a round. */
export interface BoxHand {
  readonly box: number;
  /** Four cards in canonical text, as dealt. */
  readonly cards: string;
  readonly isSeen: boolean;
  readonly setting: { readonly low: string; readonly high: string } | null;
  /** Whether the bets of this hand were withdrawn after an exposure. */
  readonly isWithdrawn: boolean;
}

/** The cards of a round; nobody but its views decides who may see them. */
export interface CardRound {
  readonly dealer: string;
  readonly dealerSetting: { readonly low: string; readonly high: string } | null;
  readonly hands: readonly BoxHand[];
  readonly withdrawalOffered: readonly number[];
  readonly away: readonly string[];
  readonly initialSettled: readonly SettledTerminal[] | null;
}
