import type { Citation } from './citation.ts';
import type { Clauses } from './clause.ts';
import type { Interpretations } from './interpretation.ts';
import type { Irregularities } from './irregularities/disposition.ts';
import type { Bilingual } from './language.ts';
import type { Procedure } from './procedure.ts';

/** What every rulebook provides, whatever is played with. */
export interface RulebookBase<C extends Citation = Citation> {
  /** The name of the mechanic the book is played with. */
  readonly mechanic: string;
  readonly id: string;
  /** The game's name as the document prints it. */
  readonly title: string;
  /** What people call the game, for the head of a screen; the title where nothing is said. */
  readonly name?: Bilingual;
  /** Null where the document names nobody. */
  readonly operator: string | null;
  readonly version: string | null;
  /** Local date and time at the casino, as printed; null where the document gives none. */
  readonly effectiveFrom: string | null;
  readonly clauses: Clauses;
  readonly interpretations: Interpretations;
  /** What the book answers to each rule key; a mechanic says which keys there are. */
  readonly rules: Readonly<Record<string, string | readonly string[]>>;
  readonly irregularities: Irregularities<C>;
  readonly procedure: Procedure<C>;
}
