import { type DiceReport, type JudgedFinding, pText } from '@baize/math/fairness';
import { amountText } from '../../text/amount.ts';
import type { FairnessReport } from '../fairness-report.ts';
import { statisticText } from '../fairness-text.ts';
import { powerSentences } from '../power-sentences.ts';
import { countChart } from './count-chart.ts';
import { pChart } from './p-chart.ts';
import { page } from './page.ts';
import { shareChart } from './share-chart.ts';
import { escapeText } from './svg.ts';

/** The whole report as one page: verdict, charts, every test, what was left out, how to repeat it. */
export function fairnessHtml(answer: FairnessReport, file: string): string {
  const { report, bad, sha256 } = answer;
  const title = report.kind === 'dice' ? 'Fairness of recorded dice' : 'Fairness of recorded cards';
  const what =
    report.kind === 'dice'
      ? `${amountText(report.rolls)} rolls`
      : `${amountText(report.deals)} deals, ${amountText(report.cards)} cards`;
  return page(title, [
    `<h1>${title}</h1>`,
    `<p class="what">${escapeText(file)}: ${what}${unread(bad.length)}</p>`,
    verdictBox(report.verdict),
    ...(report.kind === 'dice' ? diceSections(report) : cardSections(report.findings)),
    ...pSection(report.findings),
    ...testsSection(report.findings),
    ...leftOutSection(report.leftOut),
    ...(report.kind === 'dice'
      ? section('What this record could show', powerSentences(report))
      : []),
    ...repeatSection(file, sha256),
  ]);
}

function unread(bad: number): string {
  return bad === 0 ? '' : `, ${amountText(bad)} lines could not be read and are left out`;
}

function verdictBox({ level, sentences }: DiceReport['verdict']): string {
  const kind = level === 'unusual' || level === 'very-unusual' ? 'verdict unusual' : 'verdict';
  return `<div class="${kind}">${sentences.map(paragraph).join('')}</div>`;
}

function diceSections(report: DiceReport): readonly string[] {
  const faces = report.findings.filter(({ test }) => test.startsWith('faces of'));
  if (report.rolls === 0) return [];
  return [
    '<h2>Faces</h2>',
    `<div class="pair">${faces.map(({ test, cells, holm }) => shareChart(capital(test), cells, holm < 0.05)).join('')}</div>`,
    '<p class="key">Dots are shares of the dice; the line is 16.67%, the band where 95 of 100 fair shares lie.</p>',
    '<h2>Totals</h2>',
    countChart('Totals', report.totals, isUnusual(report.findings, 'totals')),
    '<p class="key">Bars are rolls seen, wide marks what is expected, thin lines the usual spread.</p>',
  ];
}

function cardSections(findings: readonly JudgedFinding[]): readonly string[] {
  const charts = findings
    .filter(({ test, cells }) => /^(ranks|suits) dealt|^pairs/.test(test) && cells.length > 0)
    .map(({ test, cells, holm }) => countChart(capital(test), cells, holm < 0.05));
  return charts.length === 0 ? [] : ['<h2>Cards</h2>', ...charts];
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
    '<p class="key">X2: chi-square; z: standard normal. BH: Benjamini and Hochberg.</p>',
  ];
}

function leftOutSection(leftOut: DiceReport['leftOut']): readonly string[] {
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
