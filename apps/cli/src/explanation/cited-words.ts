import {
  type Citation,
  clauseOf,
  isDefaultReading,
  type Readings,
  type RulebookBase,
  readingOf,
} from '@baize/game';

/** A citation and what it says, in our words. */
export interface CitedWords {
  readonly citation: Citation;
  readonly says: string;
}

/** What a citation of a game's own book says under some readings. */
export function citedWords(
  citation: Citation,
  { book, readings }: { readonly book: RulebookBase; readonly readings: Readings },
): CitedWords {
  const clause = book.clauses[clauseOf(citation)];
  if (clause) return { citation, says: clause.says };
  const interpretation = Object.entries(book.interpretations).find(
    ([id]) => id === clauseOf(citation),
  )?.[1];
  if (!interpretation) throw new Error(`A settlement cites ${citation}, which ${book.id} has not.`);
  const { says, switch: id } = interpretation;
  if (id === undefined || isDefaultReading(readings, id)) return { citation, says };
  // The words of an interpretation are those of its default, which is not what was applied.
  return { citation, says: `Read here as ${id}=${readingOf(readings, id)} instead of: ${says}` };
}
