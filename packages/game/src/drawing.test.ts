import { expect, test } from 'vitest';
import { drawOne, drawOrder } from './drawing.ts';

test('the 720 ways to choose give the 720 orders of six things, each once', () => {
  const orders = new Set(
    choiceSequences([6, 5, 4, 3, 2]).map((choices) => {
      const rest = [...choices];
      return drawOrder([...'abcdef'], () => rest.shift() ?? Number.NaN).join('');
    }),
  );
  expect(orders.size).toBe(720);
});

test('every place is offered what is left, so that no choice is asked for twice', () => {
  const asked: number[] = [];
  const first = (choices: number): number => {
    asked.push(choices);
    return 0;
  };
  expect(drawOrder([...'abcd'], first).join('')).toBe('abcd');
  expect(asked).toEqual([4, 3, 2]);
});

test('a choice outside what there is to choose from is a mistake of whoever chooses', () => {
  expect(drawOne(['x', 'y'], () => 1)).toBe('y');
  expect(() => drawOne(['x', 'y'], () => 2)).toThrow('one of them');
  expect(() => drawOrder([...'abc'], () => 3)).toThrow('within the deck');
});

function choiceSequences(counts: readonly number[]): readonly (readonly number[])[] {
  const [first, ...rest] = counts;
  if (first === undefined) return [[]];
  return Array.from({ length: first }, (_, choice) => choice).flatMap((choice) =>
    choiceSequences(rest).map((sequence) => [choice, ...sequence]),
  );
}
