import { command, usageError } from '../../command.ts';
import { passOn } from '../../floor/pass-on.ts';
import { recordOptions } from '../../floor/record-options.ts';
import { runServerProgram } from '../../floor/server-program.ts';

export const backup = command({
  name: 'backup',
  summary: 'Write one consistent copy of a floor, while it goes on, and prove it by reading it.',
  operands: 'FILE',
  details: [
    'The copy holds everything on record, also hashes of passwords and keys: keep it as safe as the floor itself. A file that exists is never replaced.',
  ],
  options: recordOptions,
  negativeWhen: 'No copy was made.',
  completes: 'files',
  examples: [{ does: 'A copy of the floor of `npm start`.', command: 'baize backup floor.backup' }],
  run: (values, operands, io) =>
    operands.length === 1
      ? runServerProgram('backup', [...operands, ...passOn(values)], io)
      : usageError(io, 'backup', 'name one file'),
});
