import type { Money } from '@baize/exact';
import type { Because } from '@baize/game';
import type { Posting } from '@baize/ledger';
import type { SettledTerminal } from '@baize/table/kit';
import type { SetHand, WrittenLaid } from './hands/written-cards.ts';

interface Fact {
  readonly because: Because;
}

export type CardEvent =
  | ({ readonly type: 'BoxTaken'; readonly terminal: string; readonly box: number } & Fact)
  | ({ readonly type: 'BoxLeft'; readonly terminal: string; readonly box: number } & Fact)
  | ({
      readonly type: 'CardsDealt';
      readonly boxes: readonly { readonly box: number; readonly cards: string }[];
      readonly dealer: string;
      readonly proof: { readonly seed: string; readonly closeHash: string } | null;
      /** Where players have a time to arrange in, when it ends. */
      readonly arrangeBy?: number;
    } & Fact)
  | ({ readonly type: 'CardsSeen'; readonly box: number } & Fact)
  | ({
      readonly type: 'HandArranged';
      readonly box: number;
      readonly low: string;
      readonly high: string;
      readonly way: 'player' | 'house-way';
    } & Fact)
  | ({
      readonly type: 'DealerHandSet';
      readonly low: string;
      readonly high: string;
      /** The wrong setting that was put right, if any. */
      readonly reset: { readonly low: string; readonly high: string } | null;
    } & Fact)
  | ({
      readonly type: 'InitialBetsSettled';
      readonly round: string;
      readonly results: readonly {
        readonly box: number;
        readonly result: 'win' | 'lose' | 'stand-off';
      }[];
      readonly settled: readonly SettledTerminal[];
      readonly postings: readonly Posting[];
    } & Fact)
  /** A round voided between its two settlements gives back what the first one took and paid. */
  | ({
      readonly type: 'InitialBetsReversed';
      readonly round: string;
      readonly owed: readonly { readonly terminal: string; readonly amount: Money }[];
      readonly postings: readonly Posting[];
    } & Fact)
  | ({
      readonly type: 'BonusBetsSettled';
      readonly round: string;
      readonly settled: readonly SettledTerminal[];
      readonly postings: readonly Posting[];
    } & Fact)
  | ({
      readonly type: 'WithdrawalOffered';
      readonly box: number;
      readonly terminals: readonly string[];
    } & Fact)
  | ({
      readonly type: 'WithdrawalAnswered';
      readonly box: number;
      readonly terminal: string;
      readonly withdrawn: boolean;
      /** Whether nobody is left on the hand; then bonus bets of others go back too. */
      readonly isHandOut: boolean;
      readonly returned: readonly {
        readonly terminal: string;
        readonly amount: Money;
        readonly bets: readonly string[];
      }[];
      readonly postings: readonly Posting[];
    } & Fact)
  /** Other cards had been entered than lay there: whatever was settled by them is settled again. */
  | ({
      readonly type: 'CardsCorrected';
      readonly round: string;
      readonly reason: string;
      readonly was: WrittenLaid;
      readonly is: WrittenLaid;
      /** How the dealer's cards lie by the House Way. */
      readonly dealerSetting: SetHand;
      /** Empty where hands had not been compared yet. */
      readonly results: readonly {
        readonly box: number;
        readonly result: 'win' | 'lose' | 'stand-off';
      }[];
      /** Everything that has been settled so far, as it stands now. */
      readonly settled: readonly SettledTerminal[];
      readonly owed: readonly { readonly terminal: string; readonly amount: Money }[];
      /** Who had left by then, and as which visit; absent where everybody is still there. */
      readonly left?: readonly { readonly terminal: string; readonly visit: string }[];
      readonly postings: readonly Posting[];
    } & Fact)
  | ({ readonly type: 'CardsTakenBack' } & Fact)
  | ({ readonly type: 'PlayerWalkedAway'; readonly terminal: string; readonly box: number } & Fact);

export type CardEvents = { readonly [Event in CardEvent as Event['type']]: Event };
