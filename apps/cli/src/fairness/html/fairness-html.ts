import {
  type Chart,
  type EvidenceSummary,
  type JudgedFinding,
  oddsText,
  pText,
  type RecordReport,
} from '@baize/math/fairness';
import { linearScale } from '@baize/report/chart';
import { amountText } from '../../text/amount.ts';
import type { FairnessReport } from '../fairness-report.ts';
import { statisticText } from '../fairness-text.ts';
import { otherVerdict, verdictOf } from '../which-verdict.ts';
import { countChart } from './count-chart.ts';
import { shareChart } from './share-chart.ts';
import { element, escapeText, line, picture, text } from './svg.ts';

/** One file without anything from elsewhere: it opens, prints and archives as it is. */
function page(title: string, sections: readonly string[]): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeText(title)}</title>`,
    `<style>${STYLE}</style>`,
    '</head>',
    '<body>',
    '<main>',
    ...sections,
    '</main>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
}

const STYLE = `
:root { color-scheme: light; --ink: #18232a; --dim: #4c616f; --rule: #d5dce0; --felt: #115347;
  --brass: #b8862f; --out: #b3261e; }
* { box-sizing: border-box; }
body { margin: 0; background: #f4f2ec; color: var(--ink);
  font: 15px/1.5 "Inter", system-ui, "Segoe UI", sans-serif; }
main { max-width: 760px; margin: 0 auto; padding: 40px 32px 64px; background: #fff; }
h1 { font-size: 26px; line-height: 1.2; margin: 0 0 4px; }
h2 { font-size: 17px; margin: 34px 0 8px; border-bottom: 1px solid var(--rule); padding-bottom: 4px; }
p { margin: 8px 0; }
.what { color: var(--dim); margin-top: 0; }
.verdict { border-left: 5px solid var(--felt); background: #eef4f2; padding: 10px 16px; margin: 20px 0; }
.verdict.unusual { border-color: var(--out); background: #fbeeed; }
.verdict p:first-child { font-weight: 600; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 12px; }
svg { display: block; width: 100%; height: auto; margin: 10px 0; }
svg text { font: 12px "Inter", system-ui, sans-serif; fill: var(--ink); }
svg .caption { font-weight: 600; font-size: 13px; }
svg .axis { fill: var(--dim); font-size: 11px; font-variant-numeric: tabular-nums; }
svg .middle { text-anchor: middle; } svg .end { text-anchor: end; }
svg .grid { stroke: #e6eaec; } svg .base { stroke: var(--dim); }
svg .expected, svg .mean { stroke: var(--brass); stroke-width: 2; }
svg .level { stroke: var(--brass); stroke-dasharray: 4 3; }
svg .band { fill: #f3e8d2; } svg .stem { stroke: #9db0ab; stroke-width: 1.5; }
svg .bar { fill: #7ba79c; } svg .bar.out { fill: #d98e88; } svg .spread { stroke: var(--ink); }
svg .dot { fill: var(--felt); } svg .ring { fill: #fff; stroke: var(--felt); stroke-width: 1.5; }
svg .dot.out { fill: var(--out); } svg .ring.out { stroke: var(--out); }
table { border-collapse: collapse; width: 100%; font-size: 13px; font-variant-numeric: tabular-nums; }
th, td { text-align: right; padding: 4px 8px; border-bottom: 1px solid var(--rule); }
th:first-child, td:first-child { text-align: left; padding-left: 0; }
th { color: var(--dim); font-weight: 500; }
td.out { color: var(--out); font-weight: 600; }
.note, .key { color: var(--dim); font-size: 13px; }
code { font: 12px ui-monospace, "SFMono-Regular", Consolas, monospace; overflow-wrap: anywhere; }
@media (max-width: 560px) { main { padding: 24px 16px; } .pair { grid-template-columns: 1fr; } }
@media print { body { background: #fff; font-size: 11pt; } main { max-width: none; padding: 0; }
  svg, table, .verdict { break-inside: avoid; } h2 { break-after: avoid; } }
`;

const WIDTH = 680;
const LEFT = 250;
const RIGHT = WIDTH - 64;
const ROW = 24;
const TOP = 46;

/** Every p-value on a scale by powers of ten, and what remains of it when all tests are allowed for. */
function pChart(title: string, findings: readonly JudgedFinding[]): string {
  const smallest = Math.min(0.001, ...findings.map(({ p }) => p));
  const decades = Math.min(12, Math.ceil(-Math.log10(smallest)));
  const place = linearScale(0, decades, RIGHT, LEFT);
  const x = (p: number) => place(Math.min(decades, -Math.log10(p)));
  const height = TOP + findings.length * ROW + 10;
  return picture(WIDTH, height, `${title}: ${description(findings)}`, [
    text(16, 18, title, { class: 'caption' }),
    ...marks(decades).flatMap(([p, label, kind]) => [
      line(x(p), TOP - 10, x(p), height - 8, kind),
      text(x(p), TOP - 16, label, { class: 'axis middle' }),
    ]),
    ...findings.flatMap(({ test, p, holm }, i) => {
      const y = TOP + (i + 0.5) * ROW;
      return [
        text(LEFT - 12, y + 4, test, { class: 'label end' }),
        line(x(p), y, x(holm), y, 'stem'),
        element('circle', { cx: x(holm), cy: y, r: 5, class: holm < 0.05 ? 'ring out' : 'ring' }),
        element('circle', { cx: x(p), cy: y, r: 4, class: holm < 0.05 ? 'dot out' : 'dot' }),
        text(RIGHT + 12, y + 4, pText(p), { class: 'axis' }),
      ];
    }),
  ]);
}

/** The levels that matter, then every power of ten or every third one. */
function marks(decades: number): readonly (readonly [number, string, string])[] {
  const step = decades > 6 ? 3 : 1;
  const powers = Array.from({ length: Math.floor(decades / step) + 1 }, (_, i) => i * step)
    .filter((power) => power !== 2)
    .map((power) => [10 ** -power, power < 4 ? `${10 ** -power}` : `1e-${power}`, 'grid'] as const);
  return [...powers, [0.05, '5%', 'level'], [0.01, '1%', 'level']];
}

function description(findings: readonly JudgedFinding[]): string {
  return findings.map(({ test, p }) => `${test} ${pText(p)}`).join(', ');
}

/** The whole report as one page: verdict, evidence, charts, every test, how to repeat it. */
export function fairnessHtml(answer: FairnessReport, file: string, isOnce: boolean): string {
  const { report, badLines, sha256 } = answer;
  const title = `Fairness of recorded ${report.kind}`;
  return page(title, [
    `<h1>${escapeText(title)}</h1>`,
    `<p class="what">${escapeText(file)}: ${escapeText(report.described)}${unread(badLines)}</p>`,
    verdictBox(verdictOf(report, isOnce)),
    ...evidenceSection(report.evidence),
    ...chartSections(report),
    ...pSection(report.findings),
    paragraph(otherVerdict(report, isOnce)),
    ...testsSection(report.findings),
    ...leftOutSection(report.leftOut),
    ...(report.power === null
      ? []
      : section('What this record could show', report.power.sentences)),
    ...repeatSection(`${file}${isOnce ? ' --once' : ''}`, sha256),
  ]);
}

function unread(bad: number): string {
  return bad === 0 ? '' : `, ${amountText(bad)} lines could not be read and are left out`;
}

function verdictBox({ level, sentences }: RecordReport['verdict']): string {
  const kind = level === 'unusual' || level === 'very-unusual' ? 'verdict unusual' : 'verdict';
  return `<div class="${kind}">${sentences.map(paragraph).join('')}</div>`;
}

/** What each bet against fairness made of a stake of 1. */
function evidenceSection({ now, highest }: EvidenceSummary): readonly string[] {
  if (now === null || highest === null) return [];
  const rows = highest.parts
    .toSorted((a, b) => b.log - a.log)
    .map(({ test, log }) => `<tr><td>${escapeText(test)}</td><td>${oddsText(log)}</td></tr>`);
  return [
    '<h2>Evidence, whenever one looks</h2>',
    `<p>${oddsText(now.log)} to 1 now; at its highest ${oddsText(highest.log)} to 1, after ${amountText(highest.at)}.</p>`,
    `<table><thead><tr><th>bet against fairness</th><th>to 1</th></tr></thead><tbody>${rows.join('\n')}</tbody></table>`,
    '<p class="key">What a stake of 1 had become at the highest; the mean of all decides.</p>',
  ];
}

function chartSections({ charts, findings }: RecordReport): readonly string[] {
  const shares = charts.filter(({ kind }) => kind === 'shares');
  const counts = charts.filter(({ kind }) => kind === 'counts');
  const drawChart = (draw: typeof shareChart, { title, test, cells }: Chart) =>
    draw(title, cells, isUnusual(findings, test));
  return [
    ...(shares.length === 0
      ? []
      : [
          '<h2>Shares</h2>',
          `<div class="pair">${shares.map((chart) => drawChart(shareChart, chart)).join('')}</div>`,
          '<p class="key">Dots are shares; the line is what is expected, the band where 95 of 100 fair shares lie.</p>',
        ]),
    ...(counts.length === 0
      ? []
      : [
          '<h2>Counts</h2>',
          ...counts.map((chart) => drawChart(countChart, chart)),
          '<p class="key">Bars are what was seen, wide marks what is expected, thin lines the usual spread.</p>',
        ]),
  ];
}

function pSection(findings: readonly JudgedFinding[]): readonly string[] {
  if (findings.length === 0) return [];
  return [
    '<h2>How unlikely is each result?</h2>',
    pChart('p-values', findings),
    '<p class="key">Dots are p-values, rings what is left of them when all tests are allowed for (Holm).</p>',
  ];
}

function testsSection(findings: readonly JudgedFinding[]): readonly string[] {
  const rows = findings.map((finding) => {
    const { test, n, distribution, p, holm, benjaminiHochberg } = finding;
    const degrees = distribution.kind === 'chi-square' ? amountText(distribution.degrees) : '-';
    const cells = [test, amountText(n), statisticText(finding), degrees, pText(p)];
    const kind = holm < 0.05 ? ' class="out"' : '';
    return `<tr>${cells.map((cell) => `<td>${escapeText(cell)}</td>`).join('')}<td${kind}>${pText(holm)}</td><td>${pText(benjaminiHochberg)}</td></tr>`;
  });
  if (rows.length === 0) return [];
  const titles = ['test', 'n', 'statistic', 'df', 'p', 'Holm', 'BH'];
  return [
    '<h2>All tests</h2>',
    `<table><thead><tr>${titles.map((title) => `<th>${title}</th>`).join('')}</tr></thead>`,
    `<tbody>${rows.join('\n')}</tbody></table>`,
    '<p class="key">X2: chi-square, on both sides; z: standard normal; long: a bound that is exact. BH: Benjamini and Hochberg.</p>',
  ];
}

function leftOutSection(leftOut: RecordReport['leftOut']): readonly string[] {
  if (leftOut.length === 0) return [];
  const items = leftOut.map(({ test, reason }) => `${capital(test)} ${reason}`);
  return section('Left out', items);
}

function repeatSection(file: string, sha256: string): readonly string[] {
  return [
    '<h2>To repeat this</h2>',
    `<p><code>baize fairness ${escapeText(file)}</code></p>`,
    `<p class="note">SHA-256 of the record: <code>${sha256}</code></p>`,
  ];
}

function section(title: string, sentences: readonly string[]): readonly string[] {
  return [`<h2>${title}</h2>`, ...sentences.map(paragraph)];
}

function paragraph(sentence: string): string {
  return `<p>${escapeText(sentence)}</p>`;
}

function isUnusual(findings: readonly JudgedFinding[], name: string): boolean {
  return findings.some(({ test, holm }) => test === name && holm < 0.05);
}

function capital(text: string): string {
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}`;
}
