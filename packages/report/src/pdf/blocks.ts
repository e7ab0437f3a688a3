import type { PDFDocument } from 'pdfkit';
import { coordinate, type Drawing, type Shape } from '../chart/drawing.ts';
import { INK } from '../chart/ink.ts';
import type { Block, Fact, Signatory, Tile } from '../document/block.ts';
import { linesOf } from './lines.ts';
import { drawTagged, drawUntagged, LEFT, makeRoom, type Paper, TEXT_WIDTH } from './paper.ts';
import { TABLE_LEAST, writeTable } from './table.ts';
import { writeCommand, writeText } from './text-block.ts';
import { FACE, leadingOf, setLine, widthOf } from './type.ts';

/** A few large figures side by side. */
function writeTiles(paper: Paper, tiles: readonly Tile[]): void {
  const width = TEXT_WIDTH / tiles.length;
  const height = 60;
  makeRoom(paper, height);
  drawUntagged(paper, () => {
    paper.doc.strokeColor(INK.rule).lineWidth(0.7);
    tiles.forEach((_, at) => {
      paper.doc.rect(LEFT + at * width, paper.y, width, height).stroke();
    });
  });
  tiles.forEach(({ label, value, note }, at) => {
    const x = LEFT + at * width + 8;
    const notes = linesOf(paper.doc, note, width - 14, FACE.note);
    drawTagged(paper, 'P', () => {
      setLine(paper.doc, label, x, paper.y + 13, FACE.label);
      setLine(paper.doc, value, x, paper.y + 30, FACE.figure);
      notes.slice(0, 2).forEach((line, index) => {
        setLine(paper.doc, line, x, paper.y + 42 + index * leadingOf(FACE.note), FACE.note);
      });
    });
  });
  paper.y += height + 10;
}

const LABEL_WIDTH_LEAST = 92;
const LABEL_GAP = 8;
const GAP = 20;
const HALF = (TEXT_WIDTH - GAP) / 2;

/** Names and values, two to a line where both are short. */
function writeFacts(paper: Paper, facts: readonly Fact[]): void {
  const labels = facts.map(({ label }) => widthOf(paper.doc, label, FACE.body) + LABEL_GAP);
  const indent = Math.max(LABEL_WIDTH_LEAST, ...labels);
  for (const row of inRows(paper, facts, indent)) {
    const width = row.length === 1 ? TEXT_WIDTH : HALF;
    const lines = row.map(({ value }) => linesOf(paper.doc, value, width - indent, FACE.body));
    const height = Math.max(...lines.map(({ length }) => length)) * leadingOf(FACE.body) + 4;
    makeRoom(paper, height);
    row.forEach(({ label }, at) => {
      const x = LEFT + at * (HALF + GAP);
      drawTagged(paper, 'P', () => setFact(paper, label, lines[at] ?? [], { x, indent }));
    });
    paper.y += height;
    drawUntagged(paper, () => {
      paper.doc.strokeColor(INK.grid).lineWidth(0.5);
      row.forEach((_, at) => {
        const x = LEFT + at * (HALF + GAP);
        paper.doc
          .moveTo(x, paper.y)
          .lineTo(x + width, paper.y)
          .stroke();
      });
    });
  }
  paper.y += 6;
}

function inRows(
  paper: Paper,
  facts: readonly Fact[],
  indent: number,
): readonly (readonly Fact[])[] {
  const isShort = ({ value }: Fact): boolean =>
    widthOf(paper.doc, value, FACE.body) <= HALF - indent;
  const rows: Fact[][] = [];
  for (const fact of facts) {
    const last = rows.at(-1);
    const [first] = last ?? [];
    if (last?.length === 1 && first && isShort(first) && isShort(fact)) last.push(fact);
    else rows.push([fact]);
  }
  return rows;
}

function setFact(
  { doc, y }: Paper,
  label: string,
  lines: readonly string[],
  { x, indent }: { readonly x: number; readonly indent: number },
): void {
  const { size } = FACE.body;
  setLine(doc, label, x, y + 2 + size, { ...FACE.body, ink: 'dim' });
  lines.forEach((line, index) => {
    const baseline = y + 2 + index * leadingOf(FACE.body) + size;
    setLine(doc, line, x + indent, baseline, FACE.body);
  });
}

const SIGNED = ['Name', 'Organisation', 'Date', 'Signature'] as const;

/** What they take, with the space above the next block. */
const SIGNATURES_HEIGHT = 175;

