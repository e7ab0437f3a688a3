import { DEFAULT_READINGS, type ReadingSwitch, type Readings } from './readings.ts';
import type { RulebookBase } from './rulebook.ts';

/** The switches a rulebook leaves open; a question its text answers cannot be switched. */
export function switchesOf(book: Pick<RulebookBase, 'interpretations'>): readonly ReadingSwitch[] {
  return Object.values(book.interpretations).flatMap((each) => (each.switch ? [each.switch] : []));
}

/** The readings in force for a book: its own switches as chosen, everything else by default. */
export function readingsFor(
  book: Pick<RulebookBase, 'interpretations'>,
  chosen: Readings = DEFAULT_READINGS,
): Readings {
  const open = switchesOf(book);
  const kept = Object.entries(chosen).filter(([id]) => open.some((each) => each === id));
  return { ...DEFAULT_READINGS, ...Object.fromEntries(kept) };
}
