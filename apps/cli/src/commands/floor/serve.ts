import { command, usageError } from '../../command.ts';
import { passOn } from '../../floor/pass-on.ts';
import { recordOptions } from '../../floor/record-options.ts';
import { runServerProgram } from '../../floor/server-program.ts';

export const serve = command({
  name: 'serve',
  summary: 'Open a floor: PostgreSQL, the tables of a floor file, HTTP and WebSocket, the screens.',
  operands: '',
  details: [
    '`npm start` is `baize serve --demo` after a build. Everything is kept in the data folder, or in the PostgreSQL you name, and is there again at the next start.',
    'SIGHUP reads the floor file again: each table follows between two rounds. SIGTERM and Ctrl-C close the floor in good order. docs/runbooks/start-and-stop.md says more.',
  ],
  asksLibrary: false,
  options: {
    demo: {
      type: 'boolean',
      describe: 'Seeded staff and terminals, one click to be anybody.',
    },
    production: {
      type: 'boolean',
      describe: 'Refuse demo credentials, default secrets and plain HTTP beyond this machine.',
    },
    'behind-tls': {
      type: 'boolean',
      describe: 'Browsers reach this server by HTTPS, through a proxy.',
    },
    'tls-cert': {
      type: 'string',
      value: 'FILE',
      describe: 'Serve HTTPS itself, with this certificate (PEM).',
      completes: 'files',
    },
    'tls-key': {
      type: 'string',
      value: 'FILE',
      describe: 'The key that belongs to the certificate.',
      completes: 'files',
    },
    proxy: {
      type: 'string',
      value: 'ADDRESS',
      multiple: true,
      describe: 'A proxy elsewhere that says where requests come from; repeatable.',
    },
    floor: {
      type: 'string',
      value: 'FILE',
      describe: 'The tables (default: floor.yaml here if there is one, else the demo floor).',
      completes: 'files',
    },
    ...recordOptions,
    host: { type: 'string', value: 'ADDRESS', describe: 'Where to listen (default: 127.0.0.1).' },
    port: {
      type: 'string',
      value: 'NUMBER',
      describe: 'Which port (default: 8080, or the next free one).',
    },
    origin: {
      type: 'string',
      value: 'URL',
      multiple: true,
      describe: 'Another origin whose pages may use this floor; repeatable.',
    },
    'no-web': { type: 'boolean', describe: 'Serve no screens.' },
    fresh: {
      type: 'boolean',
      describe: 'Start over: delete what is kept in the data folder.',
    },
    log: {
      type: 'string',
      value: 'FILE',
      describe: 'Write the log there, - for standard output (default: in the data folder).',
      completes: 'files',
    },
    'log-level': {
      type: 'string',
      value: 'LEVEL',
      describe: 'fatal, error, warn, info (default), debug or trace.',
      completes: ['fatal', 'error', 'warn', 'info', 'debug', 'trace'],
    },
  },
  negativeWhen: 'The floor did not open; what stood in the way is said.',
  completes: 'nothing',
  examples: [
    { does: 'The demo floor, from the beginning.', command: 'baize serve --demo --fresh' },
    {
      does: 'A floor of your own on a PostgreSQL of your own.',
      command: 'baize serve --production --floor floor.yaml --database postgres://db/baize',
    },
  ],
  run: (values, operands, io) =>
    operands.length > 0
      ? usageError(io, 'serve', 'it takes no arguments')
      : runServerProgram('serve', passOn(values), io),
});
