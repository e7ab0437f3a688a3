import type { Options } from '../option.ts';
import { recordOptions } from './record-options.ts';

/** What every device program is told, whatever it reads. */
export function deviceOptions(name: string) {
  return {
    table: { type: 'string', value: 'TABLE', describe: 'The table it stands on.' },
    server: {
      type: 'string',
      value: 'URL',
      describe: 'The floor (default: http://127.0.0.1:8080).',
    },
    device: {
      type: 'string',
      value: 'ID',
      describe: `The name it is paired under (default: ${name}-TABLE).`,
    },
    key: {
      type: 'string',
      value: 'FILE',
      describe: 'Its private key, made on first use (default: in the data folder).',
      completes: 'files',
    },
    data: recordOptions.data,
    code: { type: 'string', value: 'CODE', describe: 'Pair it first, with a one-time code.' },
    broken: {
      type: 'string',
      value: 'WHY',
      describe: 'Report that it is not in order, signed, and end.',
    },
  } as const satisfies Options;
}
