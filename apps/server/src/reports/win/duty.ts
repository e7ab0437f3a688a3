import type { Recorded } from '@baize/table';

/** Who has just taken the table over by calling for bets; null where the fact says nothing of it. */
export function personOnDuty({ by, event }: Recorded): string | null {
  if (event.type !== 'BetsOpened') return null;
  return by.kind === 'staff' ? by.id : 'automatic';
}
