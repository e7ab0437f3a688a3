/**
 * What a clause is to the software: a `rule` it must carry out, a `procedure` people carry out, a
 * `definition` of a word or a heading, a `discretion` given to a person.
 */
export type ClauseKind = 'rule' | 'procedure' | 'definition' | 'discretion';

export interface Clause {
  readonly kind: ClauseKind;
  /** What the clause asks, in our own words. The documents' sentences stay in the documents. */
  readonly says: string;
}

/** Every clause of a document by the number printed in it. */
export type Clauses = Readonly<Record<string, Clause>>;

/** The same lines in another language: one for each, and none left over. */
export type Translation<Lines> = { readonly [Id in keyof Lines]: string };
