/** What is wrong with a scanned or typed number, before the floor is asked for it. */
export type TicketNumberProblem =
  | { readonly code: 'digit-count'; readonly digits: number }
  | { readonly code: 'wrong-digit' };

type ReadTicketNumber =
  | { readonly ok: true; readonly number: string }
  | { readonly ok: false; readonly problem: TicketNumberProblem };

const TICKET_DIGITS = 18;
// The largest prime of three digits finds every single wrong digit and every two exchanged ones.
const MODULUS = 997n;

/** Whether the last three digits check the others: the whole number leaves 1. */
export function isTicketNumber(number: string): boolean {
  return /^\d{18}$/.test(number) && BigInt(number) % MODULUS === 1n;
}

/** Reads a number with the spaces of the paper, or with the symbology prefix a barcode scanner may send. */
export function readTicketNumber(text: string): ReadTicketNumber {
  const number = text
    .trim()
    .replace(/^\][A-Za-z]\d/, '')
    .replaceAll(/\D/g, '');
  if (number.length !== TICKET_DIGITS) {
    return { ok: false, problem: { code: 'digit-count', digits: number.length } };
  }
  return isTicketNumber(number)
    ? { ok: true, number }
    : { ok: false, problem: { code: 'wrong-digit' } };
}
