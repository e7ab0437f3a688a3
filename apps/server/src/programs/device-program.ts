import { mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type DeviceClient, deviceClient } from '../devices/device-client.ts';
import { deviceKeyFile } from '../devices/device-key.ts';
import { ROOT } from './serve-arguments.ts';

/** What every device program can be told, in the words of its help. */
export function deviceUsage(name: string, does: string, own: readonly string[]): string {
  return `baize ${name} --table TABLE [options]

${does}

  --table TABLE   the table it stands on
  --server URL    the floor (default: http://127.0.0.1:8080)
  --device ID     the name it is paired under (default: ${name}-TABLE)
  --key FILE      its private key, made on first use (default: in the data folder)
  --data FOLDER   the data folder (default: .baize, or BAIZE_DATA)
  --code CODE     pair it first, with a one-time code from the floor
  --broken WHY    report that it is not in order, signed, and end
${own.map((line) => `  ${line}\n`).join('')}  --help          this text
`;
}

/** A device that stands at a table, with its key, until somebody ends it. */
export interface StandingDevice {
  readonly client: DeviceClient;
  readonly table: string;
  readonly speed: number;
  readonly cards: string;
  readonly signal: AbortSignal;
}

export interface DeviceProgram {
  readonly name: string;
  readonly usage: string;
  /** Works at its table until the signal says otherwise; the code it ends with. */
  readonly work: (device: StandingDevice) => Promise<number>;
}

const OPTIONS = {
  table: { type: 'string' },
  server: { type: 'string', default: 'http://127.0.0.1:8080' },
  device: { type: 'string' },
  key: { type: 'string' },
  data: { type: 'string' },
  code: { type: 'string' },
  broken: { type: 'string' },
  speed: { type: 'string', default: '120' },
  cards: { type: 'string', default: '' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

/** Reads the arguments, pairs the device where it is to be paired, and lets it work. */
export async function runDevice(program: DeviceProgram): Promise<void> {
  const { stderr } = process;
  process.exitCode = await start(program).catch((problem: unknown) => {
    const why = problem instanceof Error ? problem.message : String(problem);
    stderr.write(`baize ${program.name}: ${why}\n`);
    return 2;
  });
}

async function start({ name, usage, work }: DeviceProgram): Promise<number> {
  const { argv, env, stdout, stderr } = process;
  const { values } = parseArgs({ args: argv.slice(2), options: OPTIONS });
  const { table, server } = values;
  if (values.help) {
    stdout.write(usage);
    return 0;
  }
  if (table === undefined) {
    stderr.write(`baize ${name}: which table? Try \`baize ${name} --help\`.\n`);
    return 2;
  }
  const device = values.device ?? `${name}-${table}`;
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
  const { cards } = values;
  return work({ client, table, speed: Number(values.speed), cards, signal: stopping.signal });
}

/** A technician clears the fault when it is mended; until then consoles show it. */
async function report(client: DeviceClient, why: string): Promise<number> {
  const reported = await client.failed(why);
  process.stdout.write(reported.ok ? 'Reported.\n' : `${reported.error}\n`);
  return reported.ok ? 0 : 1;
}
