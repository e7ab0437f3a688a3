import type { ConcludedPlay, RoundPlay, WrittenFields } from '../contributions.ts';
import type { EventOf } from '../event.ts';
import type { TableState } from '../state.ts';
import type { Shape } from '../well-formed/shape.ts';
import type { ClosedStakes } from './settled.ts';

/** What a round remembers of its play. */
export interface RoundPart {
  /** Every field as a round begins. */
  readonly fresh: Partial<RoundPlay>;
  readonly shapes: Readonly<Record<string, Shape>>;
  /** What is known once bets have closed. */
  atClose(state: TableState, play: RoundPlay): RoundPlay;
  /** The table stood still for so many milliseconds; what ends by itself ends later. */
  stoodStill?(play: RoundPlay, milliseconds: number): RoundPlay;
  /** What it remembers once bets have left it after the close, by decision. */
  betsReturned?(play: RoundPlay, closed: readonly ClosedStakes[]): RoundPlay;
  /** The round goes on after an interruption. */
  goesOn(play: RoundPlay, event: EventOf<'RoundInterrupted'>): RoundPlay;
  /** What stays of it when the round is over. */
  kept(play: RoundPlay): Partial<ConcludedPlay>;
  readonly keptShapes: Readonly<Record<string, Shape>>;
  /** Fields of either that hold values and are written as text. */
  readonly codecs?: { readonly [Field in keyof WrittenFields]?: FieldCodec };
}

/** A field of a round, written and read again; only what has its shape is read. */
export interface FieldCodec {
  write(value: unknown): unknown;
  read(written: unknown): unknown;
}
