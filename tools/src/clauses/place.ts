/** Where a clause is cited. */
export interface CodePlace {
  readonly path: string;
  readonly line: number;
  /** The function, or the entry of a constant; null at the top of a file. */
  readonly in: string | null;
  /** Set where the code asks by rule key instead of naming the clause; several are joined by commas. */
  readonly key?: string;
}

export interface TestPlace {
  readonly path: string;
  readonly line: number;
  readonly name: string;
  /** The test only says again what the book's data say, and proves nothing. */
  readonly isRestated?: boolean;
}
