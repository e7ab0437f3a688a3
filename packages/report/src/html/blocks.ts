import { coordinate, type Drawing, type Shape } from '../chart/drawing.ts';
import { INK } from '../chart/ink.ts';
import type { Block, Cell, Column, Fact, Table } from '../document/block.ts';
import { isLong } from '../document/long.ts';
import { element, escapeText, toSpoken } from './markup.ts';

export function blockHtml(block: Block): string {
  switch (block.block) {
    case 'paragraph':
      return `<p>${toSpoken(block.text)}</p>`;
    case 'note':
      return element('p', { class: 'note' }, toSpoken(block.text));
    case 'heading':
      return `<h3>${toSpoken(block.text)}</h3>`;
    case 'command':
      return `<pre><code>${escapeText(block.text)}</code></pre>`;
    case 'tiles':
      return element(
        'dl',
        { class: 'tiles' },
        block.tiles
          .map(
            ({ label, value, note }) =>
              `<div><dt>${escapeText(label)}</dt><dd><strong>${escapeText(value)}</strong> <span>${toSpoken(note)}</span></dd></div>`,
          )
          .join(''),
      );
    case 'facts':
      return element('dl', { class: 'facts' }, block.facts.map(factHtml).join('\n'));
    case 'chart':
      return `<figure><figcaption>${escapeText(block.caption)}</figcaption>${svgOf(block.drawing)}</figure>`;
    case 'signatures':
      return element(
        'div',
        { class: 'signatures' },
        block.signatories.map(signatoryHtml).join('\n'),
      );
    case 'table':
      return tableHtml(block);
  }
}

/** Two facts stand beside each other unless one of them is longer than this. */
const HALF_LINE = 36;

function factHtml({ label, value, isVerbatim }: Fact): string {
  const shown = isVerbatim ? `<code>${escapeText(value)}</code>` : toSpoken(value);
  const kind = value.length > HALF_LINE ? ' class="whole"' : '';
  return `<div${kind}><dt>${escapeText(label)}</dt><dd>${shown}</dd></div>`;
}

function signatoryHtml({ role, states }: { readonly role: string; readonly states: string }) {
  const lines = ['Name', 'Organisation', 'Date', 'Signature'].map(
    (line) => `<p class="line"><span>${line}</span></p>`,
  );
  return `<div><p class="role">${escapeText(role)}</p><p class="note">${escapeText(states)}</p>${lines.join('')}</div>`;
}

function tableHtml({ caption, columns, rows }: Table): string {
  const head = columns
    .map((column) => element('th', { scope: 'col', class: column.align }, escapeText(column.title)))
    .join('');
  const body = rows.map((row) => rowHtml(row, columns));
  const widths = columns.map(({ share }) => `<col style="width:${percentOf(share, columns)}%">`);
  return [
    `<div class="wide${isLong(rows) ? '' : ' short'}"><table>`,
    `<caption>${escapeText(caption)}</caption>`,
    `<colgroup>${widths.join('')}</colgroup>`,
    `<thead><tr>${head}</tr></thead>`,
    `<tbody>${body.join('\n')}</tbody>`,
    '</table></div>',
  ].join('\n');
}

function rowHtml(row: readonly Cell[], columns: readonly Column[]): string {
  const cells = row.map((cell, at) => cellHtml(cell, at, columns)).join('');
  return row[0] === '' ? element('tr', { class: 'more' }, cells) : `<tr>${cells}</tr>`;
}

/** The first cell of a row names it; an empty one belongs to the row above and names nothing. */
function cellHtml(cell: Cell, at: number, columns: readonly Column[]): string {
  const content =
    typeof cell === 'string'
      ? toSpoken(cell)
      : `${toSpoken(cell.text)}<small>${toSpoken(cell.below)}</small>`;
  const align = columns[at]?.align ?? 'left';
  return at === 0 && content !== ''
    ? element('th', { scope: 'row', class: align }, content)
    : element('td', { class: align }, content);
}

function percentOf(share: number, columns: readonly Column[]): number {
  const all = columns.reduce((sum, column) => sum + column.share, 0);
  return Math.round((share / all) * 10_000) / 100;
}

/** A drawing as markup of its own: vectors on paper, and words for those who cannot see it. */
function svgOf({ width, height, description, shapes }: Drawing): string {
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
