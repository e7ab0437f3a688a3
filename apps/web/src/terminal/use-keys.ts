import { useEffect } from 'react';
import { type TerminalPhase, takesBets } from './phase/terminal-phase.ts';
import { type Terminal, useTerminal } from './terminal-context.ts';

/** Keys that work anywhere on the terminal: digits choose a chip, letters act. */
export function useKeys(phase: TerminalPhase): void {
  const terminal = useTerminal();
  const canBet = takesBets(phase);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof HTMLInputElement) return;
      act(event.key.toLowerCase(), terminal, canBet);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [terminal, canBet]);
}

function act(key: string, { bets, store, table }: Terminal, canBet: boolean): void {
  const chip = table.chips[Number(key) - 1];
  if (chip !== undefined) store.setState({ chip });
  if (key === 'escape') store.setState({ explained: null, recall: null });
  if (!canBet) return;
  if (key === 'u') bets.undo();
  if (key === 'c') bets.clear();
  if (key === 'd') bets.double();
  if (key === 'r') bets.rebet();
}
