import { comesLater, useLater } from '../ui/later.ts';
import type * as RestParts from './rest-parts.ts';

/**
 * What a terminal has besides what a bet needs. The page says where it comes from; nothing here imports it, so that
 * whatever a bet needs can be used by it in turn.
 */
export const rest = comesLater<typeof RestParts>();

export function useRest(): typeof RestParts | null {
  return useLater(rest);
}

/** What binds a virtual result, and the key that computes it again. */
export function CheckKey() {
  const parts = useRest();
  return parts && <parts.CheckKey />;
}
