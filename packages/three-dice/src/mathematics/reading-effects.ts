import { equals, type Rational } from '@baize/exact';
import { DEFAULT_READINGS, READING_SWITCHES, type ReadingSwitch, switchesOf } from '@baize/game';
import { type DiceLayout, type DiceRulebook, diceGame } from '../index.ts';
import { analyzeGame } from './game-analysis.ts';

/** What one other reading of a rulebook does to the edges of a layout. */
export interface ReadingEffect {
  readonly game: string;
  readonly reading: ReadingSwitch;
  readonly value: string;
  readonly byDefault: string;
  /** Empty where the reading moves money between people and never between player and house. */
  readonly changes: readonly EdgeChange[];
}

export interface EdgeChange {
  readonly bet: string;
  readonly byDefault: Rational;
  readonly edge: Rational;
}

/** Every other answer to every question the book leaves open. */
export function readingEffects(book: DiceRulebook, layout: DiceLayout): readonly ReadingEffect[] {
  return switchesOf(book).flatMap((reading) => {
    const [byDefault, ...others] = READING_SWITCHES[reading];
    return others.map((value) => ({
      game: `${book.id}/${layout.id}`,
      reading,
      value,
      byDefault,
      changes: changesUnder(book, layout, reading, value),
    }));
  });
}

function changesUnder(
  book: DiceRulebook,
  layout: DiceLayout,
  reading: ReadingSwitch,
  value: string,
): readonly EdgeChange[] {
  const usual = analyzeGame(diceGame(book, layout)).bets;
  const readings = { ...DEFAULT_READINGS, [reading]: value };
  const other = analyzeGame(diceGame(book, layout, { readings })).bets;
  return usual.flatMap(({ bet, edge: byDefault }, index) => {
    const edge = other[index]?.edge ?? byDefault;
    return equals(edge, byDefault) ? [] : [{ bet, byDefault, edge }];
  });
}
