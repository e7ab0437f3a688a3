import { kolmogorovSmirnov } from '../../statistics/kolmogorov.ts';
import { type Finding, type Outcome, tooFew } from '../finding.ts';
import type { SymbolTest } from './symbol-test.ts';

/** More values would cost memory for sorting and add nothing other tests do not see. */
const VALUES_MAXIMUM = 1 << 20;
const VALUES_MINIMUM = 40;

/** Collects numbers from 0 to 1 and asks by Kolmogorov and Smirnov whether they are spread evenly. */
export function uniformValues(name: string) {
  let values = new Float64Array(1024);
  let count = 0;
  const test = `${name}: Kolmogorov-Smirnov`;
  return {
    accept(value: number): void {
      if (count === VALUES_MAXIMUM) return;
      if (count === values.length) {
        const larger = new Float64Array(2 * count);
        larger.set(values);
        values = larger;
      }
      values[count] = value;
      count += 1;
    },
    outcome(): Outcome {
      if (count < VALUES_MINIMUM) return tooFew(test, count, VALUES_MINIMUM, 'numbers');
      return distanceFinding(test, values.subarray(0, count));
    },
  };
}

function distanceFinding(test: string, values: Float64Array): Finding {
  const { distance, p } = kolmogorovSmirnov(values);
  const n = values.length;
  const distribution = { kind: 'kolmogorov' } as const;
  return { kind: 'finding', test, n, statistic: distance, distribution, p, cells: [] };
}

/** Symbols in a row as the digits of a number from 0 to 1: so many that it is nearly continuous. */
export function uniformTest(name: string, symbols: number, digits: number): SymbolTest {
  const collected = uniformValues(name);
  let value = 0;
  let place = 0;
  return {
    accept(symbol) {
      value = value * symbols + symbol;
      place += 1;
      if (place < digits) return;
      collected.accept((value + 0.5) / symbols ** digits);
      value = 0;
      place = 0;
    },
    outcome: () => collected.outcome(),
  };
}
