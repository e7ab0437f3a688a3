import type { Money } from '@baize/exact';
import type { GameEntry } from '@baize/rulebooks';
import type { GameOpener } from '../settle-request/open-game.ts';
import type { Style } from '../text/style.ts';

/** Where the person at the terminal is, and with how much money. */
export type State =
  | { readonly at: 'lobby'; readonly credit: Money }
  | Seat
  | { readonly at: 'door'; readonly credit: Money };

/** A seat at a table; what is said there is between the person and the mechanic. */
export interface Seat {
  readonly at: 'table';
  readonly credit: Money;
  /** The id of the game. */
  readonly game: string;
  /** One line of input. */
  readonly hear: (line: string, world: World) => Step;
  /** What the Tab key may complete. */
  readonly words: () => readonly string[];
  /** Why nobody goes to another game now; null where one can. */
  readonly keeps: string | null;
  /** What is settled or given back when the person goes. */
  readonly leave: (world: World) => { readonly credit: Money; readonly say: readonly string[] };
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
