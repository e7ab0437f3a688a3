import type { ClientState, FloorTable, GameBody, TableClient } from '@baize/protocol/client';
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { StoreApi } from 'zustand/vanilla';
import type { Pictures, TerminalParts } from '../mechanics/screen-mechanic.ts';
import { useClient } from '../session/use-client.ts';
import { feltOf, type GameSheet } from '../ui/board/game-sheet.ts';
import type { BetCommands } from './betting/bet-commands.ts';
import type { TerminalState } from './terminal-state.ts';

/** Everything the parts of a terminal share; it stays the same object while the page lives. */
export interface Terminal {
  readonly client: TableClient<'player'>;
  readonly store: StoreApi<TerminalState>;
  readonly bets: BetCommands;
  readonly sheet: GameBody;
  /** What its mechanic draws, on this screen and in small. */
  readonly parts: TerminalParts;
  readonly pictures: Pictures;
  readonly table: FloorTable;
  /** The name of the floor, as tickets print it. */
  readonly house: string;
  /** The lines a demo floor has to show. */
  readonly isDemo: boolean;
}

export const TerminalContext = createContext<Terminal | null>(null);

export function useTerminal(): Terminal {
  const terminal = useContext(TerminalContext);
  if (!terminal) throw new Error('A part of the terminal stands outside of it.');
  return terminal;
}

/** The felt of the game; only what stands on one may ask. */
export function useFelt(): GameSheet {
  const felt = feltOf(useTerminal().sheet);
  if (!felt) throw new Error('A game without a felt has no areas to draw.');
  return felt;
}

/** A part of what the server has said. */
export function useTable<Part>(select: (state: ClientState<'player'>) => Part): Part {
  return useClient(useTerminal().client, select);
}

export function useTerminalState<Part>(select: (state: TerminalState) => Part): Part {
  return useStore(useTerminal().store, select);
}
