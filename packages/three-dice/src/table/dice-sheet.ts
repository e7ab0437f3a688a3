import { fractionText } from '@baize/exact';
import { printPrice, toBilingual } from '@baize/game';
import type { FeltSheet, SheetArea } from '@baize/table/kit';
import { betName, winCondition } from '../bets/names.ts';
import { CANVAS, priceStyleOf } from '../layout.ts';
import type { DiceGame, Wager } from '../settle.ts';

/** Everything a felt needs: where each area lies, what it wins on and what it pays. */
export function diceSheet(game: DiceGame): FeltSheet {
  const { layout, wagers } = game;
  return {
    layout: layout.id,
    title: layout.title,
    cite: layout.cite,
    canvas: CANVAS,
    areas: wagers.map((wager) => areaOf(wager, game)),
    captions: layout.captions.map(({ at, size, text, vertical }) => ({
      at,
      size,
      text,
      ...(vertical ? { vertical } : {}),
    })),
  };
}

function areaOf({ text, bet, area, prices }: Wager, game: DiceGame): SheetArea {
  const { x, y, width, height } = area;
  const style = priceStyleOf(game.layout, bet.group);
  return {
    bet: text,
    kind: bet.group,
    name: toBilingual(betName(bet)),
    wins: toBilingual(winCondition(bet, game.readings)),
    prices: prices.map(({ odds, because }) => ({
      printed: printPrice(odds, style),
      odds: fractionText(odds),
      because,
    })),
    x,
    y,
    width,
    height,
  };
}
