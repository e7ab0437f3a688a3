import { command, usageError } from '../../command.ts';
import { passOn } from '../../floor/pass-on.ts';
import { recordOptions } from '../../floor/record-options.ts';
import { runServerProgram } from '../../floor/server-program.ts';

export const migrate = command({
  name: 'migrate',
  summary: 'Bring the schema of a floor up to date as its owner, apart from the server.',
  operands: '',
  details: [
    'The server itself needs no right to change the schema or to rewrite a row: this gives the roles baize_server and baize_reader what they may do. A floor on the database that comes along does it by itself when it starts.',
  ],
  options: {
    ...recordOptions,
    json: { type: 'boolean', describe: 'What was done as one line of JSON.' },
  },
  negativeWhen: 'The schema is not up to date, or the roles could not be given anything.',
  completes: 'nothing',
  examples: [
    {
      does: 'A PostgreSQL of your own, as its owner.',
      command: 'baize migrate --database postgres://owner@db/baize',
    },
  ],
  run: (values, operands, io) =>
    operands.length === 0
      ? runServerProgram('migrate', passOn(values), io)
      : usageError(io, 'migrate', 'it takes no arguments'),
});
