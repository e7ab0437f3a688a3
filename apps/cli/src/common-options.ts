import { READING_SWITCHES } from '@baize/game';
import type { Options } from './option.ts';

/** Options that several commands share, so that they mean the same everywhere. */
export const jsonOption = {
  json: { type: 'boolean', describe: 'Write JSON lines, also to a terminal.' },
} as const satisfies Options;

export const textOption = {
  text: { type: 'boolean', describe: 'Write text for people, also into a pipe.' },
} as const satisfies Options;

export const readingOption = {
  reading: {
    type: 'string',
    value: 'ID=VALUE',
    multiple: true,
    describe: 'Choose another reading of an open clause, for instance H2=literal; repeatable.',
    completes: Object.entries(READING_SWITCHES).flatMap(([id, values]) =>
      values.map((value) => `${id}=${value}`),
    ),
  },
} as const satisfies Options;

export const tableOption = {
  table: {
    type: 'string',
    value: 'FILE',
    multiple: true,
    describe: 'Prices of a house table (JSON) instead of the document’s; repeatable.',
    completes: 'files',
  },
} as const satisfies Options;
