import type { ParSheet } from '../par-sheet.ts';
import { countCell, exactCell, shareCell, textCell, wrappedCell } from './cells.ts';
import { type Titles, type Worksheet, worksheet } from './worksheet.ts';

/** Where the House Way costs most, and what to remember instead; nothing without a choice to make. */
export function solutionSheets({ solution }: ParSheet): readonly Worksheet[] {
  if (solution === null) return [];
  const { dearest, shortList } = solution;
  return [
    worksheet(
      'Dearest hands',
      DEAREST_TITLES,
      dearest.map(({ name, hands, houseWay, best, costDealt, costOverall }) => [
        textCell(name),
        countCell(hands),
        textCell(`${houseWay.low} and ${houseWay.high}`),
        exactCell(houseWay.value),
        textCell(`${best.low} and ${best.high}`),
        exactCell(best.value),
        shareCell(costDealt),
        shareCell(costOverall),
      ]),
    ),
    worksheet(
      'Short list',
      LIST_TITLES,
      shortList.map(({ sentence, edge }, index) => [
        countCell(index + 1),
        wrappedCell(sentence),
        exactCell(edge),
        shareCell(edge),
      ]),
    ),
  ];
}

const DEAREST_TITLES: Titles = [
  ['Cards', 10],
  ['Hands of 270,725', 12],
  ['House Way', 14],
  ['Value, exactly', 20],
  ['Best', 14],
  ['Value, exactly', 20],
  ['Costs when dealt', 14],
  ['Costs overall', 14],
];

const LIST_TITLES: Titles = [
  ['No.', 6],
  ['Rule', 100],
  ['Edge up to here, exactly', 28],
  ['Edge up to here', 14],
];
