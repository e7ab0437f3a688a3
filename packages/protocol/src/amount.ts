import type { Money } from '@baize/exact';
import { z } from 'zod';

/** The most one amount on the wire may be; it is the most a terminal's credit may be. */
export const AMOUNT_MAXIMUM = 1_000_000_000_000;

// The brand says "a safe integer of minor units", which is what the schema has just checked.
function brand(schema: z.ZodNumber): z.ZodType<Money, number> {
  return schema as unknown as z.ZodType<Money, number>;
}

/** Money that moves: there is none of nothing. */
export const amount = brand(z.int().min(1).max(AMOUNT_MAXIMUM));

export const amountOrNone = brand(z.int().min(0).max(AMOUNT_MAXIMUM));

/** Any sum of money, below zero too: what a house wins or pays out. */
export const sum = brand(z.int());
