import {
  type Citation,
  type Cited,
  type Interpretation,
  READING_SWITCHES,
  type RulebookBase,
} from '@baize/game';
import type { CitedPlaces, ClauseIndex } from './clause-index.ts';

/** Everything known about one clause or interpretation; the fields of `baize clause --json`. */
export interface ClauseFacts {
  readonly citation: Citation;
  readonly book: string;
  readonly id: string;
  readonly kind: string;
  readonly says: string;
  /** For an interpretation: why, what it reads, whether it was confirmed, and its other answers. */
  readonly why: string | null;
  readonly reads: readonly Citation[];
  readonly status: string | null;
  readonly readings: readonly string[];
  /** The interpretations that read this clause. */
  readonly readBy: readonly Citation[];
  /** The rule keys under which shared code asks for it. */
  readonly keys: readonly string[];
  /** The incidents it disposes of. */
  readonly incidents: readonly string[];
  /** Null where no index of citations has been built. */
  readonly places: CitedPlaces | null;
}

export function clauseFacts(cited: Cited, index: ClauseIndex): ClauseFacts {
  const { book, id } = cited;
  const citation: Citation = `${book.id}#${id}`;
  return {
    citation,
    book: book.id,
    id,
    ...(cited.type === 'clause' ? clauseWords(cited) : interpretationWords(cited)),
    readBy: interpretationsOf(book)
      .filter(([, { reads }]) => reads.includes(citation))
      .map(([each]): Citation => `${book.id}#${each}`),
    keys: keysFor(citation, book),
    incidents: incidentsFor(citation, book),
    places: index(citation),
  };
}

function clauseWords({ clause }: Extract<Cited, { readonly type: 'clause' }>) {
  const { kind, says } = clause;
  return { kind, says, why: null, reads: [], status: null, readings: [] };
}

function interpretationWords(cited: Extract<Cited, { readonly type: 'interpretation' }>) {
  const { says, why, reads, status, switch: id } = cited.interpretation;
  const readings = id === undefined ? [] : READING_SWITCHES[id].map((value) => `${id}=${value}`);
  return { kind: 'interpretation', says, why, reads, status, readings };
}

function interpretationsOf(book: RulebookBase): readonly (readonly [string, Interpretation])[] {
  return Object.entries(book.interpretations);
}

function keysFor(citation: Citation, { rules }: RulebookBase): readonly string[] {
  return Object.entries(rules)
    .filter(
      ([, answer]) => answer === citation || (Array.isArray(answer) && answer.includes(citation)),
    )
    .map(([key]) => key);
}

function incidentsFor(citation: Citation, { irregularities }: RulebookBase): readonly string[] {
  return Object.entries(irregularities)
    .filter(([, disposition]) => 'because' in disposition && disposition.because.includes(citation))
    .map(([incident]) => incident);
}
