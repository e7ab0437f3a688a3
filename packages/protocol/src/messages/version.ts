import { z } from 'zod';

/** Every message says by which version it was written; another version is another protocol. */
export const VERSION = 1;

export const v = z.literal(VERSION);
