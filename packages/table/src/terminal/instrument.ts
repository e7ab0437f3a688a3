import type { Money } from '@baize/exact';

const SHOWN = 4;

/**
 * A validation number as anybody may see it. Whoever knows all eighteen digits can be paid, so they are
 * shown once, to whom the instrument is issued; the last four tell one slip from another.
 */
export function maskedNumber(number: string): string {
  return '*'.repeat(Math.max(0, number.length - SHOWN)) + number.slice(-SHOWN);
}

export type InstrumentStatus = 'issued' | 'redeemed' | 'void' | 'expired';

/** A betting instrument as the floor knows it; exactly one redemption ever succeeds. */
export interface InstrumentRecord {
  readonly amount: Money;
  readonly status: InstrumentStatus;
  readonly expiresAt: number;
}
