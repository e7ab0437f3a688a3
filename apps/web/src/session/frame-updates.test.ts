import { expect, test } from 'vitest';
import { frameUpdates } from './use-client.ts';

function stage() {
  const sources = new Set<() => void>();
  const due: (() => void)[] = [];
  const subscribe = frameUpdates(
    (listener) => {
      sources.add(listener);
      return () => sources.delete(listener);
    },
    { request: (callback) => due.push(callback) },
  );
  return {
    subscribe,
    sources,
    message: () => {
      for (const source of sources) source();
    },
    picture: () => {
      for (const callback of due.splice(0)) callback();
    },
  };
}

test('many messages before a picture are told once', () => {
  const { subscribe, message, picture } = stage();
  let told = 0;
  subscribe(() => {
    told += 1;
  });
  for (let n = 0; n < 500; n += 1) message();
  expect(told).toBe(0);
  picture();
  expect(told).toBe(1);
  picture();
  expect(told).toBe(1);
  message();
  picture();
  expect(told).toBe(2);
});

test('whoever has left is not told, and nobody listens for nobody', () => {
  const { subscribe, sources, message, picture } = stage();
  let told = 0;
  const leave = subscribe(() => {
    told += 1;
  });
  message();
  leave();
  picture();
  expect(told).toBe(0);
  expect(sources.size).toBe(0);
});
