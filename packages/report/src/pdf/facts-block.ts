import { INK } from '../chart/ink.ts';
import type { Fact, Tile } from '../document/block.ts';
import { linesOf } from './lines.ts';
import { drawTagged, drawUntagged, LEFT, makeRoom, type Paper, TEXT_WIDTH } from './paper.ts';
import { FACE, leadingOf, setLine, widthOf } from './type.ts';

/** A few large figures side by side. */
export function writeTiles(paper: Paper, tiles: readonly Tile[]): void {
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
export function writeFacts(paper: Paper, facts: readonly Fact[]): void {
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
