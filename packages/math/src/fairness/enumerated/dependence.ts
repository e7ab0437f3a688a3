import { independence } from '../../statistics/contingency.ts';
import { chiSquareFinding, leftOut, type Outcome, tooFew } from '../finding.ts';
import type { OutcomeSpace, Part } from '../outcome-space.ts';
import type { EnumeratedTally } from '../tally/enumerated-tally.ts';

/** Whether what one part shows says anything about another part of the same result. */
export function pairTests({ space, counts }: EnumeratedTally): readonly Outcome[] {
  return space.pairs.map(({ title, parts: [a, b] }) => {
    const [first, second] = [space.parts[a], space.parts[b]];
    if (first === undefined || second === undefined)
      return leftOut(title, 'there are no such parts.');
    return dependenceTest(title, space, pairTable(first, second, counts));
  });
}

/** How often each label of one part came with each of another. */
export function pairTable(a: Part, b: Part, counts: ArrayLike<number>): readonly number[] {
  const width = b.labels.length;
  const table = new Array<number>(a.labels.length * width).fill(0);
  for (let outcome = 0; outcome < counts.length; outcome += 1) {
    const cell = (a.shown[outcome] ?? 0) * width + (b.shown[outcome] ?? 0);
    table[cell] = (table[cell] ?? 0) + (counts[outcome] ?? 0);
  }
  return table;
}

/**
 * Whether a part's symbol says anything about its next one. Counting overlapping pairs of a sequence
 * leaves the statistic's distribution as it is for separate pairs (Anderson and Goodman 1957).
 */
export function successionTests({ space, successions }: EnumeratedTally): readonly Outcome[] {
  return space.parts.map((part, i) =>
    dependenceTest(part.succession, space, successions[i] ?? new Float64Array()),
  );
}

function dependenceTest(test: string, space: OutcomeSpace, cells: ArrayLike<number>): Outcome {
  const { parts, words } = space;
  const width = parts[0]?.labels.length ?? 1;
  const table = Array.from({ length: cells.length / width }, (_, row) =>
    Array.from({ length: width }, (_column, i) => cells[row * width + i] ?? 0),
  );
  const pairs = table.flat().reduce((sum, count) => sum + count, 0);
  // Five expected in each cell, as long as the symbols are roughly even.
  const need = 5 * cells.length;
  if (pairs < need) return tooFew(test, pairs, need, 'pairs');
  const result = independence(table);
  if (result === null)
    return leftOut(test, `needs a ${words.part} that showed at least two ${words.symbols}.`);
  return chiSquareFinding(test, pairs, result);
}
