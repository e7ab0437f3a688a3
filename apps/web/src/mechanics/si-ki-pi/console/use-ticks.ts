import { useState } from 'react';

/** The boxes a dealer has ticked off in a round; a reload of the window brings them back. */
export function useTicks(
  round: string,
): readonly [ticked: readonly number[], tick: (box: number) => void] {
  const key = `ticks ${round}`;
  const [ticked, setTicked] = useState(() => storedTicks(key));
  const tick = (box: number) => {
    const next = ticked.includes(box) ? ticked.filter((each) => each !== box) : [...ticked, box];
    setTicked(next);
    try {
      sessionStorage.setItem(key, next.join(' '));
    } catch {
      // A window that may keep nothing loses its ticks with a reload; no money depends on them.
    }
  };
  return [ticked, tick];
}

function storedTicks(key: string): readonly number[] {
  try {
    return (sessionStorage.getItem(key) ?? '').split(' ').filter(Boolean).map(Number);
  } catch {
    return [];
  }
}
