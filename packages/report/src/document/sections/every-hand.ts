import type { PatternStrategy } from '@baize/math';
import type { ParSheet } from '../../par-sheet.ts';
import { type Column, leftColumn, note, type Section } from '../block.ts';

/** Hands side by side in one row: a page holds four times as many. */
const ACROSS = 4;

/** The House Way of all hands that differ in rank; nothing for games without one. */
export function everyHand({ solution }: ParSheet): readonly Section[] {
  if (solution === null) return [];
  const { everyHand: hands } = solution;
  const height = Math.ceil(hands.length / ACROSS);
  const columns: readonly Column[] = Array.from({ length: ACROSS }, () => [
    leftColumn('Cards', 9),
    leftColumn('Low and High', 16),
  ]).flat();
  return [
    {
      id: 'every-hand',
      title: 'Annex: the House Way of every hand',
      startsPage: true,
      blocks: [
        {
          block: 'table',
          caption: `All ${hands.length.toLocaleString('en')} hands that differ in rank, from left to right`,
          columns,
          rows: Array.from({ length: height }, (_, row) =>
            Array.from({ length: ACROSS }, (__, column) =>
              cellsOf(hands[row * ACROSS + column]),
            ).flat(),
          ),
        },
        note(
          'A star marks hands that the best play sets otherwise; the workbook, the CSV and the JSON form have its setting and the exact value of both.',
        ),
      ],
    },
  ];
}

function cellsOf(hand: PatternStrategy | undefined): readonly string[] {
  if (!hand) return ['', ''];
  const { name, houseWay, best } = hand;
  const isBest = houseWay.low === best.low && houseWay.high === best.high;
  return [name, `${houseWay.low} and ${houseWay.high}${isBest ? '' : ' *'}`];
}
