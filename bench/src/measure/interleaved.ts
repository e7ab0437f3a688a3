import { hrtime } from 'node:process';

/** One way of doing the same work; what it returns must be the same for all of them. */
export interface Variant {
  readonly name: string;
  readonly run: () => number;
}

export interface Measured {
  readonly name: string;
  /** Seconds of each round, in the order of the rounds. */
  readonly seconds: readonly number[];
}

/**
 * Runs the variants in turn, round after round, so that a slow moment of the machine falls on all of
 * them. The order is turned by one each round, because whoever runs after a larger variant inherits its
 * caches. The result of every run is compared, so no run can be optimised away or do less work.
 */
export function interleaved(variants: readonly Variant[], rounds: number): readonly Measured[] {
  const due = variants[0]?.run();
  const check = ({ name }: Variant, result: number): void => {
    if (result !== due) throw new Error(`${name} gives ${result}, not ${due}.`);
  };
  for (const variant of variants) {
    for (let warmUp = 0; warmUp < 3; warmUp += 1) check(variant, variant.run());
  }
  const seconds = variants.map((): number[] => []);
  for (let round = 0; round < rounds; round += 1) {
    for (let turn = 0; turn < variants.length; turn += 1) {
      const index = (round + turn) % variants.length;
      const variant = variants[index];
      if (!variant) continue;
      const start = hrtime.bigint();
      const result = variant.run();
      seconds[index]?.push(Number(hrtime.bigint() - start) / 1e9);
      check(variant, result);
    }
  }
  return variants.map(({ name }, index) => ({ name, seconds: seconds[index] ?? [] }));
}

/** How many times as fast `one` is as `other`: the median over the rounds, each compared with itself. */
export function timesAsFast(one: Measured, other: Measured): number {
  return median(one.seconds.map((each, round) => (other.seconds[round] ?? Number.NaN) / each));
}

export function perSecond({ seconds }: Measured, operations: number): number {
  return operations / median(seconds);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
