import { type Citation, DEFAULT_READINGS, type Readings } from '@baize/game';
import { findClause } from '@baize/rulebooks';

/** A citation and what it says, in our words. */
export interface CitedWords {
  readonly citation: Citation;
  readonly says: string;
}

export function citedWords(citation: Citation, readings: Readings): CitedWords {
  const cited = findClause(citation);
  if (cited === null) throw new Error(`A settlement cites ${citation}, which is in no rulebook.`);
  if (cited.type === 'clause') return { citation, says: cited.clause.says };
  const { says, switch: id } = cited.interpretation;
  if (id === undefined || readings[id] === DEFAULT_READINGS[id]) return { citation, says };
  // The words of an interpretation are those of its default, which is not what was applied.
  return { citation, says: `Read here as ${id}=${readings[id]} instead of: ${says}` };
}
