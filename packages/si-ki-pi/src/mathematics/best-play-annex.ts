import { fractionText } from '@baize/exact';
import {
  countText,
  type ParAnnex,
  type ParSection,
  type ParWorksheet,
  type PlainData,
  percentText,
} from '@baize/math';
import type { SiKiPiGame } from '../index.ts';
import { type DearPattern, type ParSolution, parSolution } from './par-solution.ts';
import type { Solution } from './solution.ts';
import type { ArrangementValue, PatternStrategy } from './strategy.ts';

/** Hands side by side in one row: a page holds four times as many. */
const ACROSS = 4;

/** Where the House Way is not the best a player can do, in every form a sheet has. */
export function bestPlayAnnex(game: SiKiPiGame, solution: Solution): ParAnnex {
  const par = parSolution(game, solution);
  return {
    key: 'solution',
    data: solutionData(par),
    section: bestPlay(par),
    appendix: everyHand(par),
    worksheets: worksheetsOf(par),
  };
}

function bestPlay({ patterns, differs, cost, dearest, shortList }: ParSolution): ParSection {
  return {
    id: 'best-play',
    title: 'House Way and best play',
    blocks: [
      {
        block: 'paragraph',
        text: `Against a dealer who plays the House Way, a player who does the same gives up ${percentText(cost)} of each unit staked. The best setting is another one for ${countText(differs)} of the ${countText(patterns)} hands that differ in rank.`,
      },
      dearestTable(dearest),
      {
        block: 'note',
        text: 'Cards by rank, suits being equal; hands of 270,725. A setting is written as Low and High. Values are what a unit staked gains on average over the 194,580 hands the dealer can then hold, before the dealer shows anything.',
      },
      {
        block: 'table',
        caption: 'Exceptions from the House Way that a player can remember',
        columns: [leftColumn('No.', 6), leftColumn('Rule', 80), rightColumn('Edge', 14)],
        rows: shortList.map(({ sentence, edge }, index) => [
          `${index + 1}`,
          sentence,
          percentText(edge),
        ]),
      },
      {
        block: 'note',
        text: 'The first rule that fits a hand decides, also where it leaves the hand as the House Way sets it, and the House Way where none does. The edge is that of a player who knows the list up to that row.',
      },
    ],
  };
}

function dearestTable(dearest: readonly DearPattern[]): ParSection['blocks'][number] {
  return {
    block: 'table',
    caption: 'The hands that account for most of the difference',
    columns: [
      leftColumn('Cards', 12),
      rightColumn('Hands', 10),
      leftColumn('House Way', 22),
      rightColumn('Value', 15),
      leftColumn('Best', 22),
      rightColumn('Value', 15),
      rightColumn('Costs when dealt', 18),
      rightColumn('Costs overall', 18),
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

/** The House Way of all hands that differ in rank. */
function everyHand({ everyHand: hands }: ParSolution): ParSection {
  const height = Math.ceil(hands.length / ACROSS);
  const columns = Array.from({ length: ACROSS }, () => [
    leftColumn('Cards', 9),
    leftColumn('Low and High', 16),
  ]).flat();
  return {
    id: 'every-hand',
    title: 'Annex: the House Way of every hand',
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
      {
        block: 'note',
        text: 'A star marks hands that the best play sets otherwise; the workbook, the CSV and the JSON form have its setting and the exact value of both.',
      },
    ],
  };
}

function cellsOf(hand: PatternStrategy | undefined): readonly string[] {
  if (!hand) return ['', ''];
  const { name, houseWay, best } = hand;
  const isBest = houseWay.low === best.low && houseWay.high === best.high;
  return [name, `${settingText(houseWay)}${isBest ? '' : ' *'}`];
}

function worksheetsOf(solution: ParSolution): readonly ParWorksheet[] {
  return [dearestSheet(solution), shortListSheet(solution), everyHandSheet(solution)];
}

function dearestSheet({ dearest }: ParSolution): ParWorksheet {
  return {
    name: 'Dearest hands',
    titles: [
      ['Cards', 10],
      ['Hands of 270,725', 12],
      ['House Way', 14],
      ['Value, exactly', 20],
      ['Best', 14],
      ['Value, exactly', 20],
      ['Costs when dealt', 14],
      ['Costs overall', 14],
    ],
    rows: dearest.map(({ name, hands, houseWay, best, costDealt, costOverall }) => [
      { text: name },
      { count: hands },
      { text: settingText(houseWay) },
      { exactly: houseWay.value },
      { text: settingText(best) },
      { exactly: best.value },
      { share: costDealt },
      { share: costOverall },
    ]),
  };
}

function shortListSheet({ shortList }: ParSolution): ParWorksheet {
  return {
    name: 'Short list',
    titles: [
      ['No.', 6],
      ['Rule', 100],
      ['Edge up to here, exactly', 28],
      ['Edge up to here', 14],
    ],
    rows: shortList.map(({ sentence, edge }, index) => [
      { count: index + 1 },
      { sentence },
      { exactly: edge },
      { share: edge },
    ]),
  };
}

function everyHandSheet({ everyHand }: ParSolution): ParWorksheet {
  return {
    name: 'House Way',
    titles: [
      ['Cards', 10],
      ['Hands of 270,725', 12],
      ['House Way, Low', 14],
      ['House Way, High', 14],
      ['Value, exactly', 20],
      ['Best, Low', 14],
      ['Best, High', 14],
      ['Value, exactly', 20],
    ],
    rows: everyHand.map(({ name, hands, houseWay, best }) => [
      { text: name },
      { count: hands },
      { text: houseWay.low },
      { text: houseWay.high },
      { exactly: houseWay.value },
      { text: best.low },
      { text: best.high },
      { exactly: best.value },
    ]),
  };
}

function solutionData(solution: ParSolution): PlainData {
  const { patterns, differs, cost, dearest, shortList, everyHand } = solution;
  return {
    patterns,
    differs,
    costOfHouseWay: fractionText(cost),
    dearest: dearest.map((each) => ({
      pattern: each.name,
      hands: each.hands,
      houseWay: arrangementData(each.houseWay),
      best: arrangementData(each.best),
      costDealt: fractionText(each.costDealt),
      costOverall: fractionText(each.costOverall),
    })),
    shortList: shortList.map(({ sentence, edge }) => ({ sentence, edge: fractionText(edge) })),
    everyHand: everyHand.map(({ name, hands, houseWay, best }) => ({
      pattern: name,
      hands,
      houseWay: arrangementData(houseWay),
      best: arrangementData(best),
    })),
  };
}

function arrangementData({ low, high, win, standOff, lose, value }: ArrangementValue): PlainData {
  return { low, high, win, standOff, lose, value: fractionText(value) };
}

function settingText({ low, high }: ArrangementValue): string {
  return `${low} and ${high}`;
}

function leftColumn(title: string, share: number) {
  return { title, align: 'left' as const, share };
}

function rightColumn(title: string, share: number) {
  return { title, align: 'right' as const, share };
}
