import type { Money } from '@baize/protocol/client';
import { expect, test } from 'vitest';
import { notesFor } from './hand-over.tsx';

const NOTES = [100_000, 10_000, 5000, 1000, 500, 200, 100, 50] as Money[];

test.each([
  [184_500, '100000x1 10000x8 1000x4 500x1'],
  [97_000, '10000x9 5000x1 1000x2'],
  [50, '50x1'],
])('%i is handed over as %s', (amount, said) => {
  const pieces = notesFor(amount, NOTES) ?? [];
  expect(pieces.map((each) => `${each.value}x${each.pieces}`).join(' ')).toBe(said);
});

test('an amount that no notes make is not made up', () => {
  expect(notesFor(75, NOTES)).toBeNull();
});
