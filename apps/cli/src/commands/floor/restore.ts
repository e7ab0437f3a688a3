import { command, usageError } from '../../command.ts';
import { passOn } from '../../floor/pass-on.ts';
import { recordOptions } from '../../floor/record-options.ts';
import { runServerProgram } from '../../floor/server-program.ts';

export const restore = command({
  name: 'restore',
  summary: 'Put a backup into an empty database, all of it or nothing, and prove it equal.',
  operands: 'FILE',
  details: [
    'Name a new data folder or an empty database: nothing that is there is ever replaced. Start the floor with the same option afterwards.',
  ],
  options: recordOptions,
  negativeWhen: 'The backup was not restored; nothing was changed.',
  completes: 'files',
  examples: [
    { does: 'Into a new data folder.', command: 'baize restore floor.backup --data restored' },
  ],
  run: (values, operands, io) =>
    operands.length === 1
      ? runServerProgram('restore', [...operands, ...passOn(values)], io)
      : usageError(io, 'restore', 'name one file'),
});
