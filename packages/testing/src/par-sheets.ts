import { DEFAULT_READINGS, type Readings } from '@baize/game';
import { SHIPPED } from '@baize/house';
import { countedGame } from '@baize/house/mathematics';
import type { ParGame, ParOptions } from '@baize/report';
import { type ParSheet, parSheet } from '@baize/report';
import { findGame } from '@baize/rulebooks';
import { siKiPiGame } from '@baize/si-ki-pi';
import { diceGame } from '@baize/three-dice';

export const OPTIONS: ParOptions = {
  software: 'Baize 0.0.0',
  code: null,
  date: null,
  houseTable: null,
};

export function gameOf(id: string, readings: Readings = DEFAULT_READINGS): ParGame {
  const found = findGame(id);
  if (!found.ok) throw new Error(found.error.message);
  const { book, layout } = found.value;
  const game =
    layout === null ? siKiPiGame(book, { readings }) : diceGame(book, layout, { readings });
  return countedGame(SHIPPED, game);
}

const KNOWN = new Map<string, ParSheet>();

/** The sheet of a game; one without options of its own is computed once for all tests of a file. */
export function sheetOf(id: string, options: Partial<ParOptions> = {}): ParSheet {
  if (Object.keys(options).length > 0) return parSheet(gameOf(id), { ...OPTIONS, ...options });
  const known = KNOWN.get(id) ?? parSheet(gameOf(id), OPTIONS);
  KNOWN.set(id, known);
  return known;
}
