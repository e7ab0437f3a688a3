import { decimalText, fractionText, type Rational } from '@baize/exact';
import { squareRootText } from '@baize/math';
import type { ParSheet } from '../../par-sheet.ts';
import { countText, percentText } from '../../sheet/figure-text.ts';
import type { BetsTogether } from '../../sheet/together.ts';
import { type Block, leftColumn, paragraph, right, type Section } from '../block.ts';

/** What bets do to each other when they lie on one layout, and what the house can lose on all of them. */
export function together({ together: bets }: ParSheet): Section {
  const { variance, varianceApart, exposure } = bets;
  return {
    id: 'together',
    title: 'Bets together: joint variance and exposure',
    startsPage: false,
    blocks: [
      paragraph(
        `One unit on each of the ${countText(bets.bets)} bets has a variance of ${decimalText(variance, 4)} (${fractionText(variance)}); if no bet knew of another it would be ${decimalText(varianceApart, 4)} (${fractionText(varianceApart)}).`,
      ),
      pairsTable(bets),
      paragraph(
        `With one limit for every bet and all of them full the house loses on ${percentText(exposure.lossChance)} of ${countText(exposure.outcomes)} outcomes, and wins ${decimalText(exposure.expectedUnits, 4)} times the limit on average. Limits are the operator’s; npx baize exposure takes any stakes.`,
      ),
      exposureTable(bets),
    ],
  };
}

function pairsTable({ closest }: BetsTogether): Block {
  return {
    block: 'table',
    caption:
      'The pairs of bets that move together most: covariance of one unit on each, and correlation',
    columns: [
      leftColumn('Bet', 26),
      leftColumn('and', 26),
      right('Covariance', 16),
      right('Covariance, exactly', 34),
      right('Correlation', 16),
    ],
    rows: closest.map(({ first, second, covariance, correlationSquared }) => [
      first,
      second,
      decimalText(covariance, 4),
      fractionText(covariance),
      correlationText(correlationSquared),
    ]),
  };
}

function correlationText({ numerator, denominator }: Rational): string {
  const isNegative = numerator < 0n;
  const root = squareRootText({ numerator: isNegative ? -numerator : numerator, denominator }, 4);
  return isNegative ? `-${root}` : root;
}

function exposureTable({ exposure }: BetsTogether): Block {
  return {
    block: 'table',
    caption: 'The results of a full layout that cost the house most',
    columns: [
      ...exposure.columns.map(({ title }) =>
        leftColumn(title.charAt(0).toUpperCase() + title.slice(1), 22),
      ),
      right('Outcomes', 22),
      right('House wins, times the limit', 24),
    ],
    rows: exposure.worst.map(({ result, units }) => [
      ...result.cells,
      countText(result.weight),
      decimalText(units, 2),
    ]),
  };
}
