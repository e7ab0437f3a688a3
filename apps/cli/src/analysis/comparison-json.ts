import { fractionText } from '@baize/exact';
import type { GameComparison, PriceRow } from '@baize/math';
import type { FiguredGame } from '../figures/figured-game.ts';
import { differencesOf } from './comparison-text.ts';

export function comparisonJson(
  [first, second]: readonly [FiguredGame, FiguredGame],
  comparison: GameComparison,
): string {
  const { onlyInFirst, onlyInSecond, shared } = comparison;
  return JSON.stringify({
    first: first.game.id,
    second: second.game.id,
    shared,
    onlyInFirst,
    onlyInSecond,
    differences: differencesOf(comparison).map(({ bet, prices, edges, edgeChange }) => ({
      bet,
      prices: prices.map(oddsTexts),
      edges: edges.map(fractionText),
      edgeChange: fractionText(edgeChange),
    })),
  });
}

function oddsTexts(prices: readonly PriceRow[]): readonly string[] {
  return prices.map(({ odds }) => fractionText(odds));
}
