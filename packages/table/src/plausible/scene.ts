import type { Money } from '@baize/exact';
import type { TableState } from '../state.ts';
import type { InstrumentRecord } from '../terminal/instrument.ts';

/** What somebody who is about to act at a table has before their eyes. */
export interface Scene {
  readonly state: TableState;
  /** The table it is, also before it has been configured. */
  readonly table: string;
  readonly game: string;
  readonly now: number;
  readonly floor: FloorKnowledge;
}

/** What a floor knows beyond a single table. */
export interface FloorKnowledge {
  /** Every terminal there is, at a table or not. */
  readonly terminals: readonly string[];
  /** What a terminal that sits nowhere carries with it. */
  readonly carried: (terminal: string) => Money;
  /** The table a terminal sits at. */
  readonly seatedAt: (terminal: string) => string | null;
  readonly instruments: ReadonlyMap<string, InstrumentRecord>;
}
