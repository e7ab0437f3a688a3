import type { Drawing, StepName } from '@baize/game';
import type { Command } from './command.ts';
import type { SentCommand } from './commands/registry.ts';
import type { TableRules } from './configuration/table-rules.ts';
import type { TableEvent } from './event.ts';
import type { Round, TableState } from './state.ts';

/** What an automatic table does besides opening and closing bets. */
export interface AutomaticPlay {
  /** Whether what decides a round is there, so that no seed is needed for it any more. */
  isDecided(round: Round): boolean;
  /** Whether players are waited for before a step, and until when the table has told them; null where not. */
  awaits(step: StepName, round: Round): { readonly until: number | null } | null;
  /** The order that takes a step; null where it cannot be given yet, or by nobody but a person. */
  order(step: StepName, state: TableState, drawn: DrawnResults): Command | null;
}

/** What the seed of a round gives. */
export interface DrawnResults {
  /** What is published of it as the round begins; nothing once it has begun, or where no seed decides. */
  readonly commitment: { readonly commitment?: string };
  /** Null until the row that closes bets is durable, for ever if the seed is lost, and where no seed decides. */
  draw<Drawn>(
    drawing: Drawing<Drawn>,
  ): { readonly drawn: Drawn; readonly proof: DrawnProof } | null;
}

export interface DrawnProof {
  readonly seed: string;
  readonly closeHash: string;
}

/** How the results of a mechanic come from seeds; what is drawn, only it knows. */
export interface VirtualPart {
  /**
   * An order that brings a result, with what the seed gives in the place of what was said; null for any other
   * order. Where a seed decides nothing, an order is completed that may be given without its result.
   */
  filled(order: SentCommand, results: DrawnResults): Command | null;
  /** What an event has on record of a result that may have been drawn; null for any other event. */
  onRecord(event: TableEvent): DrawnOnRecord | null;
}

export interface DrawnOnRecord {
  /** Null where somebody read the result. */
  readonly proof: DrawnProof | null;
  /** Whether the result is the one that comes of drawing again. */
  isDrawn(draw: <Drawn>(drawing: Drawing<Drawn>) => Drawn, rules: TableRules): boolean;
}
