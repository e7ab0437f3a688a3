import type { ParPartBet } from '@baize/math';
import type { Figures } from '../sheet/figures.ts';

export type { ParPrice } from '@baize/math';

/** One bet; or, where the player has a choice to make, one bet under one way of making it. */
export interface ParBet extends Omit<ParPartBet, 'returns'> {
  readonly figures: Figures;
}
