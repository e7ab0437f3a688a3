import type { Seed } from '@baize/chance';
import { type JudgedFinding, pText } from '@baize/math/fairness';
import { statisticText, verdictLines } from '../fairness/fairness-text.ts';
import { amountText } from '../text/amount.ts';
import { columnTable } from '../text/column-table.ts';
import type { Style } from '../text/style.ts';
import { wrapText } from '../text/wrap-text.ts';
import type { BatteryRun } from './run-battery.ts';

const COLUMNS = [
  { title: 'test' },
  { title: 'n', align: 'right' },
  { title: 'statistic', align: 'right' },
  { title: 'df', align: 'right' },
  { title: 'p', align: 'right' },
  { title: 'Holm', align: 'right' },
  { title: '95%' },
  { title: '99%' },
] as const;

/** The battery for a person, who can repeat it to the letter with the seed it names. */
export function batteryText(
  seed: Seed,
  draws: number,
  { report, isComplete }: BatteryRun,
  style: Style,
): readonly string[] {
  const { rolls, decks, findings, leftOut, verdict } = report;
  const stopped = isComplete ? '' : ` of ${amountText(draws)}: stopped`;
  const [titles = '', ...lines] = columnTable(
    COLUMNS,
    findings.map((each) => row(each, style)),
  );
  return [
    style.strong(`${amountText(rolls)} rolls${stopped} and ${amountText(decks)} decks`),
    `seed ${seed}`,
    ...verdictLines(verdict, style),
    ...(findings.length === 0 ? [] : ['', style.faint(titles), ...lines]),
    ...leftOut.map(({ test, reason }) => style.faint(`left out: ${test} ${reason}`)),
    '',
    ...wrapText(expectation(findings), 96),
  ];
}

function row(finding: JudgedFinding, style: Style): readonly string[] {
  const { test, n, distribution, p, holm } = finding;
  const passes = (level: number) => (holm >= level ? style.good('pass') : style.bad('fail'));
  return [
    test,
    amountText(n),
    statisticText(finding),
    distribution.kind === 'chi-square' ? amountText(distribution.degrees) : '-',
    pText(p),
    pText(holm),
    passes(0.05),
    passes(0.01),
  ];
}

/** Whoever sees a small p-value among two dozen should know that it was to be expected. */
function expectation(findings: readonly JudgedFinding[]): string {
  const below = (level: number) => findings.filter(({ p }) => p < level).length;
  const tests = findings.length;
  return (
    `Pass and fail are after Holm, who allows for all ${tests} tests, and so is the verdict. Alone, ` +
    `${below(0.05)} p-values are below 5% where a perfect generator has ${(tests * 0.05).toFixed(1)} on ` +
    `average, and ${below(0.01)} below 1% where it has ${(tests * 0.01).toFixed(1)}.`
  );
}
