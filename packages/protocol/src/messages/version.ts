/** Every message says by which version it was written; another version is another protocol. */
export const VERSION = 1;
