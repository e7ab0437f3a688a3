import type { Block, Cell, Column, Fact, Table } from '../document/block.ts';
import { isLong } from '../document/long.ts';
import { element, escaped, spoken } from './markup.ts';
import { svgOf } from './svg.ts';

export function blockHtml(block: Block): string {
  switch (block.block) {
    case 'paragraph':
      return `<p>${spoken(block.text)}</p>`;
    case 'note':
      return element('p', { class: 'note' }, spoken(block.text));
    case 'heading':
      return `<h3>${spoken(block.text)}</h3>`;
    case 'command':
      return `<pre><code>${escaped(block.text)}</code></pre>`;
    case 'tiles':
      return element(
        'dl',
        { class: 'tiles' },
        block.tiles
          .map(
            ({ label, value, note }) =>
              `<div><dt>${escaped(label)}</dt><dd><strong>${escaped(value)}</strong> <span>${spoken(note)}</span></dd></div>`,
          )
          .join(''),
      );
    case 'facts':
      return element('dl', { class: 'facts' }, block.facts.map(factHtml).join('\n'));
    case 'chart':
      return `<figure><figcaption>${escaped(block.caption)}</figcaption>${svgOf(block.drawing)}</figure>`;
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
  const shown = isVerbatim ? `<code>${escaped(value)}</code>` : spoken(value);
  const kind = value.length > HALF_LINE ? ' class="whole"' : '';
  return `<div${kind}><dt>${escaped(label)}</dt><dd>${shown}</dd></div>`;
}

function signatoryHtml({ role, states }: { readonly role: string; readonly states: string }) {
  const lines = ['Name', 'Organisation', 'Date', 'Signature'].map(
    (line) => `<p class="line"><span>${line}</span></p>`,
  );
  return `<div><p class="role">${escaped(role)}</p><p class="note">${escaped(states)}</p>${lines.join('')}</div>`;
}

function tableHtml({ caption, columns, rows }: Table): string {
  const head = columns
    .map((column) => element('th', { scope: 'col', class: column.align }, escaped(column.title)))
    .join('');
  const body = rows.map((row) => rowHtml(row, columns));
  const widths = columns.map(({ share }) => `<col style="width:${percentOf(share, columns)}%">`);
  return [
    `<div class="wide${isLong(rows) ? '' : ' short'}"><table>`,
    `<caption>${escaped(caption)}</caption>`,
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
      ? spoken(cell)
      : `${spoken(cell.text)}<small>${spoken(cell.below)}</small>`;
  const align = columns[at]?.align ?? 'left';
  return at === 0 && content !== ''
    ? element('th', { scope: 'row', class: align }, content)
    : element('td', { class: align }, content);
}

function percentOf(share: number, columns: readonly Column[]): number {
  const all = columns.reduce((sum, column) => sum + column.share, 0);
  return Math.round((share / all) * 10_000) / 100;
}
