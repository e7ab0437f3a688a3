import { assertNever, err, ok, type Result } from '@baize/exact';
import { csvText } from '@baize/exact/csv';
import { INK } from './chart/ink.ts';
import type { ReportDocument, Section } from './document/block.ts';
import { parDocument } from './document/par-document.ts';
import { INTER_REGULAR } from './fonts/inter-regular.ts';
import { INTER_SEMIBOLD } from './fonts/inter-semibold.ts';
import { NOTO_SANS_SC } from './fonts/noto-sans-sc.ts';
import { blockHtml } from './html/blocks.ts';
import { element, escapeText, toSpoken } from './html/markup.ts';
import { isJsonList, type JsonValue } from './json/json-value.ts';
import { parJson, parJsonText } from './json/par-json.ts';
import type { ParSheet } from './par-sheet.ts';

/** Everything a page needs to look the same on every screen and every printer. */
function styleOf(document: ReportDocument): string {
  return [
    fontFace('Sheet', INTER_REGULAR, 400),
    fontFace('Sheet', INTER_SEMIBOLD, 600),
    fontFace('Sheet Han', NOTO_SANS_SC, 400),
    stylePage(document),
    LOOK,
  ].join('');
}

function fontFace(family: string, data: string, weight: number): string {
  return `@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/ttf;base64,${data})}\n`;
}

/** The margins of printed pages; programs that do not know margin boxes leave them empty. */
function stylePage({ header, footer }: ReportDocument): string {
  return `@page{size:A4;margin:20mm 15mm 18mm;
@top-left{content:${quote(header)};font:8pt "Sheet",sans-serif;color:${INK.dim}}
@bottom-left{content:${quote(footer)};font:8pt "Sheet",sans-serif;color:${INK.dim}}
@bottom-right{content:counter(page) " / " counter(pages);font:8pt "Sheet",sans-serif;color:${INK.dim}}}
`;
}

function quote(text: string): string {
  return `"${text.replace(/[\\"<]/g, (sign) => `\\${(sign.codePointAt(0) ?? 0).toString(16)} `)}"`;
}

const LOOK = `
:root{color-scheme:light;--ink:${INK.ink};--dim:${INK.dim};--rule:${INK.rule};--felt:${INK.felt};--brass:${INK.brass}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:#ecebe6;color:var(--ink);
font:15px/1.5 "Sheet","Sheet Han","Inter","Noto Sans SC","PingFang SC","Microsoft YaHei",system-ui,sans-serif;
font-variant-numeric:tabular-nums}
main{max-width:1000px;margin:0 auto;padding:56px 56px 72px;background:#fff}
header{border-top:6px solid var(--felt);padding-top:20px}
.kind{margin:0;color:var(--brass);font-weight:600;font-size:13px;letter-spacing:.12em;text-transform:uppercase}
h1{font-size:32px;line-height:1.2;margin:4px 0 6px;letter-spacing:-.01em}
.sub{margin:0;color:var(--dim)}
h2{font-size:21px;line-height:1.25;margin:52px 0 12px;padding-bottom:6px;border-bottom:2px solid var(--felt)}
h3{font-size:15px;margin:26px 0 6px;color:var(--felt)}
p{margin:8px 0}
nav{margin:28px 0 0;font-size:14px}
nav ol{margin:0;padding:0;list-style:none;display:flex;flex-wrap:wrap;gap:4px 20px}
a{color:var(--felt)}
.note{color:var(--dim);font-size:13px}
code{font:13px/1.45 ui-monospace,"SFMono-Regular",Menlo,Consolas,monospace;overflow-wrap:anywhere}
pre{margin:8px 0;padding:10px 14px;background:#f4f6f6;border-left:3px solid var(--brass);white-space:pre-wrap}
.tiles{display:grid;grid-template-columns:repeat(4,1fr);gap:1px;margin:28px 0 0;
background:var(--rule);border:1px solid var(--rule)}
.tiles div{background:#fff;padding:12px 16px}
.tiles dt{color:var(--dim);font-size:12px}
.tiles dd{margin:0}
.tiles strong{display:block;font-size:23px;line-height:1.3}
.tiles span{font-size:12px;color:var(--dim)}
.facts{margin:0;display:grid;grid-template-columns:1fr 1fr;gap:0 32px}
.facts div{display:grid;grid-template-columns:150px 1fr;gap:12px;padding:5px 0;border-bottom:1px solid #eef1f2}
.facts .whole{grid-column:1/-1}
.facts dt{color:var(--dim)}
.facts dd{margin:0}
.wide{overflow-x:auto;margin:12px 0}
table{border-collapse:collapse;width:100%;font-size:13px;line-height:1.35}
caption{text-align:left;color:var(--dim);padding:0 0 6px;font-size:13px}
th,td{padding:4px 6px;vertical-align:top;border-top:1px solid #e6eaec;text-align:left;font-weight:400}
.more td{border-top:0}
tbody{border-bottom:1px solid #e6eaec}
th:first-child,td:first-child{padding-left:0}
th:last-child,td:last-child{padding-right:0}
.right{text-align:right}
span[lang]{white-space:nowrap}
thead th{color:var(--dim);font-size:12px;border-top:0;border-bottom:1px solid var(--ink);vertical-align:bottom}
tbody th{font-weight:600}
td.left{overflow-wrap:anywhere}
small{display:block;color:var(--dim);font-size:11.5px;font-weight:400}
figure{margin:24px 0 8px}
figcaption{font-weight:600;margin-bottom:8px}
svg{display:block;width:100%;height:auto}
svg text{font-family:"Sheet","Inter",system-ui,sans-serif}
.signatures{display:grid;grid-template-columns:repeat(3,1fr);gap:28px;margin-top:16px}
.role{font-weight:600;margin:0}
.line{margin:30px 0 0;border-top:1px solid var(--ink);color:var(--dim);font-size:12px}
@media(max-width:720px){main{padding:28px 18px}.tiles{grid-template-columns:1fr 1fr}.facts,.signatures{grid-template-columns:1fr}
table{min-width:640px}}
@media print{body{background:#fff;font-size:9pt}main{max-width:none;padding:0}nav{display:none}
h1{font-size:20pt}h2{font-size:13pt;margin:20pt 0 6pt}h3{font-size:10pt;margin:12pt 0 3pt}
section.page{break-before:page}section.page h2{margin-top:0}
table{font-size:7.5pt}caption,.note,.tiles dt,.tiles span{font-size:7.5pt}thead th{font-size:7pt}
small{font-size:7pt}code{font-size:7.5pt}.tiles strong{font-size:15pt}.tiles{margin-top:14pt}
th,td{padding:2pt 4pt}.facts div{padding:2.5pt 0;grid-template-columns:90pt 1fr}
h2,h3,caption,figcaption{break-after:avoid}tr,figure,pre,.tiles,.signatures,.short{break-inside:avoid}
thead{display:table-header-group}.wide{overflow:visible}}
`;

