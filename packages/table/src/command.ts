import type { Actor } from './authority/actor.ts';
import type { Command } from './commands/registry.ts';

/** A command with what comes from outside: its operation id, the time, and who gives it. */
export interface CommandEnvelope {
  /** A repeated operation id gets the first answer again and changes nothing. */
  readonly op: string;
  /** Server time in milliseconds. */
  readonly at: number;
  readonly by: Actor;
  /**
   * The round the command is meant for, where it is meant for one. A command that was long on its way is
   * refused rather than obeyed in another round.
   */
  readonly round?: string;
  readonly command: Command;
  /** A digest of who asked for what: another one under a used id is another order. */
  readonly asked?: number;
}

export type { Command, CommandType } from './commands/registry.ts';
