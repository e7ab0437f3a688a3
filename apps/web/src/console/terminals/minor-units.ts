import type { Money } from '@baize/protocol/client';

/** An amount somebody typed or pressed, for the wire; the server checks it like any other. */
export function minorUnits(amount: number): Money {
  return amount as Money;
}
