import { randomUUID } from 'node:crypto';
import type { Supply } from '@baize/table';
import type { RunningTable } from '../../tables/running-table.ts';
import type { TablePresentation } from '../file/table-settings.ts';
import { FLOOR_FILE } from './floor-actor.ts';

/** Brings a table what its mechanic is played with, as the file of the floor names it, and has it inspected. */
export async function equipTable(
  table: RunningTable,
  { equipment }: Pick<TablePresentation, 'equipment'>,
  supplies: readonly Supply[] = table.state().rules?.mechanic.equipment?.supplies ?? [],
): Promise<void> {
  for (const next of supplies) {
    const command = next(table.state(), equipment);
    if (!command) continue;
    await table.submit({ op: `floor:${randomUUID()}`, by: FLOOR_FILE, command });
  }
}
