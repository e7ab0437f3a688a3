import { z } from 'zod';

const face = z.literal([1, 2, 3, 4, 5, 6]);

/** Three dice in the order they were read. */
export const roll = z.tuple([face, face, face]);