/** One fact a line: which part of the sheet, about what, which property, and its value. */
interface CsvFact {
  readonly section: string;
  readonly subject: string;
  readonly property: string;
  readonly value: string;
}

const COLUMNS = ['section', 'subject', 'property', 'value'] as const;

/**
 * The whole sheet in four columns, whatever it holds. A table with a row for each bet would have to
 * leave most of it out; a spreadsheet turns these lines into one in a moment.
 */
export function parCsv(sheet: ParSheet): string {
  const columns = COLUMNS.map((title) => ({ title, value: (fact: CsvFact) => fact[title] }));
  return csvText(columns, csvFacts(parJson(sheet)));
}

export function csvFacts(sheet: { readonly [key: string]: JsonValue }): readonly CsvFact[] {
  return Object.entries(sheet).flatMap(([section, value]) => {
    if (!isJsonList(value)) return factsIn(section, '', value, '');
    return value.flatMap((item) => factsIn(section, nameOf(item), item, ''));
  });
}

/** The first field names an item, and a bet may be played in several ways. */
function nameOf(item: JsonValue): string {
  if (item === null || typeof item !== 'object' || isJsonList(item)) return `${item}`;
  const [first = ''] = Object.values(item);
  return 'play' in item && 'bet' in item && item.play !== null
    ? `${first} (${item.play})`
    : `${first}`;
}

function factsIn(
  section: string,
  subject: string,
  value: JsonValue,
  property: string,
): readonly CsvFact[] {
  if (value === null || typeof value !== 'object') {
    return [{ section, subject, property, value: value === null ? '' : `${value}` }];
  }
  const members = isJsonList(value)
    ? value.map((member, index) => [`${index + 1}`, member] as const)
    : Object.entries(value);
  return members.flatMap(([key, member]) =>
    factsIn(section, subject, member, property === '' ? key : `${property}.${key}`),
  );
}

export const PAR_FORMATS = ['html', 'pdf', 'xlsx', 'csv', 'json'] as const;
export type ParFormat = (typeof PAR_FORMATS)[number];

export interface UnknownFormat {
  readonly code: 'unknown-format';
  readonly message: string;
  readonly given: string;
  readonly known: readonly string[];
}

/** The format a name such as `pdf` asks for. */
export function parseFormat(name: string): Result<ParFormat, UnknownFormat> {
  const format = PAR_FORMATS.find((each) => each === name.toLowerCase());
  return format === undefined ? err(toUnknownFormat(name)) : ok(format);
}

/** The format the ending of a file name asks for: `sheet.pdf`. */
export function formatOfFile(path: string): Result<ParFormat, UnknownFormat> {
  const ending = /\.([^./\\]+)$/.exec(path)?.[1] ?? '';
  return ending === '' ? err(toUnknownFormat('')) : parseFormat(ending);
}

function toUnknownFormat(given: string): UnknownFormat {
  const known = PAR_FORMATS.join(', ');
  const message =
    given === ''
      ? `The file has no ending that names a format; the formats are ${known}.`
      : `There is no format ${JSON.stringify(given)}; the formats are ${known}.`;
  return { code: 'unknown-format', message, given, known: PAR_FORMATS };
}

/** The bytes of a file; the same for the same sheet, whenever and wherever they are asked for. */
export async function parFile(sheet: ParSheet, format: ParFormat): Promise<Uint8Array> {
  switch (format) {
    case 'html':
      return encode(reportHtml(parDocument(sheet)));
    case 'csv':
      return encode(parCsv(sheet));
    case 'json':
      return encode(parJsonText(sheet));
    case 'xlsx': {
      // The larger libraries are loaded by whoever needs them.
      const { parXlsx } = await import('./xlsx/par-xlsx.ts');
      return parXlsx(sheet);
    }
    case 'pdf': {
      const { parPdf } = await import('./pdf/par-pdf.ts');
      return parPdf(sheet);
    }
    default:
      return assertNever(format);
  }
}

function encode(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

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
