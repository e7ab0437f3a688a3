import { command, usageError } from '../../command.ts';
import { deviceOptions } from '../../floor/device-options.ts';
import { passOn } from '../../floor/pass-on.ts';
import { runServerProgram } from '../../floor/server-program.ts';

export const tumbler = command({
  name: 'tumbler',
  summary: 'Watch a simulated tumbler: it throws three dice and sends what they show, signed.',
  operands: '',
  details: [
    'It waits until the dice of its table are to be read, throws them, draws them as text, and sends the result signed with its own key. On the demo floor the table SB-C has its dice read by such a device beside its dealer, and its key is known already; elsewhere pair it with a one-time code.',
  ],
  asksLibrary: false,
  options: {
    ...deviceOptions('tumbler'),
    speed: { type: 'string', value: 'MS', describe: 'Milliseconds of one picture (default: 120).' },
  },
  negativeWhen: 'It could not be paired, or its report was not taken.',
  completes: 'nothing',
  examples: [
    { does: 'At a table of the demo floor.', command: 'baize tumbler --table SB-C' },
    {
      does: 'A tumbler that says it is broken.',
      command: "baize tumbler --table SB-C --broken 'the camera sees nothing'",
    },
  ],
  run: (values, operands, io) =>
    values.table === null || operands.length > 0
      ? usageError(io, 'tumbler', 'which table? Say --table TABLE')
      : runServerProgram('tumbler', passOn(values), io),
});
