import { CREDIT_MAXIMUM } from '../session/credit.ts';
import { whole } from './shape.ts';

const MINOR_UNITS = `a whole number of minor units`;

/** Money that moves: there is none of nothing. */
export const AMOUNT = whole(1, CREDIT_MAXIMUM, `${MINOR_UNITS}, 1 to ${CREDIT_MAXIMUM}`);
export const AMOUNT_OR_NONE = whole(0, CREDIT_MAXIMUM, `${MINOR_UNITS}, up to ${CREDIT_MAXIMUM}`);
export const COUNT = whole(0, 1_000_000, 'a whole number, 0 or more');
export const TIME = whole(0, Number.MAX_SAFE_INTEGER, 'a time in milliseconds');
export const BOX = whole(1, 1_000, 'the number of a box');
