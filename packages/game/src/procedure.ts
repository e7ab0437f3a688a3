import type { Citation } from './citation.ts';
import type { MorePhases, MoreSteps } from './contributions.ts';

/** Where a round stands. A procedure uses the phases its document knows. */
export const PHASES = [
  /** No round is in progress. */
  'idle',
  /** The dice have been tumbled and lie covered; betting has not begun. */
  'covered',
  'betting',
  'closed',
  /** The dice have been tumbled or shaken after the close. */
  'tumbled',
  'uncovered',
  'dealt',
  'dealer-set',
  /** The result is registered and, where the document has lights, they are lit. */
  'resulted',
  'collected',
  'paid',
] as const;

export type Phase = (typeof PHASES)[number] | keyof MorePhases;

/** What somebody does to take a round from one phase to the next. */
export const STEPS = [
  'open-bets',
  'close-bets',
  'tumble',
  'uncover',
  'register-result',
  'collect-losers',
  'pay-winners',
  'clear-lights',
  'deal',
  'set-dealer-hand',
  'settle-initial',
  'settle-bonus',
] as const;

export type StepName = (typeof STEPS)[number] | keyof MoreSteps;

/** Two kinds of shaker exist in one document; a step may belong to one of them. */
export type Shaker = 'manual' | 'automated';

export interface ProcedureStep<C extends Citation = Citation> {
  readonly step: StepName;
  readonly from: Phase;
  /** `idle` concludes the round. */
  readonly to: Phase;
  readonly because: readonly [C, ...C[]];
  /** Only with this kind of shaker on the table. */
  readonly shaker?: Shaker;
}

/** How a round is conducted, in the document's order. */
export interface Procedure<C extends Citation = Citation> {
  /** The words of the document that open and close betting. */
  readonly announcements: { readonly open: string; readonly close: string };
  readonly steps: readonly ProcedureStep<C>[];
  /**
   * The positions that somebody assigned to them may act in; left out, all of them. A book that says
   * nothing of acting persons lists none.
   */
  readonly acting?: readonly string[];
  /** Acts the document asks a dealer for by name and that leave no other trace; when, and why. */
  readonly acts?: readonly {
    readonly act: string;
    readonly in: readonly Phase[];
    readonly shaker?: Shaker;
    readonly because: readonly [C, ...C[]];
  }[];
  /** Whether the dice lie under a cover while bets are open. */
  readonly covered: boolean;
  /** Fewer tumbles or shakes than this make no result; null where nothing is tumbled. */
  readonly tumblesLeast: number | null;
  /** Whether limits hold for each terminal's bet, or for all bets in a box together. */
  readonly limitsPer: 'terminal' | 'box';
  /** Why terminals of one table may have different layouts; left out, the layout is the table's. */
  readonly layoutPerTerminal?: { readonly because: readonly [C, ...C[]] };
  /** What must be inspected before a table opens and at each shift; null where nothing is. */
  readonly inspection: Inspection<C> | null;
  /** Why dice that were reported as damaged are changed before the next round; left out, nothing says so. */
  readonly damagedDice?: { readonly because: readonly [C, ...C[]] };
  /** Why a round is concluded although a die can never be read; left out, an established outcome says so. */
  readonly unreadDie?: { readonly because: readonly [C, ...C[]] };
  /** How long a set of dice may stay on a table; null where the document sets no bound. */
  readonly diceHoursMaximum: {
    readonly hours: number;
    readonly because: readonly [C, ...C[]];
  } | null;
  /** What a table cannot meet that only demonstrates the game; left out, whatever its steps are taken by. */
  readonly demonstration?: Demonstration<C>;
}

/** The document prescribes people and things; a table that has none of them shows the game, and does not deal it. */
export interface Demonstration<C extends Citation = Citation> {
  /** Clauses that ask for a dealer. */
  readonly withoutDealer: readonly C[];
  /** Clauses that ask for dice, a deck or whatever else decides to lie on the table. */
  readonly virtual: readonly C[];
  readonly because: readonly [C, ...C[]];
}

export interface Inspection<C extends Citation = Citation> {
  /** A table opens only after it has been inspected. */
  readonly opening: { readonly because: readonly [C, ...C[]] };
  /** How many values are entered into the electrical device, to see the right areas light. */
  readonly deviceValues: { readonly count: number; readonly because: readonly [C, ...C[]] };
  /** How often an automated shaker is operated before opening, and at the start of each shift. */
  readonly shakerTests: { readonly count: number; readonly because: readonly [C, ...C[]] };
  readonly shiftTests: { readonly count: number; readonly because: readonly [C, ...C[]] };
  /** The dice are thrown in a shaker, so that there must be one. */
  readonly shakerNeeded: { readonly because: readonly [C, ...C[]] };
  /** An automated shaker leaves the table before a manual one is used. */
  readonly oneShaker: { readonly because: readonly [C, ...C[]] };
}
