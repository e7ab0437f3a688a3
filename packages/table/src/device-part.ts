import type { Actor } from './authority/actor.ts';
import type { SentCommand } from './commands/registry.ts';
import type { TableRules } from './configuration/table-rules.ts';
import type { Round, TableState } from './state.ts';
import type { Field } from './well-formed/shape.ts';

/** Results that a machine reads, beside a dealer or alone. */
export interface ReadingsPart {
  /** Whether a round waits for a machine to read it. */
  awaitsDevice(state: TableState, rules: TableRules): boolean;
  /** Whether the machine is set aside for this round, and a person says what lies on the table; left out, never. */
  isSetAside?(round: Round): boolean;
  /**
   * What the dealer and the machine have read, where an order was refused because they differ: to be compared with what
   * they read before, and told to nobody; null for an order that reads nothing.
   */
  inDispute(round: Round, command: SentCommand, by: Actor): string | null;
}

/** Something a machine at the table says of itself, signed: what it saw or did. */
export interface DeviceSaying {
  /** What has happened, in a sentence. */
  readonly means: string;
  /** What it says besides who it is, at which table and in which round; no two sayings have the same fields. */
  readonly says: Readonly<Record<string, Field>>;
  /** The command it gives by saying so. */
  readonly command: string;
  /** The `baize` command that stands in for such a machine where there is none; left out, nothing does. */
  readonly simulatedBy?: string;
}
