import { command, usageError } from '../../command.ts';
import { passOn } from '../../floor/pass-on.ts';
import { recordOptions } from '../../floor/record-options.ts';
import { runServerProgram } from '../../floor/server-program.ts';

export const replay = command({
  name: 'replay',
  summary: 'Tell a round of a floor again from its journal, and compute it again.',
  operands: 'ROUND',
  details: [
    'ROUND is TABLE-NUMBER, such as TS-A-12. Everything that happened is told in order: who, when, what, which money moved, by which clauses. Then the round is computed again from its record alone.',
  ],
  asksLibrary: false,
  options: {
    json: { type: 'boolean', describe: 'The record itself, in the open format baize-round/1.' },
    ...recordOptions,
  },
  negativeWhen: 'There is no such round, or something in it does not agree.',
  completes: 'nothing',
  examples: [{ does: 'The first round of a table.', command: 'baize replay TS-A-1' }],
  run: (values, operands, io) =>
    operands.length === 1
      ? runServerProgram('replay', [...operands, ...passOn(values)], io)
      : usageError(io, 'replay', 'name one round, such as TS-A-1'),
});
