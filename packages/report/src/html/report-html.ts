import type { ReportDocument, Section } from '../document/block.ts';
import { blockHtml } from './blocks.ts';
import { element, escapeText, toSpoken } from './markup.ts';
import { styleOf } from './style.ts';

/** One file without anything from elsewhere: it opens, prints and archives as it is. */
export function reportHtml(document: ReportDocument): string {
  const { kind, title, subtitle, summary, sections } = document;
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeText(`${kind}: ${title}`)}</title>`,
    `<style>\n${styleOf(document)}</style>`,
    '</head>',
    '<body>',
    '<main>',
    '<header>',
    element('p', { class: 'kind' }, escapeText(kind)),
    `<h1>${toSpoken(title)}</h1>`,
    element('p', { class: 'sub' }, toSpoken(subtitle)),
    '</header>',
    ...summary.map(blockHtml),
    contents(sections),
    ...sections.flatMap(sectionHtml),
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

function contents(sections: readonly Section[]): string {
  const items = sections.map(({ id, title }) => {
    const link = element('a', { href: `#${id}` }, escapeText(title));
    return `<li>${link}</li>`;
  });
  return `<nav aria-label="Contents"><ol>${items.join('')}</ol></nav>`;
}

function sectionHtml({ id, title, startsPage, blocks }: Section): readonly string[] {
  return [
    `<section id="${id}" aria-labelledby="${id}-title"${startsPage ? ' class="page"' : ''}>`,
    `<h2 id="${id}-title">${escapeText(title)}</h2>`,
    ...blocks.map(blockHtml),
    '</section>',
  ];
}
