import { fractionText } from '@baize/exact';
import { analyzeBet } from '@baize/math';
import type { FeltGameBody } from '@baize/protocol/http';
import {
  betName,
  CANVAS,
  type DiceGame,
  type Price,
  priceStyleOf,
  printPrice,
  type Wager,
  winCondition,
} from '@baize/three-dice';
import { rulebookBody } from './rulebook-body.ts';

/** Everything a felt needs: where each area lies, what it wins on, what it pays and costs. */
export function diceGameBody(game: DiceGame): FeltGameBody {
  const { id, book, layout, unit, wagers } = game;
  return {
    game: id,
    title: layout.title,
    rulebook: rulebookBody(book),
    unit,
    mechanic: 'three-dice',
    layout: layout.id,
    cite: layout.cite,
    canvas: CANVAS,
    areas: wagers.map((wager) => areaBody(wager, game)),
    captions: layout.captions.map(({ at, size, text, vertical }) => ({
      at: [...at],
      size: [...size],
      text,
      ...(vertical ? { vertical } : {}),
    })),
  };
}

function areaBody(wager: Wager, game: DiceGame): FeltGameBody['areas'][number] {
  const { text, bet, area, prices } = wager;
  const { hit, edge } = analyzeBet(wager);
  const { x, y, width, height } = area;
  return {
    bet: text,
    kind: bet.group,
    name: betName(bet),
    wins: winCondition(bet, game.readings),
    prices: prices.map((price) => priceBody(price, bet.group, game)),
    chance: fractionText(hit),
    edge: fractionText(edge),
    x,
    y,
    width,
    height,
  };
}

function priceBody({ odds, because }: Price, group: string, { layout }: DiceGame) {
  const printed = printPrice(odds, priceStyleOf(layout, group));
  return { printed, odds: fractionText(odds), because };
}
