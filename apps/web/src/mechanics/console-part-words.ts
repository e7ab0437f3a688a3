/** What a Game Console says of a mechanic where every game is asked. */
export interface ConsolePartWords {
  /** Above the key that ends a round without a result. */
  readonly wrong: string;
  readonly voidRound: string;
  readonly voidTitle: string;
  /** While a machine finds the result. */
  readonly reads: string;
  /** On the same key where bets stay and only what decides is done again; left out, no rulebook has that. */
  readonly again?: string;
  /** Where two readings of a result disagree: whom to wait for, that two people settle it, the key that reads again. */
  readonly disagreeHelp?: string;
  readonly twoSettle?: string;
  readonly readAgain?: string;
}

/** What it is about, and how it is. */
export type Fact = readonly [name: string, value: string];

export interface OwnFacts {
  /** Of the round, beside what is said of its bets. */
  readonly round: readonly Fact[];
  /** Of the table, at the end. */
  readonly table: readonly Fact[];
}
