import { z } from 'zod';

const face = z.literal([1, 2, 3, 4, 5, 6]);

/** Three dice in the order they were read. */
export const roll = z.tuple([face, face, face]);

/** A die that can be read, or null for one that cannot. */
const readable = z.nullable(face);
export const readableDice = z.tuple([readable, readable, readable]);
