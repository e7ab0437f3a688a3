/** One thing every rulebook must keep, and whatever in a book breaks it, in words. */
export interface Promised<Book> {
  readonly promise: string;
  /** Empty when the promise is kept. */
  readonly faults: (book: Book) => readonly string[];
}
