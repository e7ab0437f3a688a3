import type { DealerView } from '../../../console/model/dealer-view.ts';

type Due = NonNullable<NonNullable<DealerView['cards']>['due']>;

/** A terminal's bet with what is to be done about it. */
export type DueLine = Due['initial'][number]['lines'][number] & { readonly terminal: string };

/** What is due, bet by bet. */
export function linesOf(due: Due['initial']): readonly DueLine[] {
  return due.flatMap(({ terminal, lines }) => lines.map((line) => ({ ...line, terminal })));
}

/** What the lines with one result come to. */
export function sumOf(
  lines: readonly DueLine[],
  result: DueLine['result'],
  of: (line: DueLine) => number,
): number {
  return lines.filter((line) => line.result === result).reduce((all, line) => all + of(line), 0);
}
