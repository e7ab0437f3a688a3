import { mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { deviceKeyFile } from '../devices/device-key.ts';
import { type DeviceClient, deviceClient } from '../devices/tumbler/device-client.ts';
import { runTumbler } from '../devices/tumbler/tumbler.ts';
import { ROOT } from './serve-arguments.ts';

const USAGE = `baize tumbler --table TABLE [options]

A tumbler one can watch: waits until the table's dice are to be read, throws them, and sends what they
show, signed with its own key. On the demo floor its key is known already.

  --table TABLE   the table it stands on
  --server URL    the floor (default: http://127.0.0.1:8080)
  --device ID     the name it is paired under (default: tumbler-TABLE)
  --key FILE      its private key, made on first use (default: in the data folder)
  --data FOLDER   the data folder (default: .baize, or BAIZE_DATA)
  --code CODE     pair it first, with a one-time code from the floor
  --broken WHY    report that it is not in order, signed, and end
  --speed MS      milliseconds of one picture (default: 120)
  --help          this text
`;

const { argv, env, stdout, stderr } = process;

async function main(): Promise<number> {
  const { values } = parseArgs({
    args: argv.slice(2),
    options: {
      table: { type: 'string' },
      server: { type: 'string', default: 'http://127.0.0.1:8080' },
      device: { type: 'string' },
      key: { type: 'string' },
      data: { type: 'string' },
      code: { type: 'string' },
      broken: { type: 'string' },
      speed: { type: 'string', default: '120' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  const { table, server } = values;
  if (values.help) {
    stdout.write(USAGE);
    return 0;
  }
  if (table === undefined) {
    stderr.write('baize tumbler: which table? Try `baize tumbler --help`.\n');
    return 2;
  }
  const device = values.device ?? `tumbler-${table}`;
  const data = resolve(values.data ?? env.BAIZE_DATA ?? join(ROOT, '.baize'));
  const path = values.key ?? join(data, 'devices', `${device}.pem`);
  await mkdir(dirname(path), { recursive: true });
  const client = deviceClient({ server, device, key: await deviceKeyFile(path) });
  if (values.code !== undefined) {
    const paired = await client.pair(values.code);
    stdout.write(paired.ok ? `Paired as ${device}.\n` : `${paired.error}\n`);
    if (!paired.ok) return 1;
  }
  if (values.broken !== undefined) return report(client, values.broken);
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopping.abort());
  await runTumbler({
    client,
    table,
    write: (text) => stdout.write(text),
    isScreen: stdout.isTTY === true,
    every: Number(values.speed),
    jumps: 12,
    signal: stopping.signal,
  });
  return 0;
}

/** A technician clears the fault when it is mended; until then consoles show it. */
async function report(client: DeviceClient, why: string): Promise<number> {
  const reported = await client.failed(why);
  stdout.write(reported.ok ? 'Reported.\n' : `${reported.error}\n`);
  return reported.ok ? 0 : 1;
}

process.exitCode = await main().catch((problem: unknown) => {
  stderr.write(`baize tumbler: ${problem instanceof Error ? problem.message : String(problem)}\n`);
  return 2;
});
