import { expect, test } from 'vitest';
import {
  RESULTS_KEPT,
  type ResultOnRecord,
  withCorrection,
  withoutResult,
  withResult,
} from './result-on-record.ts';

/** So many rounds, each with a result of its own. */
function rounds(count: number): readonly ResultOnRecord[] {
  return Array.from({ length: count }, (_, index) => ({
    round: `T7-${index + 1}`,
    number: index + 1,
    dice: [1, 2, 3] as const,
    correctedAt: null,
  }));
}

const next = { round: 'T7-next', number: 1000, dice: [4, 4, 4] } as const;

test('a new result comes last and stands as registered', () => {
  expect(withResult(rounds(2), next)).toEqual([...rounds(2), { ...next, correctedAt: null }]);
});

// Thirty-four columns of six are kept, and a column goes as a whole.
test('a full list makes room by its oldest column of six', () => {
  expect(RESULTS_KEPT).toBe(204);
  const almost = withResult(rounds(203), next);
  expect(almost).toHaveLength(204);
  expect(almost[0]?.round).toBe('T7-1');
  const full = withResult(rounds(204), next);
  expect(full).toHaveLength(199);
  expect(full[0]?.round).toBe('T7-7');
  expect(full.at(-1)?.round).toBe('T7-next');
});

test('a correction changes its own round and says when', () => {
  const [one, two, three] = rounds(3);
  expect(withCorrection(rounds(3), 'T7-2', [6, 6, 5], 77)).toEqual([
    one,
    { ...two, dice: [6, 6, 5], correctedAt: 77 },
    three,
  ]);
  expect(withCorrection(rounds(3), 'T7-9', [6, 6, 5], 77)).toEqual(rounds(3));
});

test('a round that was reversed has no result, and the others keep theirs', () => {
  const [one, , three] = rounds(3);
  expect(withoutResult(rounds(3), 'T7-2')).toEqual([one, three]);
});
