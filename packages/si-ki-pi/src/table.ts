import type { Citation } from '@baize/game';

export type BonusHand = 'four-of-a-kind' | 'three-of-a-kind' | 'two-pairs' | 'pair';

/** The money side of the game, as printed. */
export interface SiKiPiTable<C extends Citation = Citation> {
  readonly initial: {
    readonly cite: C;
    readonly pays: string;
    /** The part of the winnings the house keeps, as printed: `5%`. */
    readonly commission: string;
  };
  /** No commission is taken from what a bonus bet wins. */
  readonly bonus: {
    readonly cite: C;
    /** Best hand first. */
    readonly rows: readonly {
      readonly hand: BonusHand;
      readonly label: string;
      readonly pays: string;
    }[];
  };
  /** A box is a place at the table; the drawings are lost, so the number is configuration. */
  readonly boxes: { readonly default: number; readonly maximum: number };
}
