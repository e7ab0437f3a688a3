import type { BookProblem } from '../mechanic.ts';

/** One thing every rulebook must keep, and whatever in a book breaks it, in words. */
export interface Promised<Book> {
  readonly promise: string;
  /** Empty when the promise is kept. */
  readonly problems: (book: Book) => readonly string[];
}

/** Everything in a book that breaks a promise. One that cannot be looked at hides none of the others. */
export function problemsAgainst<Book>(
  contract: readonly Promised<Book>[],
  book: Book,
): readonly BookProblem[] {
  const stumbled = new Set<string>();
  return contract.flatMap(({ promise, problems }) => {
    try {
      return problems(book).map((problem) => ({ promise, problem }));
    } catch (error) {
      // What keeps several promises from being looked at is one thing, and is said once.
      const problem = error instanceof Error ? error.message : String(error);
      if (stumbled.has(problem)) return [];
      stumbled.add(problem);
      return [{ promise, problem }];
    }
  });
}
