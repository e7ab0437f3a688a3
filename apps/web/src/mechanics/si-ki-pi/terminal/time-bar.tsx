import { useEffect } from 'react';
import { useServerTime } from '../../../session/use-client.ts';
import { play } from '../../../terminal/sound/sound.ts';
import { useTerminal } from '../../../terminal/terminal-context.ts';
import { useWords } from '../../../text/dictionary.ts';
import type { PlayerCards } from './card-stage.ts';
import { figureWords } from './figure-words.ts';

/** Whoever listens is told twice how little is left; the running seconds are for the eye. */
const SAID = [5, 10];

function useSaidTime(seconds: number | null): void {
  const { store } = useTerminal();
  const { timeLeft } = useWords(figureWords);
  const mark = seconds === null || seconds === 0 ? null : SAID.find((each) => seconds <= each);
  useEffect(() => {
    if (mark) store.setState({ said: timeLeft(mark) });
  }, [mark, store, timeLeft]);
}

/** The last seconds are counted aloud. */
const ENDING = 5;

export interface ArrangingLeft {
  readonly seconds: number;
  readonly part: number;
  readonly isEnding: boolean;
}

/** What is left of the time for arranging, by the server's clock; null where the dealer waits. */
export function arrangingLeft(
  arranging: PlayerCards['arranging'],
  now: number,
): ArrangingLeft | null {
  if (!arranging) return null;
  const rest = Math.max(0, arranging.until - now);
  const seconds = Math.ceil(rest / 1000);
  const whole = Math.max(1, arranging.until - arranging.from);
  return { seconds, part: Math.min(1, rest / whole), isEnding: seconds <= ENDING };
}

export function TimeBar({ arranging }: Pick<PlayerCards, 'arranging'>) {
  const { client } = useTerminal();
  const now = useServerTime(client, 250);
  const left = arrangingLeft(arranging, now);
  const ticking = left?.isEnding && left.seconds > 0 ? left.seconds : null;
  useEffect(() => {
    if (ticking !== null) play('tick');
  }, [ticking]);
  useSaidTime(left?.seconds ?? null);
  if (!left) return null;
  return (
    <div className="time-bar" data-ending={left.isEnding || undefined} aria-hidden="true">
      <i style={{ width: `${left.part * 100}%` }} />
    </div>
  );
}
