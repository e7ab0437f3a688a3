import type { Money } from '@baize/exact';
import { INSTRUMENT_STATUSES } from '../terminal/instrument.ts';
import { fields, name, oneOf, text, textMatching, tightenOnWire, wholeNumber } from './shape.ts';

/** No terminal is sold more credit than this; what it wins comes on top. */
export const CREDIT_MAXIMUM = 1_000_000_000_000;

/** Sums are exact up to here; a bet or a sale after which one might not be is refused (countable.ts). */
const LARGEST = Number.MAX_SAFE_INTEGER;
const MINOR_UNITS = 'a whole number of minor units';

/** Money that is staked or sold: there is none of nothing. */
export const amount = wholeNumber<Money>(
  1,
  CREDIT_MAXIMUM,
  `${MINOR_UNITS}, 1 to ${CREDIT_MAXIMUM}`,
);
/** Money that somebody has or owes already, whatever it has grown to. */
export const holding = wholeNumber<Money>(1, LARGEST, `${MINOR_UNITS}, 1 to ${LARGEST}`);
export const amountOrNone = wholeNumber<Money>(0, LARGEST, `${MINOR_UNITS}, up to ${LARGEST}`);
export const count = wholeNumber(0, 1_000_000, 'a whole number, 0 or more');
export const time = wholeNumber(0, Number.MAX_SAFE_INTEGER, 'a time in milliseconds');
/** How long somebody means to play, or to be left alone. */
export const minutes = wholeNumber(1, 1_440, 'a whole number of minutes, 1 to 1440');
export const box = wholeNumber(1, 1_000, 'the number of a box');

// What is said aloud on a floor and typed into a report; safe in a path, a file name and a log line.
const NAME = /^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$/;

export const terminal = tightenOnWire(name, { is: 'text', pattern: NAME });
export const person = tightenOnWire(name, { is: 'text', pattern: NAME });

/** A visit that ended, as the table named it; one that goes on is named by its terminal. */
export const visit = tightenOnWire(name, {
  is: 'text',
  pattern: /^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}(\/[A-Za-z0-9][A-Za-z0-9_.-]{0,63}\/\d{1,9})?$/,
});

/** A table's id and the number of the round, as the table names it. */
export const round = tightenOnWire(text, {
  is: 'text',
  pattern: /^[A-Za-z0-9][A-Za-z0-9_.-]{0,95}$/,
});

/** A betting area as its layout names it. */
export const area = tightenOnWire(text, { is: 'text', least: 1, most: 128 });

/** The name of a thing: a set of dice, a commitment. */
export const thing = tightenOnWire(name, { is: 'text', least: 1, most: 128 });

/** A request or a matter as the table named it when it arose. */
export const request = tightenOnWire(text, { is: 'text', least: 1, most: 128 });
export const matter = tightenOnWire(text, { is: 'text', least: 1, most: 128 });

/** Why somebody does something. Long enough for a sentence or three. */
export const reason = tightenOnWire(text, { is: 'text', isTrimmed: true, least: 1, most: 500 });
export const note = tightenOnWire(text, { is: 'text', most: 500 });

/** The eighteen digits a betting instrument bears. */
export const validationNumber = textMatching(/^\d{18}$/, 'a validation number of eighteen digits');

/** A ticket by a name that pays nothing. */
export const ticket = tightenOnWire(text, { is: 'text', least: 1, most: 128 });
/** Four digits of its number that only its paper tells. */
export const ticketDigits = textMatching(/^\d{4}$/, 'four digits');

export const instrument = fields({
  amount: holding,
  status: oneOf(INSTRUMENT_STATUSES),
  expiresAt: time,
});

/** The seed of a virtual result and the hash it was derived over, for anyone to check. */
export const proof = fields({ seed: name, closeHash: name });
