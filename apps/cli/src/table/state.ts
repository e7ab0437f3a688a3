import type { Money } from '@baize/exact';
import type { GameEntry } from '@baize/rulebooks';
import type { BoxStake, Hand, SiKiPiGame } from '@baize/si-ki-pi';
import type { DiceGame, Stake } from '@baize/three-dice';
import type { GameOpener } from '../settle-request/open-game.ts';
import type { SettledRound } from '../settle-request/settle.ts';
import type { Style } from '../text/style.ts';

/** Where the person at the terminal is, and with how much money. */
export type State =
  | { readonly at: 'lobby'; readonly credit: Money }
  | DiceState
  | CardState
  | { readonly at: 'door'; readonly credit: Money };

export interface DiceState {
  readonly at: 'dice';
  readonly credit: Money;
  readonly game: DiceGame;
  /** Placed and not yet rolled for; already taken from the credit. */
  readonly bets: readonly Stake[];
  readonly last: SettledRound | null;
  /** The bets of the round before, for `again`. */
  readonly lastBets: readonly Stake[];
}

export interface CardState {
  readonly at: 'cards';
  readonly credit: Money;
  readonly game: SiKiPiGame;
  readonly bets: readonly BoxStake[];
  /** The cards of the round, once dealt; until they are arranged nobody sees the dealer's. */
  readonly dealt: { readonly hand: Hand; readonly dealer: Hand } | null;
  readonly last: SettledRound | null;
}

/** What one line of input leads to. */
export interface Step {
  readonly state: State;
  readonly say: readonly string[];
}

/** What the program needs of the world; the rest is a function of state and input. */
export interface World {
  readonly open: GameOpener;
  readonly games: readonly GameEntry[];
  readonly draw: (limit: number) => number;
  readonly style: Style;
}

export function stay(state: State, ...say: readonly string[]): Step {
  return { state, say };
}
