import { err, ok, type Result } from '@baize/exact';
import type { RulebookBase } from './rulebook.ts';

/** Open questions with more than one selectable answer; the first answer listed is the default. */
export const READING_SWITCHES = {
  D1: ['two-or-three', 'exactly-two'],
  H1: ['both-cards', 'highest-card'],
  H2: ['never-split', 'literal'],
  H3: ['obliges', 'permits'],
  H4: ['inclusive', 'exclusive'],
  H10: ['house-way', 'highest-bettor'],
  L3: ['pro-rata', 'simple'],
  L8: ['player', 'box-total'],
  L9: ['counts', 'outside', 'no-pro-rata'],
} as const;

export type ReadingSwitch = keyof typeof READING_SWITCHES;

export const READING_IDS: readonly ReadingSwitch[] = Object.keys(READING_SWITCHES).filter(isSwitch);

/** Questions that were asked after tables had been configured without them; left out, the default answers. */
type LaterSwitch = 'L8' | 'L9';

/** Which answer is in force for every switch. */
export type Readings = {
  readonly [Id in Exclude<ReadingSwitch, LaterSwitch>]: (typeof READING_SWITCHES)[Id][number];
} & {
  readonly [Id in LaterSwitch]?: (typeof READING_SWITCHES)[Id][number];
};

export const DEFAULT_READINGS: Readings = {
  D1: 'two-or-three',
  H1: 'both-cards',
  H2: 'never-split',
  H3: 'obliges',
  H4: 'inclusive',
  H10: 'house-way',
  L3: 'pro-rata',
};

/** The answer in force to one question. */
export function readingOf(readings: Readings, id: ReadingSwitch): string {
  return readings[id] ?? READING_SWITCHES[id][0];
}

/** Whether the answer in force is the one that an interpretation states. */
export function isDefaultReading(readings: Readings, id: ReadingSwitch): boolean {
  return readingOf(readings, id) === READING_SWITCHES[id][0];
}

export type ReadingError =
  | { readonly code: 'unknown-reading'; readonly id: string; readonly known: readonly string[] }
  | {
      readonly code: 'unknown-reading-value';
      readonly id: string;
      readonly value: string;
      readonly known: readonly string[];
    };

/** Applies `H2=literal` to readings. */
export function withReading(readings: Readings, text: string): Result<Readings, ReadingError> {
  // Everything after the first sign is the value, so that nothing behind a second one is overlooked.
  const [id = '', ...rest] = text.split('=');
  const value = rest.join('=');
  if (!isSwitch(id)) {
    return err({ code: 'unknown-reading', id, known: Object.keys(READING_SWITCHES) });
  }
  const known: readonly string[] = READING_SWITCHES[id];
  if (!known.includes(value)) return err({ code: 'unknown-reading-value', id, value, known });
  return ok({ ...readings, [id]: value });
}

function isSwitch(id: string): id is ReadingSwitch {
  return Object.hasOwn(READING_SWITCHES, id);
}

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
