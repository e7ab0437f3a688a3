import { INK } from '../chart/ink.ts';
import type { Signatory } from '../document/block.ts';
import { linesOf } from './lines.ts';
import { drawTagged, drawUntagged, LEFT, makeRoom, type Paper, TEXT_WIDTH } from './paper.ts';
import { FACE, leadingOf, setLine } from './type.ts';

const SIGNED = ['Name', 'Organisation', 'Date', 'Signature'] as const;

/** What they take, with the space above the next block. */
export const SIGNATURES_HEIGHT = 175;

/** Lines to write on, in as many columns as people sign. */
export function writeSignatures(paper: Paper, signatories: readonly Signatory[]): void {
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
