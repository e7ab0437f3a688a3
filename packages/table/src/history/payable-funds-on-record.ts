import { minus, NOTHING } from '@baize/exact';
import { creditOf, type Posting, receivableOf } from '@baize/ledger';
import type { EventOf } from '../event.ts';
import type { PayableFunds } from '../irregularities/payable-funds.ts';
import { netOf } from './net-of.ts';

/**
 * What terminals had and owed, as far as postings tell. How much a credit held on the day is not in the record of one round;
 * what was taken from it is, and so is what was set against a debt.
 */
export function payableFundsOnRecord(
  postings: readonly Posting[],
  left: EventOf<'ResultCorrected'>['left'] = [],
): PayableFunds {
  return {
    left: (terminal) => left.find((each) => each.terminal === terminal)?.visit ?? null,
    available: (terminal) => minus(NOTHING, netOf(creditOf(terminal), postings)),
    owing: (terminal) => netOf(receivableOf(terminal), postings),
  };
}
