import type { Rational } from '@baize/exact';
import { decimalText } from '@baize/exact';

/** From a value to a coordinate. */
export type Scale = (value: number) => number;

export function linearScale(from: number, to: number, start: number, end: number): Scale {
  const span = to - from || 1;
  return (value) => start + ((value - from) / span) * (end - start);
}

/** Round numbers within a range, about as many as asked: 0, 5, 10, ... */
export function ticks(from: number, to: number, about: number): readonly number[] {
  const rough = (to - from) / about || 1;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * magnitude).find((each) => each >= rough) ?? 1;
  const first = Math.ceil(from / step - 1e-9);
  const last = Math.floor(to / step + 1e-9);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  );
}

/** The nearest floating-point number, for a place on paper and never for an amount. */
export function approximate(value: Rational): number {
  return Number(decimalText(value, 15));
}
