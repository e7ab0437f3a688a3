import type { Block } from '../document/block.ts';
import { writeFacts, writeTiles } from './facts-block.ts';
import { drawTagged, makeRoom, type Paper } from './paper.ts';
import { drawPicture, pictureHeight } from './picture.ts';
import { writeSignatures } from './signatures-block.ts';
import { writeTable } from './table.ts';
import { writeCommand, writeText } from './text-block.ts';
import { FACE } from './type.ts';

export function writeBlock(paper: Paper, block: Block): void {
  switch (block.block) {
    case 'paragraph':
      writeText(paper, 'P', block.text, FACE.body, 5);
      break;
    case 'note':
      writeText(paper, 'P', block.text, FACE.note, 6);
      break;
    case 'heading':
      makeRoom(paper, 60);
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
  makeRoom(paper, height + 30);
  paper.y += 6;
  writeText(paper, 'Caption', caption, { ...FACE.heading, ink: 'ink' }, 4);
  drawTagged(paper, 'Figure', () => drawPicture(paper.doc, drawing, paper.y), {
    alt: drawing.description,
  });
  paper.y += height + 8;
}
