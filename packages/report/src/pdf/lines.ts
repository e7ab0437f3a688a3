import type { PDFDocument } from 'pdfkit';
import { type Face, widthOf } from './type.ts';

/** Text in lines no wider than asked; a word that is too wide by itself, such as a hash, is cut. */
export function linesOf(
  doc: PDFDocument,
  text: string,
  width: number,
  face: Face,
): readonly string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((each) => cutWord(doc, each, width, face))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(doc, longer, face) > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}

function cutWord(doc: PDFDocument, word: string, width: number, face: Face): readonly string[] {
  if (widthOf(doc, word, face) <= width) return [word];
  // A fraction is best parted at its stroke.
  const stroke = word.indexOf('/') + 1;
  if (stroke > 0 && stroke < word.length) {
    return [word.slice(0, stroke), word.slice(stroke)].flatMap((part) =>
      cutWord(doc, part, width, face),
    );
  }
  const parts: string[] = [];
  let part = '';
  for (const sign of word) {
    if (part !== '' && widthOf(doc, part + sign, face) > width) {
      parts.push(part);
      part = '';
    }
    part += sign;
  }
  return [...parts, part];
}
