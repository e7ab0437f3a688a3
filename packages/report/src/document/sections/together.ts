import {
  decimalText,
  fractionText,
  type Money,
  multiply,
  type Rational,
  rational,
} from '@baize/exact';
import { squareRootText } from '@baize/math';
import type { ParSheet } from '../../par-sheet.ts';
import type { HouseExposure, ParLimits } from '../../sheet/exposure.ts';
import { countText, percentText } from '../../sheet/figure-text.ts';
import type { BetsTogether } from '../../sheet/together.ts';
import { type Block, heading, leftColumn, note, paragraph, right, type Section } from '../block.ts';

/** What bets do to each other when they lie on one layout, and what the house can lose on all of them. */
export function together({ together: bets }: ParSheet): Section {
  const { variance, varianceApart, exposure, limited } = bets;
  const inLimits = (value: Rational, digits: number): string =>
    decimalText(multiply(value, rational(1, bets.unit)), digits);
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
        `With one limit for every bet and all of them full the house loses on ${percentText(exposure.lossChance)} of ${countText(exposure.outcomes)} outcomes, and wins ${inLimits(exposure.expectedWin, 4)} times the limit on average. Where only bets are placed that win, a result costs more.`,
      ),
      exposureTable(exposure, 'times the limit', (net) => inLimits(rational(net), 2)),
      ...(limited === null
        ? [note('Limits are the operator’s: npx baize par takes them with --limits.')]
        : underLimits(limited)),
    ],
  };
}

/** What the limits of one table let it lose, in the money of that table. */
function underLimits({ limits, exposure }: NonNullable<BetsTogether['limited']>): readonly Block[] {
  return [
    heading('Exposure under the limits of the table'),
    paragraph(
      `${limitsText(limits)} With every bet full, ${countText(exposure.staked)} altogether, the house loses on ${percentText(exposure.lossChance)} of ${countText(exposure.outcomes)} outcomes and wins ${amountText(exposure.expectedWin)} on average. No round can cost it more than ${countText(exposure.atMost[0]?.loss ?? 0)}${limits.per === 'terminal' ? ' for each terminal' : ''}. Amounts are minor units.`,
    ),
    exposureTable(exposure, 'minor units', (net) => countText(net)),
  ];
}

function amountText(amount: Rational): string {
  return decimalText(amount, 2).replace(/\B(?=(\d{3})+\.)/g, ',');
}

function limitsText({ default: all, kinds, differential, per }: ParLimits): string {
  const range = ({ minimum, maximum }: ParLimits['default']) =>
    `${countText(minimum)} to ${countText(maximum)}`;
  const others = Object.entries(kinds).map(([kind, each]) => `; ${kind} ${range(each)}`);
  const apart =
    differential === null ? '' : ` Opposed bets lie at most ${countText(differential)} apart.`;
  const whose = per === 'box' ? 'box, whoever bets there' : 'terminal';
  return `Limits of each ${whose}: ${range(all)}${others.join('')}.${apart}`;
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

function exposureTable(
  { columns, full, atMost }: HouseExposure,
  unit: string,
  amount: (net: Money) => string,
): Block {
  return {
    block: 'table',
    caption: `The results that cost the house most: with every bet full, and at most, whoever bets what; ${unit}`,
    columns: [
      ...columns.map(({ title }) => leftColumn(title.charAt(0).toUpperCase() + title.slice(1), 22)),
      right('Outcomes', 22),
      right('House wins', 24),
      leftColumn('', 2),
      ...columns.map(({ title }) => leftColumn(title.charAt(0).toUpperCase() + title.slice(1), 22)),
      right('Outcomes', 22),
      right('Costs at most', 24),
    ],
    rows: full.map(({ result, net }, at) => {
      const worst = atMost[at];
      return [
        ...result.cells,
        countText(result.weight),
        amount(net),
        '',
        ...(worst
          ? [...worst.result.cells, countText(worst.result.weight), amount(worst.loss)]
          : []),
      ];
    }),
  };
}
