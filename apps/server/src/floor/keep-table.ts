import type { Refusal } from '@baize/table';
import type { Logger } from 'pino';
import type { RunningTable } from '../tables/running-table.ts';
import { driveTable } from './automatic/automatic-table.ts';
import type { VirtualResults } from './automatic/virtual-results.ts';
import type { Faults } from './faults/faults.ts';
import { watchDevice } from './faults/watch-device.ts';
import { DEFAULT_PACE, type TablePresentation } from './file/table-settings.ts';
import { expireRequests } from './recovery/expire-requests.ts';
import { recoverTable } from './recovery/recover-table.ts';
import { changeVirtualDice, equipTable } from './tables/equip-table.ts';
import type { FloorTables } from './tables/floor-tables.ts';

export interface KeepTableOptions {
  readonly floor: Pick<FloorTables, 'presentation'>;
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
    presentation: () => floor.presentation(table.id) ?? DEFAULT_PACE,
    log,
    onStuck: (why) => {
      if (why === null) faults.end('table-stuck', table.id);
      else faults.set('table-stuck', table.id, why);
    },
    onRefused: (refusal) => mend(table, refusal, floor.presentation(table.id)),
  });
  return async () => {
    for (const stop of stops) stop();
    await stopDriving();
  };
}

/** Virtual equipment is brought by whoever vouches for it; real equipment by people. */
async function mend(
  table: RunningTable,
  { code }: Refusal,
  presentation: TablePresentation | undefined,
): Promise<void> {
  const config = table.state().rules?.config;
  const isVirtual = config?.mode === 'automatic' && config.resultSource === 'virtual';
  if (!isVirtual || !presentation) return;
  if (code === 'dice-too-old') await changeVirtualDice(table);
  if (code === 'inspection-missing' || code === 'no-shaker') await equipTable(table, presentation);
}
