import { expect, test } from 'vitest';
import { floorClock } from './open-table.ts';

/** Both clocks in one hand: time passes on both, and the time of day can be set. */
function clocks() {
  const time = { wall: 1_000_000, steady: 50 };
  return {
    wall: () => time.wall,
    steady: () => time.steady,
    pass: (milliseconds: number) => {
      time.wall += milliseconds;
      time.steady += milliseconds;
    },
    set: (wall: number) => {
      time.wall = wall;
    },
  };
}

test('tells the time of day', () => {
  const given = clocks();
  const { now } = floorClock(given);
  expect(now()).toBe(1_000_000);
  given.pass(20);
  expect(now()).toBe(1_000_020);
  given.set(2_000_000);
  expect(now()).toBe(2_000_000);
});

test('counts on where the time of day is set back, and follows it again once it is later', () => {
  const given = clocks();
  const { now } = floorClock(given);
  given.set(400_000);
  expect(now()).toBe(1_000_000);
  given.pass(1500);
  expect(now()).toBe(1_001_500);
  given.set(1_001_600);
  expect(now()).toBe(1_001_600);
});

test('is never before what is on record, and counts on from there', () => {
  const given = clocks();
  const { now, reached } = floorClock(given);
  reached(1_500_000);
  expect(now()).toBe(1_500_000);
  given.pass(30);
  reached(3);
  expect(now()).toBe(1_500_030);
});

test('is a whole number of milliseconds', () => {
  expect(floorClock({ wall: () => 10, steady: () => 0.25 }).now()).toBe(10);
});
