import type { Money } from '@baize/exact';
import { z } from 'zod';

/** The most one amount on the wire may be. A terminal is sold less, but what it has won is told and taken out. */
export const AMOUNT_MAXIMUM = Number.MAX_SAFE_INTEGER;

// The brand says "a safe integer of minor units", which is what the schema has just checked.
function brand(schema: z.ZodNumber): z.ZodType<Money, number> {
  return schema as unknown as z.ZodType<Money, number>;
}

/** Money that moves: there is none of nothing. */
export const amount = brand(z.int().min(1).max(AMOUNT_MAXIMUM));

/** Cash that a person counts or sells credit for: what drawers and boxes add up stays exact whatever is typed. */
export const cashAmount = brand(z.int().min(1).max(1_000_000_000_000));

/** What a note is worth: a million of each of 24 can be added up. */
export const noteValue = brand(z.int().min(1).max(300_000_000));

export const amountOrNone = brand(z.int().min(0).max(AMOUNT_MAXIMUM));

/** Any sum of money, below zero too: what a house wins or pays out. */
export const sum = brand(z.int());
