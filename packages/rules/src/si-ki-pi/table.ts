import type { Citation } from '../citation.ts';

export type BonusHand = 'four-of-a-kind' | 'three-of-a-kind' | 'two-pairs' | 'pair';

/** The money side of the game, as printed. */
export interface SiKiPiTable<C extends Citation = Citation> {
  readonly initial: {
    readonly cite: C;
    readonly pays: string;
    /** Parts of the winnings kept by the house, as printed: `5%`. */
    readonly commission: string;
  };
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
