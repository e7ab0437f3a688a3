import { INK } from '../chart/ink.ts';
import type { Cell, Column, Table } from '../document/block.ts';
import { linesOf } from './lines.ts';
import {
  drawTagged,
  drawUntagged,
  LEFT,
  makeRoom,
  newPage,
  type Paper,
  roomLeft,
  TEXT_WIDTH,
  within,
} from './paper.ts';
import { FACE, type Face, leadingOf, setLine, widthOf } from './type.ts';

/** A caption, titles of columns and some rows: no table begins at the foot of a page with less. */
export const TABLE_LEAST = 70;

const PADDING = 2.4;
const GUTTER = 6;

/** A column where it stands on the page. */
interface Placed {
  readonly column: Column;
  readonly x: number;
  readonly width: number;
}

interface CellLine {
  readonly text: string;
  readonly face: Face;
}

/** Rows are never parted; the titles of the columns come again at the top of every page. */
export function writeTable(paper: Paper, { caption, columns, rows }: Table): void {
  const placed = placeColumns(columns);
  const titles = placed.map(({ column, width }) => linesIn(paper, column.title, width, FACE.label));
  makeRoom(paper, TABLE_LEAST);
  within(paper, 'Table', () => {
    drawTagged(paper, 'Caption', () => {
      paper.y += leadingOf(FACE.note);
      setLine(paper.doc, caption, LEFT, paper.y - 2, FACE.note);
    });
    paper.y += 2;
    within(paper, 'TR', () => writeTitles(paper, placed, titles, true));
    for (const row of rows) {
      const cells = placed.map(({ width }, at) => cellLines(paper, row[at] ?? '', width, at));
      const height = heightOf(cells);
      if (roomLeft(paper) < height) {
        newPage(paper);
        drawUntagged(paper, () => writeTitles(paper, placed, titles, false));
      }
      const isContinued = cells[0]?.every(({ text }) => text === '') ?? false;
      if (!isContinued) rule(paper, 'grid', 0.5);
      within(paper, 'TR', () => writeRow(paper, placed, cells));
      paper.y += height;
    }
  });
  rule(paper, 'grid', 0.5);
  paper.y += 8;
}

function placeColumns(columns: readonly Column[]): readonly Placed[] {
  const all = columns.reduce((sum, { share }) => sum + share, 0);
  const room = TEXT_WIDTH - GUTTER * (columns.length - 1);
  let x = LEFT;
  return columns.map((column) => {
    const width = (column.share / all) * room;
    const placed = { column, x, width };
    x += width + GUTTER;
    return placed;
  });
}

function linesIn(paper: Paper, text: string, width: number, face: Face): readonly CellLine[] {
  return linesOf(paper.doc, text, width, face).map((line) => ({ text: line, face }));
}

function cellLines(paper: Paper, cell: Cell, width: number, at: number): readonly CellLine[] {
  const face = at === 0 ? FACE.rowName : FACE.cell;
  if (typeof cell === 'string') return linesIn(paper, cell, width, face);
  return [
    ...linesIn(paper, cell.text, width, face),
    ...linesIn(paper, cell.below, width, FACE.label),
  ];
}

function heightOf(cells: readonly (readonly CellLine[])[]): number {
  const leading = leadingOf(FACE.cell);
  return Math.max(...cells.map((lines) => lines.length)) * leading + 2 * PADDING;
}

function writeTitles(
  paper: Paper,
  placed: readonly Placed[],
  titles: readonly (readonly CellLine[])[],
  isTagged: boolean,
): void {
  const height = heightOf(titles);
  placed.forEach((column, at) => {
    const lines = titles[at] ?? [];
    const lower = height - 2 * PADDING - lines.length * leadingOf(FACE.cell);
    const draw = (): void => setLines(paper, column, lines, paper.y + lower);
    if (isTagged) drawTagged(paper, 'TH', draw, { scope: 'Column' });
    else draw();
  });
  paper.y += height;
  if (isTagged) rule(paper, 'ink', 0.7);
  else ruleAt(paper, 'ink', 0.7);
}

function writeRow(
  paper: Paper,
  placed: readonly Placed[],
  cells: readonly (readonly CellLine[])[],
): void {
  placed.forEach((column, at) => {
    const lines = cells[at] ?? [];
    const names = at === 0 && lines.some(({ text }) => text !== '');
    const draw = (): void => setLines(paper, column, lines, paper.y);
    if (names) drawTagged(paper, 'TH', draw, { scope: 'Row' });
    else drawTagged(paper, 'TD', draw);
  });
}

function setLines(
  { doc }: Paper,
  { column, x, width }: Placed,
  lines: readonly CellLine[],
  top: number,
): void {
  lines.forEach(({ text, face }, index) => {
    if (text === '') return;
    const baseline = top + PADDING + index * leadingOf(FACE.cell) + face.size;
    const start = column.align === 'left' ? x : x + width - widthOf(doc, text, face);
    setLine(doc, text, start, baseline, face);
  });
}

function rule(paper: Paper, ink: 'ink' | 'grid', width: number): void {
  drawUntagged(paper, () => ruleAt(paper, ink, width));
}

function ruleAt({ doc, y }: Paper, ink: 'ink' | 'grid', width: number): void {
  doc.strokeColor(INK[ink]).lineWidth(width);
  doc
    .moveTo(LEFT, y)
    .lineTo(LEFT + TEXT_WIDTH, y)
    .stroke();
}
