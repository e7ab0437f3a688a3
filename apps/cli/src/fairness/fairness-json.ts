import { fractionText } from '@baize/exact';
import type { EvidenceAt, JudgedFinding, RecordReport } from '@baize/math/fairness';
import type { FairnessReport } from './fairness-report.ts';
import type { BadLine } from './read-record.ts';
import { verdictOf } from './which-verdict.ts';

export function badLineJson({ line, error }: BadLine): string {
  return JSON.stringify({ line, error });
}

/** One line: what was read, the verdict, the evidence, every test with its p-value, and what was left out. */
export function fairnessJson(answer: FairnessReport, isOnce: boolean): string {
  const { report, badLines, sha256 } = answer;
  const { findings, leftOut, oneLook, evidence, power, alarms } = report;
  return JSON.stringify({
    record: report.kind,
    ...report.facts,
    sha256,
    badLines,
    verdict: { ...verdictJson(verdictOf(report, isOnce)), by: isOnce ? 'one-look' : 'evidence' },
    evidence: {
      now: evidence.now === null ? null : evidenceJson(evidence.now),
      highest: evidence.highest === null ? null : evidenceJson(evidence.highest),
    },
    alarms: alarms.map(({ at, details }) => ({ at, ...details })),
    oneLook: verdictJson(oneLook),
    tests: findings.map(findingJson),
    leftOut: leftOut.map(({ test, reason }) => ({ test, reason })),
    ...(power === null ? {} : { power: power.facts }),
  });
}

function verdictJson({ level, sentences }: RecordReport['verdict']) {
  return { level, text: sentences.join(' ') };
}

/** Evidence beyond any number a program could hold is cut off there. */
function evidenceJson({ at, log, parts }: EvidenceAt) {
  const value = (logarithm: number) => sixDigits(Math.exp(Math.min(logarithm, 700)));
  return {
    at,
    evidence: value(log),
    parts: parts.map((part) => ({ test: part.test, evidence: value(part.log) })),
  };
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
