import type { ParSheet } from '../par-sheet.ts';
import { countCell, exactCell, shareCell, textCell, wrappedCell } from './cells.ts';
import { type Titles, type Worksheet, worksheet } from './worksheet.ts';

/** Where the House Way costs most, and what to remember instead; nothing without a choice to make. */
export function solutionSheets({ solution }: ParSheet): readonly Worksheet[] {
  if (solution === null) return [];
  const { dearest, shortList, everyHand } = solution;
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
    worksheet(
      'House Way',
      HAND_TITLES,
      everyHand.map(({ name, hands, houseWay, best }) => [
        textCell(name),
        countCell(hands),
        textCell(houseWay.low),
        textCell(houseWay.high),
        exactCell(houseWay.value),
        textCell(best.low),
        textCell(best.high),
        exactCell(best.value),
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

const HAND_TITLES: Titles = [
  ['Cards', 10],
  ['Hands of 270,725', 12],
  ['House Way, Low', 14],
  ['House Way, High', 14],
  ['Value, exactly', 20],
  ['Best, Low', 14],
  ['Best, High', 14],
  ['Value, exactly', 20],
];

const LIST_TITLES: Titles = [
  ['No.', 6],
  ['Rule', 100],
  ['Edge up to here, exactly', 28],
  ['Edge up to here', 14],
];
