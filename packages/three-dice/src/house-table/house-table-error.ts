import type { Because } from '@baize/game';

/** What is wrong with a house table: which row (counted from 1), which field, and by which clause. */
export interface HousePayTableError {
  readonly code:
    | 'not-an-object'
    | 'missing-field'
    | 'unknown-field'
    | 'wrong-type'
    | 'wrong-game'
    | 'unknown-bet'
    | 'bet-not-offered'
    | 'odds-say-for'
    | 'odds-unreadable'
    | 'below-minimum-odds'
    | 'priced-twice'
    | 'not-priced'
    | 'unit-inexact'
    | 'payout-unsafe';
  /** Null where the table as a whole is meant. */
  readonly row: number | null;
  readonly field: string | null;
  readonly message: string;
  readonly because?: Because;
}

export function problem(
  code: HousePayTableError['code'],
  row: number | null,
  field: string | null,
  message: string,
  because?: Because,
): HousePayTableError {
  return { code, row, field, message, ...(because && { because }) };
}
