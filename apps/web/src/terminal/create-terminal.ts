import type {
  FloorBody,
  FloorTable,
  GameBody,
  OwnTerminalBody,
  TableClient,
} from '@baize/protocol/client';
import { createStore } from 'zustand/vanilla';
import type { Pictures, TerminalParts } from '../mechanics/screen-mechanic.ts';
import { betCommands } from './betting/bet-commands.ts';
import type { Terminal } from './terminal-context.ts';
import { firstState, type TerminalState } from './terminal-state.ts';
import { watchAttendant } from './watch-attendant.ts';
import { watchTable } from './watch-table.ts';

interface TerminalOptions {
  readonly client: TableClient<'player'>;
  readonly floor: Pick<FloorBody, 'isDemo' | 'name'>;
  readonly table: FloorTable;
  readonly sheet: GameBody;
  readonly parts: TerminalParts;
  readonly pictures: Pictures;
  /** What it waits for since before the page was loaded. */
  readonly own: Pick<OwnTerminalBody, 'attendantCalledAt' | 'waiting'>;
}

/** Puts a terminal together; from here on it lives by what the client says. */
export function createTerminal({
  client,
  floor,
  table,
  sheet,
  parts,
  pictures,
  own,
}: TerminalOptions): Terminal {
  const store = createStore<TerminalState>(() => ({
    ...firstState(table.chips[1] ?? table.chips[0] ?? 0),
    isCalling: own.attendantCalledAt !== null,
    waiting: own.waiting,
  }));
  const { answered } = watchTable(client, store);
  watchAttendant(store);
  return {
    client,
    store,
    bets: betCommands(client, store, { answered }),
    sheet,
    parts,
    pictures,
    table,
    house: floor.name,
    isDemo: floor.isDemo,
  };
}
