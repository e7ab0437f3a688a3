import type { Block } from '../document/block.ts';
import { writeFacts, writeTiles } from './facts-block.ts';
import { linesOf } from './lines.ts';
import { drawTagged, makeRoom, type Paper, TEXT_WIDTH } from './paper.ts';
import { drawPicture, pictureHeight } from './picture.ts';
import { SIGNATURES_HEIGHT, writeSignatures } from './signatures-block.ts';
import { TABLE_LEAST, writeTable } from './table.ts';
import { writeCommand, writeText } from './text-block.ts';
import { FACE, leadingOf } from './type.ts';

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
