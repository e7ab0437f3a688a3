import type { Asking } from '../store/office.ts';
import type { OfficeDoubt, SignedOffice } from '../store/signed-office.ts';

/** Where people and keys are kept, and what time it is. */
export interface Registry {
  readonly database: Asking;
  readonly now: () => number;
  /** What was signed of accounts, sessions and keys; without it rows are believed as they are. */
  readonly signed?: SignedOffice | undefined;
  /** Told of every row that is not what was signed. */
  readonly onDoubt?: ((doubt: OfficeDoubt) => void) | undefined;
}
