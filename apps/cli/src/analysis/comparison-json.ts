import { fractionText } from '@baize/exact';
import type { GameComparison } from '@baize/math';
import type { DiceGame, Price } from '@baize/three-dice';
import { differencesOf } from './comparison-text.ts';

export function comparisonJson(
  [first, second]: readonly [DiceGame, DiceGame],
  comparison: GameComparison,
): string {
  const { onlyInFirst, onlyInSecond, shared } = comparison;
  return JSON.stringify({
    first: first.id,
    second: second.id,
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

function oddsTexts(prices: readonly Price[]): readonly string[] {
  return prices.map(({ odds }) => fractionText(odds));
}
