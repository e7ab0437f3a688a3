import { assertNever } from '@baize/exact';
import type { Readings } from '@baize/game';
import { siKiPiGame } from '@baize/si-ki-pi';
import { diceGame } from '@baize/three-dice';
import type { ParGame } from '../sheet/canonical-data.ts';

/** The same game at the same prices, with other answers to the questions its document leaves open. */
export function underReadings(game: ParGame, readings: Readings): ParGame {
  switch (game.mechanic) {
    case 'three-dice':
      return diceGame(game.book, game.layout, {
        readings,
        prices: new Map(game.wagers.map(({ text, prices }) => [text, prices])),
        unit: game.unit,
      });
    case 'si-ki-pi':
      return siKiPiGame(game.book, { readings, unit: game.unit });
    default:
      return assertNever(game);
  }
}
