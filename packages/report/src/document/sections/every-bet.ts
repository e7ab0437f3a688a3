import { fractionText } from '@baize/exact';
import type { ParBet } from '../../bets/par-bet.ts';
import type { ParSheet } from '../../par-sheet.ts';
import { countText, deviationText, percentText, skewOf } from '../../sheet/figure-text.ts';
import { leftColumn, right, type Section } from '../block.ts';
import { shortPrices } from '../prices-text.ts';

/** Each bet by itself, in the order of the layout; nothing where no bets were told together. */
export function everyBet({ bets, groups }: ParSheet): readonly Section[] {
  if (groups.length === bets.length) return [];
  return [
    {
      id: 'every-bet',
      title: 'Appendix: every bet',
      startsPage: true,
      blocks: [
        {
          block: 'table',
          caption: 'All bets in the order of the layout',
          // Points of a page of A4: whatever stands in a row fits on one line.
          columns: [
            leftColumn('Notation', 57),
            leftColumn('Name', 76),
            leftColumn('Chinese', 45),
            right('Pays', 43),
            right('Wins', 18),
            right('Hit', 33),
            right('Edge', 33),
            right('Exactly', 27),
            right('Variance, exactly', 56),
            right('Deviation', 32),
            right('Skew', 26),
          ],
          rows: bets.map(rowOf),
        },
      ],
    },
  ];
}

function rowOf({ bet, name, prices, figures }: ParBet) {
  const { hit, edge, variance, returns } = figures;
  return [
    bet,
    name.en,
    name['zh-Hans'],
    shortPrices(prices),
    countText((hit.numerator * returns.total) / hit.denominator),
    percentText(hit, 3),
    percentText(edge, 3),
    fractionText(edge),
    fractionText(variance),
    deviationText(figures, 3),
    skewOf(figures, 3) ?? 'none',
  ];
}
