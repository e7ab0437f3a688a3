/** A rulebook, as far as coverage is concerned. */
export interface CoveredBook {
  readonly id: string;
  readonly title: string;
  readonly clauses: Readonly<Record<string, { readonly kind: string; readonly says: string }>>;
  readonly interpretations: Readonly<Record<string, { readonly says: string }>>;
  /** Rule keys and what the book answers: one citation, several, or a word that is none. */
  readonly rules: Readonly<Record<string, string | readonly string[]>>;
}

/** A clause or interpretation that can be cited. */
export interface Citable {
  readonly citation: string;
  readonly id: string;
  readonly kind: string;
  readonly says: string;
  /** The rule keys under which the book answers with it. */
  readonly keys: readonly string[];
}

export function citablesOf(book: CoveredBook): readonly Citable[] {
  const citable = (id: string, kind: string, says: string): Citable => {
    const citation = `${book.id}#${id}`;
    const keys = Object.entries(book.rules)
      .filter(([, answer]) => [answer].flat().includes(citation))
      .map(([key]) => key);
    return { citation, id, kind, says, keys };
  };
  return [
    ...Object.entries(book.clauses).map(([id, { kind, says }]) => citable(id, kind, says)),
    ...Object.entries(book.interpretations).map(([id, { says }]) =>
      citable(id, 'interpretation', says),
    ),
  ];
}
