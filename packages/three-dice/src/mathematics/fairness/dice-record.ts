import {
  aspectCells,
  type Chart,
  countText,
  type EnumeratedTally,
  type EvidenceKeeper,
  enumeratedEvenness,
  enumeratedEvidence,
  enumeratedTally,
  enumeratedTests,
  evidenceKeeper,
  type JudgedFinding,
  lookAtEvenness,
  RESULTS_PER_FALSE_ALARM,
  type RecordReport,
  type RecordTests,
  recordReport,
  UNUSUAL,
} from '@baize/math/fairness/kit';
import type { Roll } from '../../roll.ts';
import { rollIndex } from '../../settle.ts';
import { dicePower } from './dice-power.ts';
import { diceRunAlarms, diceRunRules } from './dice-runs.ts';
import { DICE, TOTAL } from './dice-space.ts';
import { describePower } from './power-words.ts';
import { type OrderWatch, orderWatch } from './recorded-order.ts';
import { sortedDiceEvidence, sortedDiceTests } from './sorted-dice.ts';

/** The tests of a dice record, with what a monitor wants to know while they are filled. */
export interface DiceRecord extends RecordTests {
  /** Takes a roll by its number, 0 to 215. True if the evidence was computed for it. */
  acceptOutcome(outcome: number): boolean;
  readonly tally: EnumeratedTally;
  readonly order: OrderWatch;
  readonly keeper: EvidenceKeeper;
}

export function diceRecord(): DiceRecord {
  const tally = enumeratedTally(DICE);
  const order = orderWatch();
  const evenness = enumeratedEvenness();
  const keeper = evidenceKeeper({
    n: tally.n,
    evidence: () =>
      order.order() === 'sorted' ? sortedDiceEvidence(tally) : enumeratedEvidence(tally, evenness),
    lookAt: (look) => lookAtEvenness(evenness, look, tally),
  });
  const acceptOutcome = (outcome: number): boolean => {
    tally.accept(outcome);
    order.accept(outcome);
    return keeper.accept();
  };
  return {
    tally,
    order,
    keeper,
    acceptOutcome,
    accept: ([a = 1, b = 1, c = 1]) => {
      acceptOutcome((a - 1) * 36 + (b - 1) * 6 + (c - 1));
    },
    report: () => diceReportOn(tally, order, keeper),
  };
}

/** Everything a record of rolls tells about the dice, the device and the way it was written down. */
export function diceReport(rolls: readonly Roll[]): RecordReport {
  const record = diceRecord();
  for (const roll of rolls) record.acceptOutcome(rollIndex(roll));
  return record.report();
}

/** As a watch has them unless it is told otherwise. */
const RUN_RULES = diceRunRules(RESULTS_PER_FALSE_ALARM);

function diceReportOn(
  tally: EnumeratedTally,
  { order: orderOf }: OrderWatch,
  keeper: EvidenceKeeper,
): RecordReport {
  const rolls = tally.n();
  const order = orderOf();
  const outcomes = order === 'sorted' ? sortedDiceTests(tally) : enumeratedTests(tally);
  const many = countText(rolls, DICE.words);
  const given = {
    kind: 'dice',
    results: rolls,
    described: order === 'sorted' ? `${many}, dice in order of size` : many,
    facts: { rolls, order },
    evidence: keeper.summary(),
    alarms: diceRunAlarms(tally, order, RUN_RULES),
  };
  const report = recordReport(given, outcomes, many);
  const tests = report.findings.length;
  return {
    ...report,
    power: tests === 0 ? null : describePower(rolls, dicePower(rolls, order, UNUSUAL / tests)),
    charts: rolls === 0 ? [] : [...faceCharts(report.findings), totalsChart(tally)],
  };
}

function faceCharts(findings: readonly JudgedFinding[]): readonly Chart[] {
  return findings
    .filter(({ test }) => test.startsWith('faces of') && !test.includes('before'))
    .map(({ test, cells }): Chart => ({ title: `F${test.slice(1)}`, test, kind: 'shares', cells }));
}

function totalsChart({ space, counts }: EnumeratedTally): Chart {
  return {
    title: 'Totals',
    test: TOTAL.title,
    kind: 'counts',
    cells: aspectCells(space, TOTAL, counts),
  };
}
