import { fractionText } from '@baize/exact';
import type { GameEntry } from '@baize/rulebooks';
import { type ReadingEffect, readingEffects } from '@baize/three-dice/mathematics';
import { percentText } from '../text/fraction.ts';

/** Every other reading of every dice game, with what it does to the edges. */
export function effectsOfReadings(games: readonly GameEntry[]): readonly ReadingEffect[] {
  return games.flatMap((entry) => (entry.layout ? readingEffects(entry.book, entry.layout) : []));
}

export function effectJson({ game, reading, value, byDefault, changes }: ReadingEffect): string {
  return JSON.stringify({
    game,
    reading,
    value,
    default: byDefault,
    changes: changes.map((change) => ({
      bet: change.bet,
      default: fractionText(change.byDefault),
      edge: fractionText(change.edge),
    })),
  });
}

/** One row a change; a reading that moves no edge says so in a row of its own. */
export function effectRows(effect: ReadingEffect): readonly (readonly string[])[] {
  const { game, reading, value, byDefault, changes } = effect;
  const head = [game, `${reading}=${value}`, byDefault];
  if (changes.length === 0) return [[...head, 'no edge changes']];
  return changes.map((change) => [
    ...head,
    change.bet,
    percentText(change.byDefault),
    percentText(change.edge),
    `${fractionText(change.byDefault)} to ${fractionText(change.edge)}`,
  ]);
}
