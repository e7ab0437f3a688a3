import type { ArrangementValue } from '@baize/si-ki-pi/mathematics';
import type { ParSheet } from '../../par-sheet.ts';
import { countText, percentText } from '../../sheet/figure-text.ts';
import type { ParSolution } from '../../sheet/solution.ts';
import { type Block, leftColumn, note, paragraph, right, type Section } from '../block.ts';

/** Where the House Way is not the best a player can do; nothing for games without a choice. */
export function bestPlay({ solution }: ParSheet): readonly Section[] {
  if (solution === null) return [];
  const { patterns, differs, cost } = solution;
  return [
    {
      id: 'best-play',
      title: 'House Way and best play',
      startsPage: false,
      blocks: [
        paragraph(
          `Against a dealer who plays the House Way, a player who does the same gives up ${percentText(cost)} of each unit staked. The best setting is another one for ${countText(differs)} of the ${countText(patterns)} hands that differ in rank.`,
        ),
        dearestTable(solution),
        note(
          'Cards by rank, suits being equal; hands of 270,725. A setting is written as Low and High. Values are what a unit staked gains on average over the 194,580 hands the dealer can then hold, before the dealer shows anything.',
        ),
        shortListTable(solution),
        note(
          'The first rule that fits a hand decides, also where it leaves the hand as the House Way sets it, and the House Way where none does. The edge is that of a player who knows the list up to that row.',
        ),
      ],
    },
  ];
}

function dearestTable({ dearest }: ParSolution): Block {
  return {
    block: 'table',
    caption: 'The hands that account for most of the difference',
    columns: [
      leftColumn('Cards', 12),
      right('Hands', 10),
      leftColumn('House Way', 22),
      right('Value', 15),
      leftColumn('Best', 22),
      right('Value', 15),
      right('Costs when dealt', 18),
      right('Costs overall', 18),
    ],
    rows: dearest.map(({ name, hands, houseWay, best, costDealt, costOverall }) => [
      name,
      countText(hands),
      settingText(houseWay),
      percentText(houseWay.value, 3),
      settingText(best),
      percentText(best.value, 3),
      percentText(costDealt, 3),
      percentText(costOverall),
    ]),
  };
}

function shortListTable({ shortList }: ParSolution): Block {
  return {
    block: 'table',
    caption: 'Exceptions from the House Way that a player can remember',
    columns: [leftColumn('No.', 6), leftColumn('Rule', 80), right('Edge', 14)],
    rows: shortList.map(({ sentence, edge }, index) => [
      `${index + 1}`,
      sentence,
      percentText(edge),
    ]),
  };
}

function settingText({ low, high }: ArrangementValue): string {
  return `${low} and ${high}`;
}
