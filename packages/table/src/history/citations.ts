import type { Citation } from '@baize/game';
import type { TableLibrary } from '../library.ts';
import { floorRuleText } from '../refusal.ts';

/** A citation with what it asks, in the platform's own words. */
export interface CitationText {
  readonly citation: Citation;
  /** Null where nothing known bears this name. */
  readonly says: string | null;
}

/** Every citation inside a value, each once, in the order they are first met. */
export function citationsIn(value: unknown): readonly Citation[] {
  return [...new Set(reasonsIn(value))];
}

function* reasonsIn(value: unknown): Generator<Citation> {
  if (Array.isArray(value)) {
    for (const each of value) yield* reasonsIn(each);
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, child] of Object.entries(value)) {
      if (key === 'because' && Array.isArray(child)) yield* child.filter(isCitation);
      else yield* reasonsIn(child);
    }
  }
}

function isCitation(value: unknown): value is Citation {
  return typeof value === 'string' && value.includes('#');
}

export function citationText(citation: Citation, library: TableLibrary): CitationText {
  const cited = library.findClause(citation);
  if (!cited) return { citation, says: floorRuleText(citation) };
  const says = cited.type === 'clause' ? cited.clause.says : cited.interpretation.says;
  return { citation, says };
}
