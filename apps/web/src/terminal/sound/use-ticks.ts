import { useEffect } from 'react';
import type { TerminalPhase } from '../phase/terminal-phase.ts';
import { play } from './sound.ts';

/** The last seconds of betting are heard. */
export function useTicks(phase: TerminalPhase): void {
  const second = phase.is === 'open' && phase.left?.isEnding ? phase.left.seconds : null;
  useEffect(() => {
    if (second !== null) play('tick');
  }, [second]);
}
