import fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonInSlices } from './snapshot-store.ts';

test('the slices together are what JSON writes at once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.string(), fc.jsonValue()), async (value) => {
      expect((await jsonInSlices(value)).toString()).toBe(JSON.stringify(value));
    }),
  );
});

test('others get their turn while much is written', async () => {
  const list = Array.from({ length: 200_000 }, (_, index) => ({ index, text: 'a'.repeat(20) }));
  let turns = 0;
  const timer = setInterval(() => {
    turns += 1;
  }, 0);
  await jsonInSlices({ list });
  clearInterval(timer);
  expect(turns).toBeGreaterThan(1);
});

test('what is undefined is left out', async () => {
  expect((await jsonInSlices({ a: undefined, b: [undefined], c: {} })).toString()).toBe(
    '{"b":[null],"c":{}}',
  );
});
