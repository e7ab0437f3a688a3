import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ClockSamples, estimateOf, withSample } from './clock.ts';

test('there is no estimate before the first pong', () => {
  expect(estimateOf([])).toBeNull();
});

test('a pong half way through its round trip gives the offset exactly', () => {
  const samples = withSample([], { sent: 1000, at: 61_050, now: 1100 });
  expect(estimateOf(samples)).toEqual({ offset: 60_000, roundTrip: 100 });
});

test('the shortest round trip is believed, of the last eight', () => {
  const trips = [40, 300, 20, 90, 90, 90, 90, 90, 90, 90, 90];
  const after = (count: number) =>
    trips
      .slice(0, count)
      .reduce<ClockSamples>(
        (samples, trip) => withSample(samples, { sent: 0, at: trip, now: trip }),
        [],
      );
  expect(estimateOf(after(2))).toMatchObject({ roundTrip: 40 });
  expect(estimateOf(after(10))).toMatchObject({ roundTrip: 20 });
  expect(estimateOf(after(11))).toMatchObject({ roundTrip: 90 });
  expect(after(11)).toHaveLength(8);
});

test('a clock that was set back meanwhile is not believed', () => {
  expect(withSample([], { sent: 1000, at: 5000, now: 999 })).toEqual([]);
});

test('the estimate is off by at most half the round trip, however the way was divided', () => {
  const delay = fc.nat(2000);
  fc.assert(
    fc.property(fc.integer({ min: -1e9, max: 1e9 }), delay, delay, (offset, there, back) => {
      const sent = 2_000_000_000;
      const at = sent + there + offset;
      const estimate = estimateOf(withSample([], { sent, at, now: sent + there + back }));
      const error = Math.abs((estimate?.offset ?? Number.NaN) - offset);
      expect(error).toBeLessThanOrEqual((there + back + 1) / 2);
    }),
  );
});
