import type { Meters } from '@baize/ledger';
import { itemsOf, type TableState } from '@baize/table';

/** The name the meters of the table itself go by. */
const TABLE_METERS = '';

/** Meters that are not what they were. States share what did not change, so identity tells. */
export function meterChanges(
  before: TableState,
  after: TableState,
): readonly (readonly [terminal: string, meters: Meters])[] {
  const changed: [string, Meters][] = [];
  if (before.meters !== after.meters) changed.push([TABLE_METERS, after.meters]);
  const earlier = before.terminals.chunks;
  after.terminals.chunks.forEach((chunk, index) => {
    if (chunk === earlier[index]) return;
    chunk.forEach((terminal, place) => {
      if (terminal.meters !== earlier[index]?.[place]?.meters) {
        changed.push([terminal.id, terminal.meters]);
      }
    });
  });
  return changed;
}

export function* allMeters(state: TableState): Generator<readonly [string, Meters]> {
  yield [TABLE_METERS, state.meters];
  for (const { id, meters } of itemsOf(state.terminals)) yield [id, meters];
}
