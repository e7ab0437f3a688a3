import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createPacedQueue } from './paced-queue.ts';

const IDLE = { slice: 1000, rest: 3, gap: 0, isBusy: () => false };

test('what is asked for twice before its turn is done once', async () => {
  const done: string[] = [];
  const queue = createPacedQueue((item: string) => done.push(item), IDLE);
  for (const item of ['a', 'b', 'a', 'c', 'b']) queue.add(item);
  expect(done).toEqual([]);
  await turn();
  expect(done).toEqual(['a', 'b', 'c']);
  queue.add('a');
  await turn();
  expect(done).toEqual(['a', 'b', 'c', 'a']);
});

test('what is dropped is not done', async () => {
  const done: string[] = [];
  const queue = createPacedQueue((item: string) => done.push(item), IDLE);
  for (const item of ['a', 'b', 'c']) queue.add(item);
  queue.drop('b');
  await turn();
  expect(done).toEqual(['a', 'c']);
  queue.add('d');
  queue.clear();
  await turn();
  expect(done).toEqual(['a', 'c']);
});

test('a slice leaves the rest for later turns, so that others run in between', async () => {
  const done: string[] = [];
  const queue = createPacedQueue((item: string) => done.push(item), { ...IDLE, slice: 0 });
  const finished = new Promise<void>((resolve) => {
    const watch = createPacedQueue(() => resolve(), IDLE);
    queue.add('a');
    queue.add('b');
    setImmediate(() => {
      done.push('somebody else');
      watch.add('end');
    });
  });
  await finished;
  while (!done.includes('b')) await turn();
  expect(done).toEqual(['a', 'somebody else', 'b']);
});

test('what a piece of work asks for again is done in a later turn', async () => {
  let left = 3;
  const queue = createPacedQueue(
    (item: string) => {
      left -= 1;
      if (left > 0) queue.add(item);
    },
    { ...IDLE, slice: 0 },
  );
  queue.add('again');
  while (left > 0) await turn();
  expect(left).toBe(0);
});

test('what comes again and again is done together, once a gap', async () => {
  const done: string[] = [];
  const queue = createPacedQueue((item: string) => done.push(item), { ...IDLE, gap: 60_000 });
  queue.add('first');
  await turn();
  expect(done).toEqual(['first']);
  for (const item of ['a', 'b', 'a']) queue.add(item);
  await turn();
  expect(done).toEqual(['first']);
  queue.hurry();
  await turn();
  expect(done).toEqual(['first', 'a', 'b']);
});

test('what is hurried does not rest long, however busy others are', async () => {
  const done: string[] = [];
  const pace = { slice: 0, rest: 1_000_000, gap: 0, isBusy: () => true };
  const queue = createPacedQueue((item: string) => done.push(item), pace);
  for (const item of ['a', 'b', 'c', 'd']) queue.add(item);
  while (done.length === 0) await turn();
  queue.hurry();
  while (done.length < 4) await turn();
  expect(done).toEqual(['a', 'b', 'c', 'd']);
});

test('what is added after a hurry rests as usual, though the queue is never empty', async () => {
  const done: string[] = [];
  const pace = { slice: 0, rest: 1e8, gap: 0, isBusy: () => true };
  const queue = createPacedQueue((item: string) => {
    done.push(item);
    // A slice of nothing ends after one item, once the clock has moved.
    const start = performance.now();
    while (performance.now() === start);
  }, pace);
  async function addAndTurn() {
    for (const item of ['a', 'b', 'c']) queue.add(item);
    await turn();
  }
  while (done.length === 0) await addAndTurn();
  queue.hurry();
  while (done.length < 3) await addAndTurn();
  for (let turns = 0; turns < 1000; turns += 1) await addAndTurn();
  expect(done).toEqual(['a', 'b', 'c']);
  queue.clear();
});

test('the gap ends by itself', async () => {
  const done: string[] = [];
  const queue = createPacedQueue((item: string) => done.push(item), { ...IDLE, gap: 20 });
  queue.add('first');
  await turn();
  queue.add('second');
  while (done.length < 2) await turn();
  expect(done).toEqual(['first', 'second']);
});

test('hurrying with nothing to do makes the next one no later', async () => {
  const done: string[] = [];
  const queue = createPacedQueue((item: string) => done.push(item), { ...IDLE, gap: 60_000 });
  queue.add('first');
  await turn();
  queue.hurry();
  queue.add('second');
  await turn();
  expect(done).toEqual(['first', 'second']);
});
