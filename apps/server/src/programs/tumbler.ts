import { runTumbler } from '../mechanics/three-dice/tumbler.ts';
import { deviceUsage, runDevice } from './device-program.ts';

const { stdout } = process;

const DOES = `A tumbler one can watch: waits until the table's dice are to be read, throws them, and sends what they
show, signed with its own key. On the demo floor its key is known already.`;

await runDevice({
  name: 'tumbler',
  usage: deviceUsage('tumbler', DOES, [
    '--speed MS      milliseconds of one picture (default: 120)',
  ]),
  work: async ({ client, table, speed, signal }) => {
    await runTumbler({
      client,
      table,
      write: (text) => stdout.write(text),
      isScreen: stdout.isTTY === true,
      every: speed,
      jumps: 12,
      signal,
    });
    return 0;
  },
});
