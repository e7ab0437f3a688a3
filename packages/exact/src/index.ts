export { apportion } from './apportion.ts';
export { assert, assertNever } from './assert.ts';
export { duplicateKeyIn } from './duplicate-key.ts';
export {
  isMultipleOf,
  larger,
  type Money,
  type MoneyFault,
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
  divide,
  equals,
  greatestCommonDivisor,
  isInteger,
  leastCommonMultiple,
  multiply,
  negate,
  ONE,
  type Rational,
  rational,
  subtract,
  sum,
  ZERO,
} from './rational.ts';
export { decimalText, fractionText, parseRational } from './rational-text.ts';
export { all, type Err, err, type Ok, ok, type Result } from './result.ts';
export { splitMix64 } from './splitmix64.ts';
export { nextWord, type XoshiroState, xoshiroState, xoshiroStream } from './xoshiro128.ts';
