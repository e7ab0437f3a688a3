import type { FloorBody, FloorTable, GameBody, TableClient } from '@baize/protocol/client';
import { createStore } from 'zustand/vanilla';
import type { Pictures, TerminalParts } from '../mechanics/screen-mechanic.ts';
import { betCommands } from './betting/bet-commands.ts';
import type { Terminal } from './terminal-context.ts';
import { firstState, type TerminalState } from './terminal-state.ts';
import { watchAttendant } from './watch-attendant.ts';
import { watchTable } from './watch-table.ts';

interface TerminalOptions {
  readonly client: TableClient<'player'>;
  readonly floor: Pick<FloorBody, 'isDemo'>;
  readonly table: FloorTable;
  readonly sheet: GameBody;
  readonly parts: TerminalParts;
  readonly pictures: Pictures;
  /** An attendant was called before the page was loaded. */
  readonly isCalling: boolean;
}

/** Puts a terminal together; from here on it lives by what the client says. */
export function createTerminal({
  client,
  floor,
  table,
  sheet,
  parts,
  pictures,
  isCalling,
}: TerminalOptions): Terminal {
  const store = createStore<TerminalState>(() => ({
    ...firstState(table.chips[1] ?? table.chips[0] ?? 0),
    isCalling,
  }));
  const { answered } = watchTable(client, store);
  watchAttendant(store);
  return {
    client,
    store,
    bets: betCommands(client, store, answered),
    sheet,
    parts,
    pictures,
    table,
    isDemo: floor.isDemo,
  };
}
