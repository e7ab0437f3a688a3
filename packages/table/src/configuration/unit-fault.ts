import { type Err, err, type Money } from '@baize/exact';
import type { Because } from '@baize/game';
import type { ConfigFault } from './table-rules.ts';

/** A table's unit is a multiple of the smallest at which every price of its game is exact. */
export function unitFault(unit: Money, smallest: Money, because: Because): Err<ConfigFault> | null {
  if (unit > 0 && unit % smallest === 0) return null;
  const message = `The unit must be a multiple of ${smallest}, so that every price is exact.`;
  return err({ field: 'unit', message, because });
}
