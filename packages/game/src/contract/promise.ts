import type { BookFault } from '../mechanic.ts';

/** One thing every rulebook must keep, and whatever in a book breaks it, in words. */
export interface Promised<Book> {
  readonly promise: string;
  /** Empty when the promise is kept. */
  readonly faults: (book: Book) => readonly string[];
}

export function faultsAgainst<Book>(
  contract: readonly Promised<Book>[],
  book: Book,
): readonly BookFault[] {
  return contract.flatMap(({ promise, faults }) =>
    faults(book).map((fault) => ({ promise, fault })),
  );
}
