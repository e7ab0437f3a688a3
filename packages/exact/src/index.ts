export { apportion } from './apportion.ts';
export { duplicateKeyIn } from './duplicate-key.ts';
export {
  isMultipleOf,
  larger,
  type Money,
  type MoneyProblem,
  minus,
  money,
  NOTHING,
  parseStake,
  plus,
  scale,
  smaller,
  total,
} from './money.ts';
export {
  add,
  compare,
  decimalText,
  divide,
  equals,
  fractionText,
  greatestCommonDivisor,
  isInteger,
  leastCommonMultiple,
  multiply,
  negate,
  ONE,
  parseRational,
  type Rational,
  rational,
  subtract,
  sum,
  ZERO,
} from './rational.ts';
export { all, assert, assertNever, type Err, err, type Ok, ok, type Result } from './result.ts';
export { splitMix64 } from './splitmix64.ts';
export { nextWord, type XoshiroState, xoshiroState, xoshiroStream } from './xoshiro128.ts';
