import { createPublicKey } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { deviceKeyFile } from '../../devices/device-key.ts';
import { enrolDevice, publicKeyOf } from '../../people/keys.ts';
import type { Asking } from '../../store/office.ts';
import type { RunningTable } from '../../tables/running-table.ts';

/** The tumbler of a table on a demo floor. */
function demoTumbler(table: string): string {
  return `tumbler-${table}`;
}

/**
 * Pairs a tumbler with each table that reads its dice by one, so that the simulator just runs. It may
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
    const source = table.state().rules?.config.resultSource;
    if (source !== 'device' && source !== 'dealer-and-device') continue;
    const holder = demoTumbler(table.id);
    const key = await deviceKeyFile(join(folder, `${holder}.pem`));
    const publicKey = createPublicKey(key).export({ type: 'spki', format: 'der' });
    const known = await publicKeyOf(registry, holder);
    if (known?.publicKey.equals(publicKey) && known.table === table.id) continue;
    await enrolDevice(registry, { holder, publicKey, table: table.id, createdBy: 'demo' });
  }
}
