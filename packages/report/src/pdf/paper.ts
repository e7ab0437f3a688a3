import type { PDFDocument, PDFStructureElement } from 'pdfkit';

/** A4 in points. */
const PAGE = { width: 595.28, height: 841.89 } as const;
const MARGIN = { side: 46, top: 58, bottom: 52 } as const;

export const TEXT_WIDTH = PAGE.width - 2 * MARGIN.side;
export const LEFT = MARGIN.side;
export const HEADER_BASELINE = 34;
export const FOOTER_BASELINE = PAGE.height - 28;

/** Where writing goes on: the only thing that changes while a document is written. */
export interface Paper {
  readonly doc: PDFDocument;
  /** The part of the document's structure that new content belongs to. */
  parent: PDFStructureElement;
  /** The top of what comes next. */
  y: number;
}

export function newPage(paper: Paper): void {
  paper.doc.addPage();
  paper.y = MARGIN.top;
}

export function isAtTop(paper: Paper): boolean {
  return paper.y <= MARGIN.top;
}

export function roomLeft(paper: Paper): number {
  return PAGE.height - MARGIN.bottom - paper.y;
}

/** Begins a page unless so much fits on this one; never inside of tagged content. */
export function makeRoom(paper: Paper, height: number): void {
  if (roomLeft(paper) < height && !isAtTop(paper)) newPage(paper);
}

/** Content that says something, tagged with what it is. */
export function drawTagged(
  paper: Paper,
  type: string,
  draw: () => void,
  options: { readonly alt?: string; readonly scope?: 'Column' | 'Row' } = {},
): void {
  paper.parent.add(paper.doc.struct(type, options, draw));
}

/** Lines and repeated words that say nothing to whoever has the page read aloud. */
export function drawUntagged(paper: Paper, draw: () => void): void {
  paper.doc.markContent('Artifact', { type: 'Layout' });
  draw();
  paper.doc.endMarkedContent();
}

/** Runs what belongs into an element of its own, such as a table or a section. */
export function within(paper: Paper, type: string, write: () => void): void {
  const outer = paper.parent;
  const element = paper.doc.struct(type);
  outer.add(element);
  paper.parent = element;
  write();
  element.end();
  paper.parent = outer;
}
