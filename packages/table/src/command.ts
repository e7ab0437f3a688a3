import type { Actor } from './authority/actor.ts';
import type { Command } from './commands/registry.ts';

/** What stands around every command: clock, identity and operation id come from outside. */
export interface Order {
  /** A repeated operation id gets the first answer again and changes nothing. */
  readonly op: string;
  /** Server time in milliseconds. */
  readonly at: number;
  readonly by: Actor;
  /**
   * The round the order is meant for, where it is meant for one. An order that was long on its way is
   * refused rather than obeyed in another round.
   */
  readonly round?: string;
  readonly command: Command;
}

export type { Command, CommandType } from './commands/registry.ts';
