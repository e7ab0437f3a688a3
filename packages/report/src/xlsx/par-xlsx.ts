import { clauseOf } from '@baize/game';
import type { ParCell } from '@baize/math';
import { strFromU8, strToU8, type Unzipped, unzipSync, zipSync } from 'fflate';
import writeXlsxFile, { type Cell } from 'write-excel-file/universal';
import type { ParSheet } from '../par-sheet.ts';
import { reproductions } from '../sheet/commands.ts';
import { betSheets } from './bet-sheets.ts';
import { countCell, exactCell, shareCell, textCell, wrappedCell } from './cells.ts';
import { type Titles, type Worksheet, worksheet } from './worksheet.ts';

/** What only games of its mechanic have to say. */
function annexSheets({ annexes }: ParSheet): readonly Worksheet[] {
  return annexes.flatMap(({ worksheets = [] }) =>
    worksheets.map(({ name, titles, rows }) =>
      worksheet(
        name,
        titles,
        rows.map((row) => row.map(cellOf)),
      ),
    ),
  );
}

function cellOf(cell: ParCell): Cell {
  if ('text' in cell) return textCell(cell.text);
  if ('sentence' in cell) return wrappedCell(cell.sentence);
  if ('count' in cell) return countCell(cell.count);
  return 'exactly' in cell ? exactCell(cell.exactly) : shareCell(cell.share);
}

/** What the document leaves open, how it was answered, and what it asks. */
function ruleSheets(sheet: ParSheet): readonly Worksheet[] {
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

/** A workbook: numbers to calculate with, each beside the fraction it was rounded from. */
export async function parXlsx(sheet: ParSheet): Promise<Uint8Array> {
  const sheets = [
    identificationSheet(sheet),
    ...betSheets(sheet),
    ...annexSheets(sheet),
    ...ruleSheets(sheet),
  ];
  const file = await writeXlsxFile(sheets, { fontFamily: 'Arial', fontSize: 10 }).toBlob();
  const files = unzipSync(new Uint8Array(await file.arrayBuffer()));
  const formulas = formulasOf(sheet);
  for (const [index, { sheet: name = '' }] of sheets.entries()) {
    const part = `xl/worksheets/sheet${index + 1}.xml`;
    const [xml, own] = [files[part], formulas.get(name)];
    if (xml && own) files[part] = strToU8(withFormulas(strFromU8(xml), own));
  }
  return packWithoutClock(files);
}

/**
 * The library packs its files with the time of day. They are packed again with the earliest time an
 * archive can state, given in local time because that is how an archive states it, so that the same
 * sheet is the same file at any hour and in any place.
 */
function packWithoutClock(files: Unzipped): Uint8Array {
  return zipSync(files, { mtime: new Date(1980, 0, 1), level: 6 });
}

function identificationSheet(sheet: ParSheet): Worksheet {
  const { identification: id, data, readings } = sheet;
  const facts: readonly (readonly [string, string | null])[] = [
    ['PAR sheet', id.title],
    ['Game', id.game],
    ['Rulebook', id.rulebook],
    ['Operator', id.operator],
    ['Version', id.version],
    ['In force from', id.effectiveFrom],
    ['Layout', id.layout],
    ['Prices', id.houseTable ?? id.payTable],
    ['Price source', id.houseTable === null ? 'the document' : 'house table'],
    ['Bet unit in minor units', `${id.unit}`],
    ...readings.map(({ id: name, value }) => [`Reading ${name}`, value] as const),
    ['Computed by', id.software],
    ['SHA-256 of its programs', id.code],
    ['Date', id.date],
    ['SHA-256 of the data', data.sha256],
    ...reproductions(sheet).map(({ does, command }) => [does, command] as const),
  ];
  return {
    sheet: 'Identification',
    data: facts.map(([label, value]) => [
      { value: label, type: String, wrap: true, alignVertical: 'top', textColor: '#4c616f' },
      textCell(value),
    ]),
    columns: [{ width: 44 }, { width: 90 }],
    showGridLines: false,
  };
}

/** By the name of a worksheet and the place of a cell: what computes it from other cells. */
type Formulas = ReadonlyMap<string, ReadonlyMap<string, string>>;

/**
 * The figures of the workbook as formulas over the weights of the sheet `Returns`: whoever changes a return or a
 * weight there sees payback, edge, variance, deviation and skew follow, and what
 * a course of rounds scatters by. The columns are those of `bet-sheets.ts`.
 */
function formulasOf({ bets, groups }: ParSheet): Formulas {
  const onReturns = new Map<string, string>();
  const onBets = new Map<string, string>();
  let first = 2;
  for (const [index, { figures }] of bets.entries()) {
    const last = first + figures.returns.points.length - 1;
    for (let row = first; row <= last; row += 1) onReturns.set(`H${row}`, `E${row}/F${row}`);
    const row = index + 2;
    const returns = `Returns!D${first}:D${last}`;
    const weights = `Returns!E${first}:E${last}`;
    onBets.set(`J${row}`, `G${row}/H${row}`);
    onBets.set(`L${row}`, `SUMPRODUCT(${returns},${weights})/H${row}`);
    onBets.set(`N${row}`, `1-L${row}`);
    onBets.set(`P${row}`, `SUMPRODUCT((${returns}-L${row})^2,${weights})/H${row}`);
    onBets.set(`Q${row}`, `SQRT(P${row})`);
    if (figures.variance.numerator !== 0n) {
      const cubes = `SUMPRODUCT((${returns}-L${row})^3,${weights})`;
      onBets.set(`R${row}`, `${cubes}/H${row}/(P${row}*Q${row})`);
    }
    first = last + 1;
  }
  return new Map([
    ['Bets', onBets],
    ['Returns', onReturns],
    ['Rounds', roundFormulas(bets, groups)],
  ]);
}

/** The average and the deviation of a course follow from those of the first bet of its group. */
function roundFormulas(
  bets: ParSheet['bets'],
  groups: ParSheet['groups'],
): ReadonlyMap<string, string> {
  const formulas = new Map<string, string>();
  let row = 2;
  for (const group of groups) {
    const bet = bets.indexOf(group.bets[0]) + 2;
    const lines = group.horizons.reduce((sum, { intervals }) => sum + intervals.length, 0);
    for (const end = row + lines; row < end; row += 1) {
      formulas.set(`H${row}`, `Bets!L${bet}`);
      formulas.set(`I${row}`, `Bets!Q${bet}/SQRT(B${row})`);
    }
  }
  return formulas;
}

/**
 * Puts formulas before the values of their cells, in the XML of one worksheet. The values stay: a program that does
 * not calculate shows them, and one that does finds them again.
 */
function withFormulas(xml: string, formulas: ReadonlyMap<string, string>): string {
  return xml.replace(/(<c r="([A-Z]+\d+)"[^>]*>)(?=<v>)/g, (cell, _open, place: string) => {
    const formula = formulas.get(place);
    return formula === undefined ? cell : `${cell}<f>${formula}</f>`;
  });
}
