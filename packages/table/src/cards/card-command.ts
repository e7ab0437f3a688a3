/** Commands of the card game only. */
export type CardCommand =
  | { readonly type: 'TakeBox'; readonly terminal: string; readonly box: number }
  | { readonly type: 'LeaveBox'; readonly terminal: string }
  /** `deck` is the order of the whole deck; the deal takes from its front. */
  | {
      readonly type: 'Deal';
      readonly deck: readonly string[];
      readonly proof?: { readonly seed: string; readonly closeHash: string };
    }
  | { readonly type: 'LookAtCards'; readonly box: number }
  | {
      readonly type: 'ArrangeHand';
      readonly box: number;
      readonly low: string;
      readonly high: string;
    }
  | { readonly type: 'RequestHouseWay'; readonly box: number }
  /** Time is up: every hand not yet put down is set by the House Way. */
  | { readonly type: 'EndArranging' }
  | { readonly type: 'SetDealerHand'; readonly low: string; readonly high: string }
  | { readonly type: 'SettleInitial' }
  | { readonly type: 'SettleBonus' }
  /** A player with bets on a hand exposed in time takes them back, or lets them stand. */
  | {
      readonly type: 'AnswerWithdrawal';
      readonly box: number;
      readonly withdraw: boolean;
      /** Whose answer it is, where a dealer passes it on and several could be meant. */
      readonly terminal?: string;
    };
