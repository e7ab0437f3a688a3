import { comesLater, useLater } from '../../../ui/later.ts';
import type { CardStage } from './card-stage.ts';
import type * as RestParts from './rest-parts.ts';

/** What follows the bets at a card table; `terminal-parts.tsx` says where it comes from. */
export const cardRest = comesLater<typeof RestParts>();

/**
 * Fetched when the line is quiet, which it is long before the first card is dealt; a terminal that is switched on
 * while cards lie on the table fetches it at once.
 */
export function useCardRest(stage: CardStage['is'] | null): typeof RestParts | null {
  return useLater(cardRest, stage !== null && stage !== 'bet');
}
