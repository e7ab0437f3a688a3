import type { SettledTerminal } from '@baize/table/kit';
import type { Arrangement } from '../cards/arrangement.ts';
import type { Hand } from '../cards/hand.ts';

/** By whom four cards were put down. */
export type SetWay = 'player' | 'house-way';

/** A hand of four cards on its way through a round. */
export interface BoxHand {
  readonly box: number;
  readonly cards: Hand;
  /** Whether a player has looked at them. */
  readonly isSeen: boolean;
  readonly setting: Arrangement | null;
  /** Who put them down, once they are; rounds from before this was kept do not say. */
  readonly way?: SetWay;
  /** Whether everybody has withdrawn from this hand after an exposure. */
  readonly isWithdrawn: boolean;
}

/** Cards as they lie on the table once all of them are turned. */
export interface LaidCards {
  readonly dealer: Hand;
  readonly hands: readonly LaidHand[];
}

export type LaidHand = Pick<BoxHand, 'box' | 'cards' | 'setting' | 'way'>;

/** The cards of a round; nobody but its views decides who may see them. */
export interface CardRound {
  readonly dealer: Hand;
  readonly dealerSetting: Arrangement | null;
  readonly hands: readonly BoxHand[];
  /** Who may still withdraw from which exposed hand. */
  readonly withdrawalOffered: readonly { readonly box: number; readonly terminal: string }[];
  /** Server time at which arranging ends; absent where the dealer waits for everybody. */
  readonly arrangeBy?: number;
  readonly dealtAt?: number;
  readonly initialSettled: readonly SettledTerminal[] | null;
}
