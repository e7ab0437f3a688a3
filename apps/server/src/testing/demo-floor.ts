import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pino } from 'pino';
import { type DeviceClient, deviceClient } from '../devices/device-client.ts';
import { deviceKeyFile } from '../devices/device-key.ts';
import type { FloorOptions } from '../floor/start/floor-options.ts';
import { type RunningFloor, startFloor } from '../floor/start/start-floor.ts';
import type { TestDatabase } from './database.ts';
import { PLAIN_OPTIONS } from './plain-options.ts';
import { type Talk, talkTo } from './talk.ts';

/** A demo floor with its server, on a database of the test, described by the text of a floor file. */
export interface DemoFloor extends Talk {
  readonly running: RunningFloor;
  /** What was logged, one object a line. */
  readonly logged: readonly Record<string, unknown>[];
  /** The tumbler of a table, or what passes for it: somebody with its key. */
  device(table: string): Promise<DeviceClient>;
  stop(): Promise<void>;
}

export async function demoFloor(
  database: Pick<TestDatabase, 'url'>,
  folder: string,
  described: string,
  more: Partial<FloorOptions> = {},
): Promise<DemoFloor> {
  const floorFile = join(folder, 'floor.yaml');
  await writeFile(floorFile, described);
  const logged: Record<string, unknown>[] = [];
  const log = pino({ level: 'info' }, { write: (line) => logged.push(JSON.parse(line)) });
  const places = { dataFolder: folder, databaseUrl: database.url, floorFile };
  const app = { checksAnswers: true };
  const options = { ...PLAIN_OPTIONS, isDemo: true, app, ...places, ...more };
  const started = await startFloor(options, log);
  if (!started.ok) throw new Error(JSON.stringify(started.error));
  const { address } = started.value;
  return {
    ...talkTo(address),
    running: started.value,
    logged,
    device: async (table) => {
      const device = `tumbler-${table}`;
      const key = await deviceKeyFile(join(folder, 'devices', `${device}.pem`));
      return deviceClient({ server: address, device, key });
    },
    stop: () => started.value.stop(),
  };
}
