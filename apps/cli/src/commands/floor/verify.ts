import { command, usageError } from '../../command.ts';
import { passOn } from '../../floor/pass-on.ts';
import { recordOptions } from '../../floor/record-options.ts';
import { runServerProgram } from '../../floor/server-program.ts';

export const verify = command({
  name: 'verify',
  summary: 'Compute everything a floor has on record again, and name the first row that differs.',
  operands: '',
  details: [
    'Checks a floor that runs or one that is stopped: the hash chain of every journal, checkpoints and their signatures, every state by replay, every settlement from its rulebook, every virtual result from its seed, all balances, meters and instruments.',
  ],
  asksLibrary: false,
  options: {
    ...recordOptions,
    trusted: {
      type: 'string',
      value: 'KEY',
      multiple: true,
      describe: 'A public key in hex that may have signed checkpoints; repeatable.',
    },
    checkpoint: {
      type: 'string',
      value: 'N:HASH',
      describe: 'A checkpoint you kept a copy of elsewhere; it must still be there.',
    },
    json: { type: 'boolean', describe: 'The report as one line of JSON, and no progress.' },
    progress: {
      type: 'boolean',
      describe: 'The bar although nobody watches a screen: a line a page, for a log.',
    },
  },
  negativeWhen: 'Something on record does not agree.',
  completes: 'nothing',
  examples: [{ does: 'The floor of `npm start`.', command: 'baize verify' }],
  run: (values, operands, io) =>
    operands.length > 0
      ? usageError(io, 'verify', 'it takes no arguments')
      : runServerProgram('verify', passOn(values), io),
});
