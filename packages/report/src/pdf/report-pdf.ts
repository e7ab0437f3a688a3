import { PDFDocument } from 'pdfkit';
import { toBytes } from 'pdfkit/output';
import { INK } from '../chart/ink.ts';
import type { ReportDocument, Section } from '../document/block.ts';
import { INTER_REGULAR } from '../fonts/inter-regular.ts';
import { INTER_SEMIBOLD } from '../fonts/inter-semibold.ts';
import { NOTO_SANS_SC } from '../fonts/noto-sans-sc.ts';
import { roomToBegin, writeBlocks } from './blocks.ts';
import {
  drawUntagged,
  FOOTER_BASELINE,
  HEADER_BASELINE,
  isAtTop,
  LEFT,
  makeRoom,
  newPage,
  type Paper,
  TEXT_WIDTH,
  within,
} from './paper.ts';
import { writeText } from './text-block.ts';
import { FACE, setLine, widthOf } from './type.ts';

/** What a reader's program shows about a file. */
export interface PdfProperties {
  readonly subject: string;
  readonly software: string;
  /** A day such as `2026-01-31`; without one the file says the beginning of computer time. */
  readonly date: string | null;
}

/** A file inside the file, for programs. */
export interface Attachment {
  readonly name: string;
  readonly type: string;
  readonly description: string;
  readonly data: Uint8Array;
}

/** The document on A4, with real text, vectors, bookmarks and tags, and its data attached. */
export async function reportPdf(
  document: ReportDocument,
  properties: PdfProperties,
  attachment: Attachment,
): Promise<Uint8Array> {
  const doc = pdfDocument(document, properties);
  const bytes = toBytes(doc);
  const root = doc.struct('Document');
  doc.addStructure(root);
  const paper: Paper = { doc, parent: root, y: 0 };
  newPage(paper);
  writeTitle(paper, document);
  for (const section of document.sections) writeSection(paper, section);
  root.end();
  writeMargins(paper, document);
  const { data, ...about } = attachment;
  doc.file(data, { ...about, relationship: 'Data' });
  doc.end();
  return bytes;
}

/**
 * Nothing is compressed: compression differs between machines and versions, and the same sheet must
 * be the same file everywhere. For the same reason the dates are given and never read off a clock.
 */
function pdfDocument(
  { kind, title, footer }: ReportDocument,
  { subject, software, date }: PdfProperties,
): PDFDocument {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    autoFirstPage: false,
    compress: false,
    pdfVersion: '1.7',
    lang: 'en',
    tagged: true,
    displayTitle: true,
    font: null,
    info: {
      Title: `${kind}: ${title}`,
      Subject: subject,
      Keywords: footer,
      Creator: software,
      Producer: 'PDFKit',
      CreationDate: new Date(`${date ?? '1970-01-01'}T00:00:00Z`),
    },
  });
  return doc
    .registerFont('plain', fontBytes(INTER_REGULAR))
    .registerFont('strong', fontBytes(INTER_SEMIBOLD))
    .registerFont('han', fontBytes(NOTO_SANS_SC));
}

function writeTitle(paper: Paper, { kind, title, subtitle, summary }: ReportDocument): void {
  drawUntagged(paper, () => {
    paper.doc
      .fillColor(INK.felt)
      .rect(LEFT, paper.y - 8, TEXT_WIDTH, 4)
      .fill();
  });
  paper.y += 8;
  writeText(paper, 'P', kind.toUpperCase(), FACE.kind, 2);
  writeText(paper, 'H1', title, FACE.title, 2);
  writeText(paper, 'P', subtitle, { ...FACE.body, ink: 'dim' }, 12);
  writeBlocks(paper, summary);
}

/** The space above a title, the title, and the line under it. */
const SECTION_TITLE = 45;

function writeSection(paper: Paper, { title, startsPage, blocks }: Section): void {
  if (startsPage && !isAtTop(paper)) newPage(paper);
  makeRoom(paper, SECTION_TITLE + roomToBegin(paper, blocks));
  if (!isAtTop(paper)) paper.y += 14;
  paper.doc.outline.addItem(title);
  within(paper, 'Sect', () => {
    writeText(paper, 'H2', title, FACE.section, 3);
    drawUntagged(paper, () => {
      paper.doc.fillColor(INK.felt).rect(LEFT, paper.y, TEXT_WIDTH, 1.4).fill();
    });
    paper.y += 9;
    writeBlocks(paper, blocks);
  });
}

/** Only now is it known how many pages there are. */
function writeMargins({ doc }: Paper, { header, footer }: ReportDocument): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    doc.switchToPage(page);
    doc.markContent('Artifact', { type: 'Pagination' });
    if (page > start) setLine(doc, header, LEFT, HEADER_BASELINE, FACE.note);
    setLine(doc, footer, LEFT, FOOTER_BASELINE, FACE.note);
    const number = `${page - start + 1} / ${count}`;
    const x = LEFT + TEXT_WIDTH - widthOf(doc, number, FACE.note);
    setLine(doc, number, x, FOOTER_BASELINE, FACE.note);
    doc.endMarkedContent();
  }
}

/** The bytes of a font that is kept as base64; a browser knows `atob` as well as Node does. */
export function fontBytes(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
}
