import { decimalText, fractionText, multiply } from '@baize/exact';
import { squareRootText } from '@baize/math';
import { labelOf } from '../../chart/group-label.ts';
import { roundsChart } from '../../chart/rounds-chart.ts';
import type { ParGroup, ParSheet } from '../../par-sheet.ts';
import { countText, deviationText, percentText, skewOf } from '../../sheet/figure-text.ts';
import { HORIZONS, type Horizon, LEVEL_90_QUANTILE } from '../../sheet/horizon.ts';
import { VOLATILITY_CLASSES } from '../../sheet/volatility.ts';
import { type Block, leftColumn, note, right, type Section } from '../block.ts';

/** How far results scatter, after one round and after many. */
export function volatility({ groups }: ParSheet): Section {
  return {
    id: 'volatility',
    title: 'Volatility and confidence intervals',
    startsPage: false,
    blocks: [
      momentsTable(groups),
      note(
        `Deviation is the square root of the variance of what one unit returns; the volatility index is ${decimalText(LEVEL_90_QUANTILE, 6)} times the deviation, the half width of a 90% interval for one round. Classes are ours, by deviation: ${classesText()}.`,
      ),
      intervalsTable(groups),
      note(
        'Payback of all units staked after so many rounds at the same stake lies between these bounds with a chance of 95%, half of the rest below and half above. They are the exact quantiles of the sum of all rounds, never those of a bell curve; figures marked ~ are bounds that hold them.',
      ),
      { block: 'chart', caption: 'Payback after many rounds', drawing: roundsChart(groups) },
      note(
        'Each bar is the exact chance to end in its stretch; the bar colour changes where the player is ahead. The brass line is the average.',
      ),
    ],
  };
}

function momentsTable(groups: readonly ParGroup[]): Block {
  return {
    block: 'table',
    caption: 'Moments of what one unit returns',
    columns: [
      leftColumn('Bet', 34),
      right('Variance, exactly', 34),
      right('Variance', 14),
      right('Deviation', 14),
      right('Skew', 14),
      right('Index 90%', 14),
      leftColumn('Class', 14),
    ],
    rows: groups.map((group) => {
      const { variance, volatility: name } = group.figures;
      return [
        labelOf(group),
        fractionText(variance),
        decimalText(variance, 4),
        deviationText(group.figures),
        skewOf(group.figures) ?? 'none',
        squareRootText(multiply(variance, Z_SQUARED), 4),
        name,
      ];
    }),
  };
}

const Z_SQUARED = multiply(LEVEL_90_QUANTILE, LEVEL_90_QUANTILE);

function intervalsTable(groups: readonly ParGroup[]): Block {
  return {
    block: 'table',
    caption: 'Payback after many rounds, 95% intervals',
    columns: [
      leftColumn('Bet', 26),
      ...HORIZONS.map((rounds) => right(`${countText(rounds)} rounds`, 20)),
    ],
    rows: groups.map((group) => [labelOf(group), ...group.horizons.map(intervalText)]),
  };
}

function intervalText({ intervals, method }: Horizon): string {
  const widest = intervals.at(-1);
  if (!widest) return '';
  const mark = method === 'exact' ? '' : '~';
  return `${mark}${percentText(widest.low, 2).slice(0, -1)} to ${percentText(widest.high, 2)}`;
}

function classesText(): string {
  return VOLATILITY_CLASSES.map(({ name, below }) =>
    below === null ? `${name} from there on` : `${name} below ${below}`,
  ).join(', ');
}
