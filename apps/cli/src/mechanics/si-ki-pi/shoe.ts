import { command, usageError } from '../../command.ts';
import { deviceOptions } from '../../floor/device-options.ts';
import { passOn } from '../../floor/pass-on.ts';
import { runServerProgram } from '../../floor/server-program.ts';

export const shoe = command({
  name: 'shoe',
  summary: 'Run a simulated shoe with a reader: it deals cards and sends which they are, signed.',
  operands: '',
  details: [
    'It waits until the cards of its table are to be dealt, shuffles a deck, and sends the order in which its cards leave it, signed with its own key. Which cards they are it tells nobody but the table. On a demo floor its key is known already; elsewhere pair it with a one-time code.',
  ],
  options: {
    ...deviceOptions('shoe'),
    cards: {
      type: 'string',
      value: 'CARDS',
      describe: "What lies on top in the first round, as 'Kc 8s Th'.",
    },
    speed: {
      type: 'string',
      value: 'MS',
      describe: 'Milliseconds between two looks at the table (default: 120).',
    },
  },
  negativeWhen: 'It could not be paired, or its report was not taken.',
  completes: 'nothing',
  examples: [
    { does: 'At a table that is dealt by a device.', command: 'baize shoe --table SK-C' },
    {
      does: 'A shoe whose reader sees nothing.',
      command: "baize shoe --table SK-C --broken 'the reader sees nothing'",
    },
  ],
  run: (values, operands, io) =>
    values.table === null || operands.length > 0
      ? usageError(io, 'shoe', 'which table? Say --table TABLE')
      : runServerProgram('shoe', passOn(values), io),
});
