import { clauseOf } from '@baize/game';
import type { Cell } from 'write-excel-file/universal';
import type { ParSheet } from '../par-sheet.ts';
import { exactCell, shareCell, textCell, wrappedCell } from './cells.ts';
import { type Titles, type Worksheet, worksheet } from './worksheet.ts';

/** What the document leaves open, how it was answered, and what it asks. */
export function ruleSheets(sheet: ParSheet): readonly Worksheet[] {
  return [
    worksheet('Readings', EFFECT_TITLES, effectRows(sheet)),
    worksheet('Interpretations', INTERPRETATION_TITLES, interpretationRows(sheet)),
    worksheet('Rules', RULE_TITLES, ruleRows(sheet)),
  ];
}

const EFFECT_TITLES: Titles = [
  ['Reading', 22],
  ['Instead of', 18],
  ['Bets', 34],
  ['Edge, exactly', 26],
  ['Edge', 12],
  ['Edge then, exactly', 26],
  ['Edge then', 12],
];

function effectRows({ readingEffects }: ParSheet): readonly (readonly Cell[])[] {
  return readingEffects.flatMap(({ reading, value, insteadOf, changes }) => {
    const names = [textCell(`${reading}=${value}`), textCell(insteadOf)];
    if (changes.length === 0) return [[...names, textCell('no edge changes')]];
    return changes.map(({ title, play, edge, edgeThen }) => [
      ...names,
      textCell(play === null ? title : `${title}, ${play}`),
      exactCell(edge),
      shareCell(edge),
      exactCell(edgeThen),
      shareCell(edgeThen),
    ]);
  });
}

const INTERPRETATION_TITLES: Titles = [
  ['Id', 10],
  ['Reads', 24],
  ['What the software does', 70],
  ['Why', 70],
  ['Status', 12],
  ['Reading', 22],
];

function interpretationRows({ interpretations }: ParSheet): readonly (readonly Cell[])[] {
  return interpretations.map(({ id, reads, says, why, status, reading }) => [
    textCell(id),
    wrappedCell(reads.map(clauseOf).join(', ')),
    wrappedCell(says),
    wrappedCell(why),
    textCell(status),
    textCell(reading),
  ]);
}

const RULE_TITLES: Titles = [
  ['Clause', 22],
  ['What it asks', 110],
];

function ruleRows({ rules }: ParSheet): readonly (readonly Cell[])[] {
  return rules.map(({ clause, says }) => [textCell(clause), wrappedCell(says)]);
}
