import { INK } from '../chart/ink.ts';
import { linesOf } from './lines.ts';
import { drawTagged, drawUntagged, LEFT, makeRoom, type Paper, TEXT_WIDTH } from './paper.ts';
import { FACE, type Face, leadingOf, setLine } from './type.ts';

/** Words from margin to margin, tagged as what they are. */
export function writeText(
  paper: Paper,
  type: string,
  text: string,
  face: Face,
  after: number,
): void {
  const lines = linesOf(paper.doc, text, TEXT_WIDTH, face);
  makeRoom(paper, lines.length * leadingOf(face));
  drawTagged(paper, type, () => setParagraph(paper, lines, LEFT, face));
  paper.y += lines.length * leadingOf(face) + after;
}

function setParagraph(paper: Paper, lines: readonly string[], x: number, face: Face): void {
  lines.forEach((line, index) => {
    setLine(paper.doc, line, x, paper.y + index * leadingOf(face) + face.size, face);
  });
}

/** What somebody types, on a ground of its own. */
export function writeCommand(paper: Paper, text: string): void {
  const face = FACE.body;
  const lines = linesOf(paper.doc, text, TEXT_WIDTH - 20, face);
  const height = lines.length * leadingOf(face) + 8;
  makeRoom(paper, height);
  drawUntagged(paper, () => {
    paper.doc.fillColor(INK.feltPale).rect(LEFT, paper.y, TEXT_WIDTH, height).fill();
    paper.doc.fillColor(INK.brass).rect(LEFT, paper.y, 2, height).fill();
  });
  paper.y += 4;
  drawTagged(paper, 'Code', () => setParagraph(paper, lines, LEFT + 10, face));
  paper.y += height + 3;
}
