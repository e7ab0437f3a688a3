import type { Options } from '../option.ts';

/** Where the record of a floor is; the same for every command that reads it. */
export const recordOptions = {
  data: {
    type: 'string',
    value: 'FOLDER',
    describe: 'Where the floor keeps its database (default: .baize, or BAIZE_DATA).',
    completes: 'files',
  },
  database: {
    type: 'string',
    value: 'URL',
    describe: 'A PostgreSQL of your own (default: DATABASE_URL, else the embedded one).',
  },
} as const satisfies Options;
