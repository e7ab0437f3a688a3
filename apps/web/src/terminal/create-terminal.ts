import type { FloorBody, FloorTable, TableClient } from '@baize/protocol/client';
import { createStore } from 'zustand/vanilla';
import type { GameSheet } from '../ui/board/game-sheet.ts';
import { betCommands } from './betting/bet-commands.ts';
import type { Terminal } from './terminal-context.ts';
import { firstState, type TerminalState } from './terminal-state.ts';
import { watchAttendant } from './watch-attendant.ts';
import { watchTable } from './watch-table.ts';

interface TerminalParts {
  readonly client: TableClient<'player'>;
  readonly floor: Pick<FloorBody, 'isDemo'>;
  readonly table: FloorTable;
  readonly sheet: GameSheet;
  /** An attendant was called before the page was loaded. */
  readonly isCalling: boolean;
}

/** Puts a terminal together; from here on it lives by what the client says. */
export function createTerminal({
  client,
  floor,
  table,
  sheet,
  isCalling,
}: TerminalParts): Terminal {
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
    table,
    isDemo: floor.isDemo,
  };
}