/** Lines to write on, in as many columns as people sign. */
function writeSignatures(paper: Paper, signatories: readonly Signatory[]): void {
  const gap = 18;
  const width = (TEXT_WIDTH - gap * (signatories.length - 1)) / signatories.length;
  makeRoom(paper, SIGNATURES_HEIGHT);
  signatories.forEach(({ role, states }, at) => {
    const x = LEFT + at * (width + gap);
    drawTagged(paper, 'P', () => {
      setLine(paper.doc, role, x, paper.y + 10, { ...FACE.body, isStrong: true });
      linesOf(paper.doc, states, width, FACE.note).forEach((line, index) => {
        setLine(paper.doc, line, x, paper.y + 21 + index * leadingOf(FACE.note), FACE.note);
      });
      SIGNED.forEach((what, index) => {
        setLine(paper.doc, what, x, paper.y + 62 + index * 30 + 8, FACE.note);
      });
    });
    drawUntagged(paper, () => {
      paper.doc.strokeColor(INK.ink).lineWidth(0.6);
      SIGNED.forEach((_, index) => {
        const y = paper.y + 60 + index * 30;
        paper.doc
          .moveTo(x, y)
          .lineTo(x + width, y)
          .stroke();
      });
    });
  });
  paper.y += SIGNATURES_HEIGHT;
}

/** Blocks in turn; a heading goes to the next page with the beginning of what it stands over. */
export function writeBlocks(paper: Paper, blocks: readonly Block[]): void {
  blocks.forEach((block, at) => {
    if (block.block === 'heading') makeRoom(paper, roomToBegin(paper, blocks.slice(at)));
    writeBlock(paper, block);
  });
}

/** What words that lead over to something need together with its beginning. */
export function roomToBegin(paper: Paper, blocks: readonly Block[]): number {
  let room = 0;
  for (const block of blocks) {
    switch (block.block) {
      case 'heading':
        room += 6 + leadingOf(FACE.heading) + 3;
        break;
      case 'paragraph':
        room += linesOf(paper.doc, block.text, TEXT_WIDTH, FACE.body).length * BODY_LEADING + 5;
        break;
      case 'chart':
        return room + pictureHeight(block.drawing) + CHART_MARGIN;
      case 'signatures':
        return room + SIGNATURES_HEIGHT;
      case 'table':
        return room + TABLE_LEAST;
      default:
        return room + leadingOf(FACE.body);
    }
  }
  return room;
}

const BODY_LEADING = leadingOf(FACE.body);
const CHART_MARGIN = 30;

function writeBlock(paper: Paper, block: Block): void {
  switch (block.block) {
    case 'paragraph':
      writeText(paper, 'P', block.text, FACE.body, 5);
      break;
    case 'note':
      writeText(paper, 'P', block.text, FACE.note, 6);
      break;
    case 'heading':
      paper.y += 6;
      writeText(paper, 'H3', block.text, FACE.heading, 3);
      break;
    case 'command':
      writeCommand(paper, block.text);
      break;
    case 'tiles':
      writeTiles(paper, block.tiles);
      break;
    case 'facts':
      writeFacts(paper, block.facts);
      break;
    case 'chart':
      writeChart(paper, block);
      break;
    case 'signatures':
      writeSignatures(paper, block.signatories);
      break;
    case 'table':
      writeTable(paper, block);
  }
}

function writeChart(paper: Paper, { caption, drawing }: Extract<Block, { block: 'chart' }>): void {
  const height = pictureHeight(drawing);
  makeRoom(paper, height + CHART_MARGIN);
  paper.y += 6;
  writeText(paper, 'Caption', caption, { ...FACE.heading, ink: 'ink' }, 4);
  drawTagged(paper, 'Figure', () => drawPicture(paper.doc, drawing, paper.y), {
    alt: drawing.description,
  });
  paper.y += height + 8;
}

/** Pictures are drawn in points, for text of this width; the margins may differ a little. */
function pictureHeight({ width, height }: Drawing): number {
  return (height * TEXT_WIDTH) / width;
}

/** As vectors, with real words. */
function drawPicture(doc: PDFDocument, drawing: Drawing, y: number): void {
  doc
    .save()
    .translate(LEFT, y)
    .scale(TEXT_WIDTH / drawing.width);
  for (const shape of drawing.shapes) drawShape(doc, shape);
  doc.restore();
}

function drawShape(doc: PDFDocument, shape: Shape): void {
  switch (shape.shape) {
    case 'rect': {
      const { x, y, width, height } = shape;
      doc.fillColor(INK[shape.fill]);
      doc.rect(coordinate(x), coordinate(y), coordinate(width), coordinate(height)).fill();
      break;
    }
    case 'line':
      doc.strokeColor(INK[shape.stroke]).lineWidth(shape.width);
      doc.moveTo(coordinate(shape.from[0]), coordinate(shape.from[1]));
      doc.lineTo(coordinate(shape.to[0]), coordinate(shape.to[1])).stroke();
      break;
    case 'text': {
      const width = widthOf(doc, shape.text, shape);
      const back = shape.anchor === 'start' ? 0 : shape.anchor === 'middle' ? width / 2 : width;
      setLine(doc, shape.text, coordinate(shape.x - back), coordinate(shape.y), shape);
    }
  }
}
