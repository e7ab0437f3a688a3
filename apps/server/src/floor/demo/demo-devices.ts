import { createPublicKey } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { deviceKeyFile } from '../../devices/device-key.ts';
import { enrolDevice, publicKeyOf } from '../../people/keys.ts';
import type { Asking } from '../../store/office.ts';
import type { RunningTable } from '../../tables/running-table.ts';

/** Which program reads a table on a demo floor: the one that its mechanic names for its machines. */
export function demoDevice(table: RunningTable): string | null {
  const { rules } = table.state();
  const source = rules?.config.resultSource;
  if (source !== 'device' && source !== 'dealer-and-device') return null;
  const [simulated] =
    rules?.mechanic.devices?.flatMap(({ simulatedBy }) => simulatedBy ?? []) ?? [];
  return simulated ?? null;
}

/**
 * Pairs a device with each table that is read by one, so that the simulator just runs. It may
 * speak of that table only, as one that was paired by hand for a table may.
 */
export async function seedDemoDevices(
  pool: Asking,
  tables: readonly RunningTable[],
  dataFolder: string,
): Promise<void> {
  const registry = { database: pool, now: Date.now };
  const folder = join(dataFolder, 'devices');
  await mkdir(folder, { recursive: true });
  for (const table of tables) {
    const device = demoDevice(table);
    if (device === null) continue;
    const holder = `${device}-${table.id}`;
    const key = await deviceKeyFile(join(folder, `${holder}.pem`));
    const publicKey = createPublicKey(key).export({ type: 'spki', format: 'der' });
    const known = await publicKeyOf(registry, holder);
    if (known?.publicKey.equals(publicKey) && known.table === table.id) continue;
    await enrolDevice(registry, { holder, publicKey, table: table.id, createdBy: 'demo' });
  }
}
