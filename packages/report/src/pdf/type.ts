import type { PDFDocument } from 'pdfkit';
import { INK, type Ink } from '../chart/ink.ts';

/** How words look. */
export interface Face {
  readonly size: number;
  readonly isStrong: boolean;
  readonly ink: Ink;
}

export const FACE = {
  kind: { size: 8, isStrong: true, ink: 'brass' },
  title: { size: 21, isStrong: true, ink: 'ink' },
  section: { size: 13.5, isStrong: true, ink: 'ink' },
  heading: { size: 9.5, isStrong: true, ink: 'felt' },
  body: { size: 8.5, isStrong: false, ink: 'ink' },
  note: { size: 7, isStrong: false, ink: 'dim' },
  label: { size: 7, isStrong: false, ink: 'dim' },
  cell: { size: 7, isStrong: false, ink: 'ink' },
  rowName: { size: 7, isStrong: true, ink: 'ink' },
  figure: { size: 15, isStrong: true, ink: 'ink' },
} as const satisfies Readonly<Record<string, Face>>;

/** The distance from one baseline to the next. */
export function leadingOf({ size }: Face): number {
  return size * 1.4;
}

/** Letters of one script, which one font can set. */
interface Run {
  readonly text: string;
  readonly font: string;
}

const HAN = /([\u2E80-\u9FFF]+)/;

function runsOf(text: string, { isStrong }: Face): readonly Run[] {
  return text
    .split(HAN)
    .filter((part) => part !== '')
    .map((part) => ({
      text: part,
      font: HAN.test(part) ? 'han' : isStrong ? 'strong' : 'plain',
    }));
}

export function widthOf(doc: PDFDocument, text: string, face: Face): number {
  return runsOf(text, face).reduce(
    (width, run) => width + doc.font(run.font, face.size).widthOfString(run.text),
    0,
  );
}

/** One line; `y` is its baseline, on which both scripts stand. */
export function setLine(doc: PDFDocument, text: string, x: number, y: number, face: Face): void {
  let at = x;
  for (const run of runsOf(text, face)) {
    doc.font(run.font, face.size).fillColor(INK[face.ink]);
    doc.text(run.text, at, y, { lineBreak: false, baseline: 'alphabetic' });
    at += doc.widthOfString(run.text);
  }
}
