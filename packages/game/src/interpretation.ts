import type { Citation } from './citation.ts';
import type { ReadingSwitch } from './readings.ts';

/**
 * A decision where the document is silent, odd or contradicts itself. It is cited like a clause
 * wherever it decides something, and an operator or regulator can confirm it.
 */
export interface Interpretation {
  /** The clauses it reads, most important first; empty where the document says nothing at all. */
  readonly reads: readonly Citation[];
  /** What the software does. */
  readonly says: string;
  /** Why a careful lab would read it so. */
  readonly why: string;
  readonly status: 'proposed' | 'confirmed';
  /** Set where other answers can be selected with `--reading`. */
  readonly switch?: ReadingSwitch;
}

/** Interpretations by id: `I-D8`, after the list of readings they come from. */
export type Interpretations = Readonly<Record<`I-${string}`, Interpretation>>;
