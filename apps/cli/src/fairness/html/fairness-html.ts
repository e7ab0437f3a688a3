import {
  type Chart,
  type EvidenceSummary,
  type JudgedFinding,
  oddsText,
  pText,
  type RecordReport,
} from '@baize/math/fairness';
import { amountText } from '../../text/amount.ts';
import type { FairnessReport } from '../fairness-report.ts';
import { statisticText } from '../fairness-text.ts';
import { powerSentences } from '../power-sentences.ts';
import { otherVerdict, verdictOf } from '../which-verdict.ts';
import { countChart } from './count-chart.ts';
import { pChart } from './p-chart.ts';
import { page } from './page.ts';
import { shareChart } from './share-chart.ts';
import { escapeText } from './svg.ts';

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
      : section('What this record could show', powerSentences(report, report.power))),
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
  const drawn = (draw: typeof shareChart, { title, test, cells }: Chart) =>
    draw(title, cells, isUnusual(findings, test));
  return [
    ...(shares.length === 0
      ? []
      : [
          '<h2>Shares</h2>',
          `<div class="pair">${shares.map((chart) => drawn(shareChart, chart)).join('')}</div>`,
          '<p class="key">Dots are shares; the line is what is expected, the band where 95 of 100 fair shares lie.</p>',
        ]),
    ...(counts.length === 0
      ? []
      : [
          '<h2>Counts</h2>',
          ...counts.map((chart) => drawn(countChart, chart)),
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
