import { useOnline, useServerTime } from '../session/use-client.ts';
import { type TerminalPhase, terminalPhase } from './phase/terminal-phase.ts';
import { useTable, useTerminal } from './terminal-context.ts';

/** The phase as it is now; the countdown needs it some times a second. */
export function usePhase(): TerminalPhase {
  const { client } = useTerminal();
  const view = useTable((state) => state.view);
  const isOnline = useOnline(client);
  const now = useServerTime(client, 250);
  return terminalPhase(view, isOnline, now);
}
