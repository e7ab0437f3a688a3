import type { Command, CommandType } from '../commands/registry.ts';
import type { TableState } from '../state.ts';
import type { Scene } from './scene.ts';
import type { Source } from './source.ts';

/**
 * Commands as somebody at this table might give them, sensible or mistaken. What is not told apart
 * here is made up from the forms of its fields.
 */
export type Plausible = {
  readonly [T in CommandType]?: (source: Source, scene: Scene) => Extract<Command, { type: T }>;
};

/** How likely a command is; the usual step of a procedure weighs 60. */
export type Weights = Readonly<Partial<Record<CommandType, number>>>;

/** How a mechanic is played on a simulated floor. */
export interface SimulatedPlay {
  readonly commands: Plausible;
  weights(state: TableState): Weights;
  /** What goes with a report of an incident, besides what goes with every one. */
  details(source: Source, scene: Scene): Readonly<Record<string, unknown>>;
  /** The player whose command it is, where it names no terminal. */
  playerOf(command: Command, state: TableState): string | undefined;
}
