import type { Money } from '@baize/exact';

export type InstrumentStatus = 'issued' | 'redeemed' | 'void' | 'expired';

/** A betting instrument as the floor knows it; exactly one redemption ever succeeds. */
export interface InstrumentRecord {
  readonly amount: Money;
  readonly status: InstrumentStatus;
  readonly expiresAt: number;
}
