import { fractionText } from '@baize/exact';
import type { DiceReport, JudgedFinding } from '@baize/math/fairness';
import type { FairnessReport } from './fairness-report.ts';
import type { BadLine } from './read-record.ts';

export function badLineJson({ line, error }: BadLine): string {
  return JSON.stringify({ line, error });
}

/** One line: what was read, the verdict, every test with its p-value, and what was left out. */
export function fairnessJson({ report, bad, sha256 }: FairnessReport): string {
  const { findings, leftOut, verdict } = report;
  return JSON.stringify({
    ...(report.kind === 'dice'
      ? { record: 'dice', rolls: report.rolls, order: report.order }
      : { record: 'cards', deals: report.deals, cards: report.cards }),
    sha256,
    badLines: bad.length,
    verdict: { level: verdict.level, text: verdict.sentences.join(' ') },
    tests: findings.map(findingJson),
    leftOut: leftOut.map(({ test, reason }) => ({ test, reason })),
    ...(report.kind === 'dice' ? { power: powerJson(report) } : {}),
  });
}

/** Six digits: what lies beyond depends on how a machine rounds its exponentials. */
function sixDigits(value: number): number {
  return Number(value.toPrecision(6));
}

export function findingJson(finding: JudgedFinding) {
  const { test, n, statistic, distribution, p, holm, benjaminiHochberg, cells } = finding;
  return {
    test,
    n,
    statistic: sixDigits(statistic),
    distribution: distribution.kind,
    ...(distribution.kind === 'chi-square' ? { degrees: distribution.degrees } : {}),
    p: sixDigits(p),
    holm: sixDigits(holm),
    bh: sixDigits(benjaminiHochberg),
    ...(cells.length === 0 || cells.length > 60
      ? {}
      : {
          cells: cells.map(({ label, observed, expected }) => ({
            cell: label,
            observed,
            expected: fractionText(expected),
          })),
        }),
  };
}

function powerJson({ power }: DiceReport) {
  return {
    about: power.about,
    level: sixDigits(power.level),
    faces: power.faces.map(({ chance, noticed }) => ({
      chance: fractionText(chance),
      noticed: sixDigits(noticed),
    })),
    leastNoticed: power.least === null ? null : fractionText(power.least),
    rollsForEighteenPercent: power.rollsForEighteen,
  };
}
