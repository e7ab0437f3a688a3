import { coordinate, type Drawing, type Shape } from '../chart/drawing.ts';
import { INK } from '../chart/ink.ts';
import { element, escapeText } from './markup.ts';

/** A drawing as markup of its own: vectors on paper, and words for those who cannot see it. */
export function svgOf({ width, height, description, shapes }: Drawing): string {
  const title = `<title>${escapeText(description)}</title>`;
  return element(
    'svg',
    {
      viewBox: `0 0 ${coordinate(width)} ${coordinate(height)}`,
      role: 'img',
      'aria-label': description,
    },
    [title, ...shapes.map(markupOf)].join(''),
  );
}

function markupOf(shape: Shape): string {
  switch (shape.shape) {
    case 'rect':
      return element('rect', {
        x: coordinate(shape.x),
        y: coordinate(shape.y),
        width: coordinate(shape.width),
        height: coordinate(shape.height),
        fill: INK[shape.fill],
      });
    case 'line':
      return element('line', {
        x1: coordinate(shape.from[0]),
        y1: coordinate(shape.from[1]),
        x2: coordinate(shape.to[0]),
        y2: coordinate(shape.to[1]),
        stroke: INK[shape.stroke],
        'stroke-width': shape.width,
      });
    case 'text':
      return element(
        'text',
        {
          x: coordinate(shape.x),
          y: coordinate(shape.y),
          'font-size': shape.size,
          fill: INK[shape.ink],
          'text-anchor': shape.anchor,
          ...(shape.isStrong ? { 'font-weight': 600 } : {}),
        },
        escapeText(shape.text),
      );
  }
}
