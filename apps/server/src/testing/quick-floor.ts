import { money } from '@baize/exact';
import { SHIPPED } from '@baize/house';
import { type Floor, parseFloor } from '../floor/file/floor-file.ts';
import type { RunningTable } from '../tables/running-table.ts';

/** A floor of automatic tables that waste no time, in the words of a floor file. */
export function quickFloor(games: readonly string[], more = ''): Floor {
  const tables = games.map((game, index) => `  - { table: T${index + 1}, game: ${game} }`);
  return floorOf(
    [
      'floor: Quick floor',
      'defaults:',
      '  mode: automatic',
      '  unit: 100',
      '  bettingSeconds: 1',
      '  stepSeconds: 0',
      '  pauseSeconds: 0',
      '  arrangingSeconds: 1',
      more,
      'tables:',
      ...tables,
    ].join('\n'),
  );
}

export function floorOf(text: string): Floor {
  const floor = parseFloor(text, 'floor.yaml', SHIPPED);
  if (!floor.ok) throw new Error(JSON.stringify(floor.error));
  return floor.value;
}

/** A terminal with credit at a table, as a cashier would bring it there. */
export async function seat(table: RunningTable, terminal: string): Promise<void> {
  const dealer = { kind: 'staff', id: 'D', position: 'dealer' } as const;
  const seatedAt = null;
  await table.submit({
    op: `seat-${table.id}-${terminal}`,
    by: dealer,
    command: { type: 'SeatTerminal', terminal, credit: money(0), seatedAt },
  });
  await table.submit({
    op: `buy-${table.id}-${terminal}`,
    by: dealer,
    command: { type: 'BuyCredit', terminal, amount: money(10_000_000) },
  });
}

/** Resolves once the table is as described; a table that never is keeps the test waiting. */
export function untilTable(
  table: RunningTable,
  isSo: (state: ReturnType<RunningTable['state']>) => boolean,
): Promise<void> {
  return new Promise((resolve) => {
    if (isSo(table.state())) {
      resolve();
      return;
    }
    const stop = table.onCommit(({ state }) => {
      if (!isSo(state)) return;
      stop();
      resolve();
    });
  });
}
