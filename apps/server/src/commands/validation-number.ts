import { randomInt } from 'node:crypto';

export { isTicketNumber as isValidationNumber } from '@baize/protocol';

const PROPERTY_DIGITS = 2;
const CHECK_DIGITS = 3;
// The reader's modulus in protocol/ticket-number.ts; fewer than one in 996 misreadings of several digits pass.
const MODULUS = 997n;

/**
 * Eighteen digits: the property, thirteen from the system's source of randomness, and three that
 * check the others, so that a misread number is noticed before anybody looks for it.
 */
export function newValidationNumber(property: number): string {
  const random = digits(randomInt(0, 10 ** 6), 6) + digits(randomInt(0, 10 ** 7), 7);
  const body = digits(property, PROPERTY_DIGITS) + random;
  return body + checkOf(body);
}

/** The digits that make the whole number leave 1 when divided. */
function checkOf(body: string): string {
  const shifted = BigInt(body) * 10n ** BigInt(CHECK_DIGITS);
  return digits(Number((MODULUS + 1n - (shifted % MODULUS)) % MODULUS), CHECK_DIGITS);
}

function digits(value: number, count: number): string {
  return String(value).padStart(count, '0');
}
