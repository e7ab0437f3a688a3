import {
  type Citation,
  type Interpretation,
  isDefaultReading,
  READING_SWITCHES,
  type ReadingSwitch,
  readingOf,
  switchesOf,
} from '@baize/game';
import type { ParGame } from './canonical-data.ts';

/** A question the document leaves open, and the answer this sheet is computed under. */
export interface ReadingInForce {
  readonly id: ReadingSwitch;
  readonly value: string;
  readonly byDefault: string;
  readonly others: readonly string[];
  /** The interpretation that states the default answer. */
  readonly interpretation: string;
}

export function readingsInForce({ book, readings }: ParGame): readonly ReadingInForce[] {
  return switchesOf(book).map((id) => ({
    id,
    value: readingOf(readings, id),
    byDefault: READING_SWITCHES[id][0],
    others: READING_SWITCHES[id].filter((value) => value !== readingOf(readings, id)),
    interpretation:
      Object.entries(book.interpretations).find(([, each]) => each.switch === id)?.[0] ?? '',
  }));
}

export interface InterpretationInForce {
  readonly id: string;
  readonly reads: readonly Citation[];
  readonly says: string;
  readonly why: string;
  readonly status: Interpretation['status'];
  /** The answer in force where there are several; null where there is one. */
  readonly reading: string | null;
  /** False where another answer than the one stated here has been chosen. */
  readonly isInForce: boolean;
  /** Whether a settled bet cites it, so that figures depend on it. */
  readonly bearsOnFigures: boolean;
}

export function interpretationsInForce(
  { book, readings }: ParGame,
  citations: ReadonlySet<string>,
): readonly InterpretationInForce[] {
  return Object.entries(book.interpretations).map(([id, each]) => ({
    id,
    reads: each.reads,
    says: each.says,
    why: each.why,
    status: each.status,
    reading:
      each.switch === undefined ? null : `${each.switch}=${readingOf(readings, each.switch)}`,
    isInForce: each.switch === undefined || isDefaultReading(readings, each.switch),
    bearsOnFigures: citations.has(`${book.id}#${id}`),
  }));
}
