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

/** A sample shorter than this says more about the scheduler than about the code. */
const SECONDS_A_SAMPLE = 0.06;

/**
 * Runs the variants in turn, round after round, so that a slow moment of the machine falls on all of
 * them. The order is turned by one each round, because whoever runs after a larger variant inherits its
 * caches. The result of every run is compared, so no run can be optimised away or do less work.
 */
export function measureInterleaved(
  variants: readonly Variant[],
  rounds: number,
): readonly Measured[] {
  const due = variants[0]?.run();
  const contenders = variants.map((variant) => {
    const once = Math.min(...[1, 2, 3].map(() => sample(variant, 1, due)));
    const seconds: number[] = [];
    return { variant, repeats: Math.ceil(SECONDS_A_SAMPLE / once), seconds };
  });
  for (let round = 0; round < rounds; round += 1) {
    const first = round % contenders.length;
    const inTurn = [...contenders.slice(first), ...contenders.slice(0, first)];
    for (const { variant, repeats, seconds } of inTurn) seconds.push(sample(variant, repeats, due));
  }
  return contenders.map(({ variant, seconds }) => ({ name: variant.name, seconds }));
}

/** Seconds of one run, out of several timed together. */
function sample({ name, run }: Variant, repeats: number, due: number | undefined): number {
  const start = hrtime.bigint();
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    const result = run();
    if (result !== due) throw new Error(`${name} gives ${result}, not ${due}.`);
  }
  return Number(hrtime.bigint() - start) / 1e9 / repeats;
}

/** How many times as fast `one` is as `other`: the median over the rounds, each compared with itself. */
export function timesAsFast(one: Measured, other: Measured): number {
  return median(one.seconds.map((each, round) => (other.seconds[round] ?? Number.NaN) / each));
}

export function perSecond({ seconds }: Measured, operations: number): number {
  return operations / median(seconds);
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? Number.NaN) + upper) / 2;
}
