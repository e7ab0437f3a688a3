import { FLOOR_BOOK, FLOOR_RULES } from '@baize/table';

/** A rule of the platform itself, which no rulebook contains. */
export interface FloorClause {
  readonly citation: string;
  readonly book: string;
  readonly id: string;
  readonly kind: 'platform';
  readonly says: string;
}

/** The rule a citation of the platform names, or all of them; empty if it names none. */
export function floorClauses(text: string): readonly FloorClause[] {
  const all = Object.entries(FLOOR_RULES).map(
    ([id, says]): FloorClause => ({
      citation: `${FLOOR_BOOK}#${id}`,
      book: FLOOR_BOOK,
      id,
      kind: 'platform',
      says,
    }),
  );
  return text === FLOOR_BOOK ? all : all.filter(({ citation }) => citation === text);
}
