import { commit, type Seed } from '@baize/chance';
import { findingJson } from '../fairness/fairness-json.ts';
import type { BatteryRun } from './run-battery.ts';

/** One line that depends on the seed and the number of draws alone. */
export function batteryJson(seed: Seed, draws: number, { report, isComplete }: BatteryRun): string {
  const { rolls, decks, findings, leftOut, verdict } = report;
  return JSON.stringify({
    seed,
    commitment: commit(seed),
    draws,
    rolls,
    decks,
    complete: isComplete,
    verdict: { level: verdict.level, text: verdict.sentences.join(' ') },
    tests: findings.map((finding) => {
      const { cells: _cells, ...numbers } = findingJson(finding);
      return { ...numbers, at95: finding.holm >= 0.05, at99: finding.holm >= 0.01 };
    }),
    leftOut: leftOut.map(({ test, reason }) => ({ test, reason })),
  });
}
