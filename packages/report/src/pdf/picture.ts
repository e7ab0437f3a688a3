import type { PDFDocument } from 'pdfkit';
import { coordinate, type Drawing, type Shape } from '../chart/drawing.ts';
import { INK } from '../chart/ink.ts';
import { LEFT, TEXT_WIDTH } from './paper.ts';
import { setLine, widthOf } from './type.ts';

/** Pictures are drawn in points, for text of this width; the margins may differ a little. */
export function pictureHeight({ width, height }: Drawing): number {
  return (height * TEXT_WIDTH) / width;
}

/** As vectors, with real words. */
export function drawPicture(doc: PDFDocument, drawing: Drawing, y: number): void {
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
