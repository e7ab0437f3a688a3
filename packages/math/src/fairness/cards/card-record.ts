import { type EvidenceKeeper, evidenceKeeper } from '../evidence/evidence-keeper.ts';
import { countText } from '../finding.ts';
import { RESULTS_PER_FALSE_ALARM } from '../monitor/alarm.ts';
import { type Chart, type RecordReport, type RecordTests, recordReport } from '../record-report.ts';
import { cardBets, cardEvidence } from './card-evidence.ts';
import { type CardTally, cardTally } from './card-tally.ts';
import { cardTests } from './card-tests.ts';
import type { Deal } from './deck.ts';
import { firstCardAlarms, firstCardRule } from './first-card-runs.ts';

export interface CardRecord extends RecordTests {
  readonly tally: CardTally;
  readonly keeper: EvidenceKeeper;
}

export function cardRecord(): CardRecord {
  const tally = cardTally();
  const bets = cardBets();
  const keeper = evidenceKeeper({
    n: tally.deals,
    evidence: () => cardEvidence(tally, bets),
    lookAt: (look) => bets.firstEvenness.look(look, [tally.firsts]),
  });
  return {
    tally,
    keeper,
    accept(deal) {
      // Bets are settled by what was known before the deal.
      bets.accept(deal);
      tally.accept(deal);
      keeper.accept();
    },
    report: () => cardReportOn(tally, keeper),
  };
}

/** Everything a record of deals tells about the shuffle and the way it was written down. */
export function cardReport(deals: readonly Deal[]): RecordReport {
  const record = cardRecord();
  for (const deal of deals) record.accept(deal);
  return record.report();
}

/** As a watch has it unless it is told otherwise. */
const FIRST_CARDS = firstCardRule(RESULTS_PER_FALSE_ALARM);

function cardReportOn(tally: CardTally, keeper: EvidenceKeeper): RecordReport {
  const [deals, cards] = [tally.deals(), tally.cards()];
  const many = countText(deals, { one: 'deal', many: 'deals' });
  const given = {
    kind: 'cards',
    results: deals,
    described: `${many}, ${countText(cards, { one: 'card', many: 'cards' })}`,
    facts: { deals, cards },
    evidence: keeper.summary(),
    alarms: firstCardAlarms(tally, FIRST_CARDS),
  };
  const report = recordReport(given, cardTests(tally), many);
  const charts = report.findings
    .filter(({ test, cells }) => /^(ranks|suits) dealt|^pairs/.test(test) && cells.length > 0)
    .map(({ test, cells }): Chart => {
      return {
        title: `${test.slice(0, 1).toUpperCase()}${test.slice(1)}`,
        test,
        kind: 'counts',
        cells,
      };
    });
  return { ...report, power: null, charts };
}
