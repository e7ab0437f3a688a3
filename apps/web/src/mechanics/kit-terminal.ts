import { BettingFelt } from '../terminal/felt/betting-felt.tsx';
import { FeltViewport } from '../terminal/felt/felt-viewport.tsx';
import { CheckKey } from '../terminal/rest.tsx';
import { roundText } from '../terminal/round-text.ts';
import { useTable, useTerminal } from '../terminal/terminal-context.ts';
import { PLAIN_PRINT } from '../ui/board/felt-print.tsx';

/** What a Player Terminal has for every game: the felt with its chips, and the table it sits at. */
export const terminalKit = {
  BettingFelt,
  CheckKey,
  FeltViewport,
  PLAIN_PRINT,
  roundText,
  useTable,
  useTerminal,
};
