import type { Drawing } from '@baize/game';
import type { Battery } from './battery/battery.ts';
import type { RecordKind } from './record/record-kind.ts';

/**
 * What a mechanic contributes so that its results can be tested: how they are written in a record and what there is to
 * test and to watch in them, and how its generator is tried. It is loaded only where somebody tests: the statistics
 * library is of no use to whoever plays.
 */
export interface Fairness<Drawn = unknown> {
  /** The name of the mechanic. */
  readonly id: string;
  readonly record: RecordKind;
  /** For a mechanic whose results can be drawn from a seed. */
  readonly generator: GeneratorTests<Drawn> | null;
}

export interface GeneratorTests<Drawn> {
  /** What is drawn: `rolls`. */
  readonly many: string;
  readonly drawing: Drawing<Drawn>;
  /** It takes part in one draw of so many, where drawing takes long. */
  readonly oneIn: number;
  battery(): Battery<Drawn>;
}
