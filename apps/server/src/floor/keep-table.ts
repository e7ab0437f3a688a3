import type { Refusal } from '@baize/table';
import type { Logger } from 'pino';
import type { RunningTable } from '../tables/running-table.ts';
import { driveTable } from './automatic/automatic-table.ts';
import type { VirtualResults } from './automatic/virtual-results.ts';
import type { Faults } from './faults/faults.ts';
import { watchDevice } from './faults/watch-device.ts';
import { DEFAULT_PACE } from './file/table-settings.ts';
import { expireRequests } from './recovery/expire-requests.ts';
import { recoverTable } from './recovery/recover-table.ts';
import { changeVirtualDice } from './tables/equip-table.ts';
import type { FloorTables } from './tables/floor-tables.ts';

export interface KeepTableOptions {
  readonly floor: Pick<FloorTables, 'manners'>;
  readonly results: VirtualResults;
  readonly faults: Faults;
  readonly log: Logger;
}

/** What the one process that keeps a table does for it; the answer ends that. */
export async function keepTable(
  table: RunningTable,
  { floor, results, faults, log }: KeepTableOptions,
): Promise<() => Promise<void>> {
  await recoverTable(table);
  const stops = [expireRequests(table), watchDevice(faults, table)];
  const stopDriving = driveTable(table, {
    results,
    manners: () => floor.manners(table.id) ?? DEFAULT_PACE,
    log,
    onStuck: (why) => {
      if (why === null) faults.end('table-stuck', table.id);
      else faults.set('table-stuck', table.id, why);
    },
    onRefused: (refusal) => mend(table, refusal),
  });
  return async () => {
    for (const stop of stops) stop();
    await stopDriving();
  };
}

/** Virtual dice are exchanged by whoever vouches for them; real ones by a dealer. */
async function mend(table: RunningTable, { code }: Refusal): Promise<void> {
  const config = table.state().rules?.config;
  const isVirtual = config?.mode === 'automatic' && config.resultSource === 'virtual';
  if (code === 'dice-too-old' && isVirtual) await changeVirtualDice(table);
}
