import { type Measured, perSecond, timesAsFast } from './measure-interleaved.ts';

/** A ratio to report: how many times as fast `of` is as `to`, and the least it must be. */
export interface Target {
  readonly of: string;
  readonly to: string;
  readonly least: number | null;
}

/** Prints rates as a table and says of each target whether it is met; false if any is missed. */
export function report(
  what: string,
  operations: number,
  measured: readonly Measured[],
  targets: readonly Target[],
): boolean {
  const width = Math.max(...measured.map(({ name }) => name.length));
  for (const each of measured) {
    const rate = (perSecond(each, operations) / 1e6).toFixed(2).padStart(9);
    console.log(`${each.name.padEnd(width)} ${rate} million ${what} a second`);
  }
  const findMeasured = (name: string): Measured => {
    const found = measured.find((each) => each.name === name);
    if (!found) throw new Error(`Nothing called ${name} was measured.`);
    return found;
  };
  return targets
    .map(({ of, to, least }) => {
      const ratio = timesAsFast(findMeasured(of), findMeasured(to));
      const isMet = least === null || ratio >= least;
      const verdict = least === null ? '' : ` (at least ${least}: ${isMet ? 'met' : 'MISSED'})`;
      console.log(`${of} / ${to}: ${ratio.toFixed(2)}${verdict}`);
      return isMet;
    })
    .every((met) => met);
}

/** Prints how many times the cost of something else a thing has, beside what was hoped for. */
export function timesTheCost(
  of: string,
  to: string,
  measured: readonly Measured[],
  goal: number | null,
): void {
  const one = measured.find((each) => each.name === of);
  const other = measured.find((each) => each.name === to);
  if (!one || !other) throw new Error(`Nothing called ${of} or ${to} was measured.`);
  const hoped = goal === null ? '' : ` (goal: at most ${goal})`;
  console.log(`${of} costs ${timesAsFast(other, one).toFixed(2)} times ${to}${hoped}`);
}
