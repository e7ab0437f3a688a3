import type { Money } from '@baize/exact';
import type { Because } from '@baize/game';
import type { Posting } from '@baize/ledger';
import type { ConcludedRound } from './state.ts';

/** Every fact says why. */
export interface Fact {
  readonly because: Because;
}

/** Facts that move money say exactly which; balances follow from the postings alone. */
export interface MoneyFact extends Fact {
  readonly postings: readonly Posting[];
}

/** Whose seat it is, and money that is open when somebody has left it. */
export type VisitEvent =
  | ({
      readonly type: 'VisitIdentified';
      readonly terminal: string;
      readonly visit: string;
      readonly card: string;
    } & Fact)
  | ({
      readonly type: 'VisitEnded';
      readonly terminal: string;
      readonly visit: string;
      /** What is kept for whoever left, and what they still owe. */
      readonly due: Money;
      readonly owed: Money;
    } & MoneyFact)
  | ({
      readonly type: 'OwnLimitsSet';
      readonly terminal: string;
      readonly visit: string;
      /** All of them as they are now; null where none is set. */
      readonly minutesMost: number | null;
      readonly lossMost: Money | null;
      readonly remindEvery: number | null;
    } & Fact)
  | ({
      readonly type: 'DebtCollected';
      readonly visit: string;
      readonly amount: Money;
      readonly from: 'cash' | 'credit';
    } & MoneyFact)
  | ({
      readonly type: 'DebtWrittenOff';
      readonly visit: string;
      readonly amount: Money;
      readonly reason: string;
    } & MoneyFact)
  | ({ readonly type: 'ClaimPaid'; readonly visit: string; readonly amount: Money } & MoneyFact);

/** Of those whose money a correction moves, who had left by then, and as which visit it is kept or owed. */
export interface AfterLeaving {
  readonly left?: readonly { readonly terminal: string; readonly visit: string }[];
}

/** What is out of order and back, what people do by the book, and rounds that were put away. */
export type ServiceEvent =
  | ({
      readonly type: 'TakenOutOfService';
      /** `tumbler`, or `terminal A1`. */
      readonly what: string;
      readonly reason: string;
      readonly round: string | null;
      /** What the terminal has registered in the round, which stands. */
      readonly registered: Money;
      /** What was on its way and never registered: it never left the credit. */
      readonly returned: readonly { readonly bet: string; readonly amount: Money }[];
    } & Fact)
  | ({ readonly type: 'ReturnedToService'; readonly what: string; readonly reason: string } & Fact)
  | ({
      readonly type: 'ActRecorded';
      readonly act: string;
      readonly note: string | null;
      readonly round: string | null;
    } & Fact)
  | ({
      readonly type: 'MinimumAdvised';
      readonly terminal: string;
      readonly bet: string;
      readonly stake: Money;
      readonly minimum: Money;
    } & Fact)
  | ({
      readonly type: 'RoundRecalled';
      readonly round: string;
      readonly held: ConcludedRound;
    } & Fact);
