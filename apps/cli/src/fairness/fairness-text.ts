import {
  type Alarm,
  type EvidenceSummary,
  type JudgedFinding,
  oddsText,
  pText,
  type Verdict,
} from '@baize/math/fairness';
import { amountText } from '../text/amount.ts';
import { columnTable } from '../text/column-table.ts';
import type { Style } from '../text/style.ts';
import { wrapText } from '../text/wrap-text.ts';
import type { FairnessReport } from './fairness-report.ts';
import { otherVerdict, verdictOf } from './which-verdict.ts';

/** How many of the bets are shown; the others have lost their stakes. */
const SHOWN = 5;

/** What each way of betting against fairness made of a stake of 1, strongest first. */
function evidenceLines({ now, highest }: EvidenceSummary, style: Style): readonly string[] {
  if (now === null || highest === null) return [];
  const strongest = highest.parts.toSorted((a, b) => b.log - a.log).slice(0, SHOWN);
  const [titles = '', ...lines] = columnTable(
    [{ title: 'evidence, whenever one looks' }, { title: 'to 1', align: 'right' }],
    [
      [`all ${highest.parts.length} together, now`, oddsText(now.log)],
      [`at its highest, after ${amountText(highest.at)}`, oddsText(highest.log)],
      ...strongest.map(({ test, log }) => [`  ${test}`, oddsText(log)]),
    ],
  );
  return [style.faint(titles), ...lines];
}

const WIDTH = 96;

/** The report for a person: verdict first, then evidence, every test, and what the record cannot tell. */
export function fairnessText(
  { report, badLines }: FairnessReport,
  isOnce: boolean,
  style: Style,
): readonly string[] {
  const unread =
    badLines === 0 ? '' : `, ${amountText(badLines)} ${badLines === 1 ? 'line' : 'lines'} not read`;
  return [
    style.strong(`${report.described}${unread}`),
    ...verdictLines(verdictOf(report, isOnce), style),
    ...alarmLines(report.alarms, style),
    '',
    ...evidenceLines(report.evidence, style),
    '',
    ...wrapText(otherVerdict(report, isOnce), WIDTH),
    ...findingTable(report.findings, style),
    ...report.leftOut.map(({ test, reason }) => style.faint(`left out: ${test} ${reason}`)),
    ...(report.power === null ? [] : ['', ...paragraph(report.power.sentences)]),
  ];
}

/** What somebody at the table would have been called for, whatever the record as a whole is called. */
function alarmLines(alarms: readonly Alarm[], style: Style): readonly string[] {
  if (alarms.length === 0) return [];
  const sentences = alarms.map(({ sentence }) => sentence).join(' ');
  return wrapText(`A watch (--watch) raises an alarm. ${sentences}`, WIDTH).map(style.bad);
}

export function verdictLines({ level, sentences }: Verdict, style: Style): readonly string[] {
  const mark = level === 'usual' ? style.good : level === 'no-test' ? style.faint : style.bad;
  const [first = '', ...rest] = sentences;
  return [...wrapText(first, WIDTH).map(mark), ...paragraph(rest)];
}

function paragraph(sentences: readonly string[]): readonly string[] {
  return sentences.length === 0 ? [] : wrapText(sentences.join(' '), WIDTH);
}

const COLUMNS = [
  { title: 'test' },
  { title: 'n', align: 'right' },
  { title: 'statistic', align: 'right' },
  { title: 'df', align: 'right' },
  { title: 'p', align: 'right' },
  { title: 'Holm', align: 'right' },
  { title: 'BH', align: 'right' },
] as const;

function findingTable(findings: readonly JudgedFinding[], style: Style): readonly string[] {
  if (findings.length === 0) return [];
  const rows = findings.map((finding) => [
    finding.test,
    amountText(finding.n),
    statisticText(finding),
    finding.distribution.kind === 'chi-square' ? amountText(finding.distribution.degrees) : '-',
    pText(finding.p),
    finding.holm < 0.05 ? style.bad(pText(finding.holm)) : pText(finding.holm),
    pText(finding.benjaminiHochberg),
  ]);
  const [titles = '', ...lines] = columnTable(COLUMNS, rows);
  return [style.faint(titles), ...lines];
}

/** `X2 5.44`, `z -0.81`, `D 0.0009`, `4 long`: the letter says what it is held against. */
export function statisticText({ statistic, distribution }: JudgedFinding): string {
  switch (distribution.kind) {
    case 'chi-square':
      return `X2 ${statistic.toFixed(2)}`;
    case 'normal':
      return `z ${statistic.toFixed(2)}`;
    case 'kolmogorov':
      return `D ${statistic.toPrecision(3)}`;
    case 'bound':
      return `${amountText(statistic)} long`;
  }
}
