import { assert, type Rational, rational } from '@baize/exact';

/** The part of the winnings kept by the house, out of a printed percentage: `5%` is 1/20. */
export function commissionOf(printed: string): Rational {
  const percentage = /^(\d+)%$/.exec(printed)?.[1];
  assert(percentage !== undefined, `"${printed}" is not a commission; write it as "5%".`);
  return rational(BigInt(percentage), 100n);
}
