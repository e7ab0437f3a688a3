import type { Roll } from '@baize/three-dice';
import { z } from 'zod';

const face = z.literal([1, 2, 3, 4, 5, 6]);

/** Three dice in the order they were read. */
export const roll = z.tuple([face, face, face]);

/** Three dice, of which those that cannot be read are null. */
export const readable = z.tuple([z.nullable(face), z.nullable(face), z.nullable(face)]);

/** Dice of which some can never be read, and the matter that what they would have decided waits for. */
export const unread = z.nullable(
  z.strictObject({
    readable,
    matter: z.nullable(z.string()),
  }),
);

/**
 * What decided a round: three dice, or whatever a mechanic from outside is decided by. Only that mechanic reads it, so
 * that its type is that of the house.
 */
export const outcome = z.union([roll, z.unknown()]) as z.ZodType as z.ZodType<Roll>;
