import { assert } from '@baize/exact';
import { type EvidenceKeeper, evidenceKeeper } from '../evidence/evidence-keeper.ts';
import { countText } from '../finding.ts';
import type { OutcomeSpace } from '../outcome-space.ts';
import { type RecordTests, recordReport } from '../record-report.ts';
import { type EnumeratedTally, enumeratedTally } from '../tally/enumerated-tally.ts';
import { enumeratedEvenness, enumeratedEvidence, lookAtEvenness } from './enumerated-evidence.ts';
import { enumeratedTests } from './enumerated-tests.ts';

/** With what a watch wants to know while the tests are filled. */
export interface EnumeratedRecord extends RecordTests {
  readonly tally: EnumeratedTally;
  readonly keeper: EvidenceKeeper;
}

/** The tests of a record whose results are numbers of outcomes: all that a new mechanic needs. */
export function enumeratedRecord(kind: string, space: OutcomeSpace): EnumeratedRecord {
  const tally = enumeratedTally(space);
  const evenness = enumeratedEvenness();
  const keeper = evidenceKeeper({
    n: tally.n,
    evidence: () => enumeratedEvidence(tally, evenness),
    lookAt: (look) => lookAtEvenness(evenness, look, tally),
  });
  return {
    tally,
    keeper,
    accept([outcome = -1]) {
      assert(outcome >= 0 && outcome < space.outcomes, `No such outcome: ${outcome}`);
      tally.accept(outcome);
      keeper.accept();
    },
    report() {
      const results = tally.n();
      const described = countText(results, space.words);
      const evidence = keeper.summary();
      const given = { kind, results, described, facts: { results }, evidence, alarms: [] };
      const report = recordReport(given, enumeratedTests(tally), described);
      const charts = report.findings
        .filter(({ cells }) => cells.length > 0 && cells.length <= 60)
        .map(({ test, cells }) => ({ title: test, test, kind: 'counts' as const, cells }));
      return { ...report, power: null, charts };
    },
  };
}
