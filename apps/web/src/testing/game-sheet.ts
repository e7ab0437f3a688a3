import { fractionText } from '@baize/exact';
import { printPrice, toBilingual } from '@baize/game';
import { findGame } from '@baize/rulebooks';
import {
  betName,
  CANVAS,
  type DiceGame,
  diceGame,
  priceStyleOf,
  winCondition,
} from '@baize/three-dice';
import { analyzeBet } from '@baize/three-dice/mathematics';
import type { GameSheet } from '../ui/board/game-sheet.ts';

/** A dice game by its id, straight from the rules. */
export function gameOf(id: string): DiceGame {
  const found = findGame(id);
  if (!found.ok || !found.value.layout) throw new Error(`${id} is no dice game.`);
  return diceGame(found.value.book, found.value.layout);
}

/** What a server would say about a dice game, for tests that need no server. */
export function sheetOf(game: DiceGame): GameSheet {
  const { layout, book } = game;
  return {
    game: game.id,
    title: layout.title,
    rulebook: {
      id: book.id,
      title: book.title,
      operator: null,
      version: book.version,
      effectiveFrom: book.effectiveFrom,
    },
    unit: game.unit,
    mechanic: 'three-dice',
    layout: layout.id,
    cite: layout.cite,
    canvas: CANVAS,
    areas: game.wagers.map((wager) => {
      const { hit, edge } = analyzeBet(wager);
      const { x, y, width, height } = wager.area;
      return {
        bet: wager.text,
        kind: wager.bet.group,
        name: toBilingual(betName(wager.bet)),
        wins: toBilingual(winCondition(wager.bet, game.readings)),
        prices: wager.prices.map(({ odds, because }) => ({
          printed: printPrice(odds, priceStyleOf(layout, wager.bet.group)),
          odds: fractionText(odds),
          because,
        })),
        chance: fractionText(hit),
        edge: fractionText(edge),
        x,
        y,
        width,
        height,
      };
    }),
    captions: layout.captions.map(({ at, size, text, vertical }) => ({
      at: [...at],
      size: [...size],
      text,
      ...(vertical ? { vertical } : {}),
    })),
  };
}
