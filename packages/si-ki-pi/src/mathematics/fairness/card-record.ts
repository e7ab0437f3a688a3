import { compare, multiply, type Rational, rational, sum } from '@baize/exact';
import {
  type Cell,
  type Chart,
  chiSquareFinding,
  chiSquareResult,
  countText,
  type EvidenceKeeper,
  EXPECTED_MINIMUM,
  evidenceKeeper,
  goodnessOfFit,
  grainOf,
  LAGS,
  leftOut,
  longestRunTest,
  mergeThinCells,
  normalFinding,
  normalTwoSided,
  type Outcome,
  RESULTS_PER_FALSE_ALARM,
  type RecordReport,
  type RecordTests,
  recordReport,
  replayTest,
  tooFew,
} from '@baize/math/fairness/kit';
import { cardBets, cardEvidence } from './card-evidence.ts';
import { type CardTally, cardTally } from './card-tally.ts';
import { CARDS, type CardGroups, DECK_SIZE, type Deal, RANK_GROUPS, SUIT_GROUPS } from './deck.ts';
import { firstCardAlarms, firstCardRule } from './first-card-runs.ts';
import { HAND_PATTERNS, HANDS } from './hand-patterns.ts';
import { PAIRS_MINIMUM, standardScore } from './standard-score.ts';
import { neighbourTest, positionTest } from './whole-decks.ts';

const RECORDED_IN_ORDER = 'every deal is recorded in order of rank, not of dealing.';

/** Whether every card, every rank and every suit is dealt as often as the others. */
function cardCountTests(tally: CardTally): readonly Outcome[] {
  return [CARDS, RANK_GROUPS, SUIT_GROUPS].map((groups) => countTest(tally, groups));
}

function countTest(tally: CardTally, groups: CardGroups): Outcome {
  const cells = groupCells(tally.counts, groups);
  const dealt = tally.cards();
  // The cards of a deal exclude each other, which shrinks the spread of every count by this factor
  // against independent draws: nothing at all remains when whole decks are dealt.
  const spread = tally.spread() / (DECK_SIZE - 1);
  if (spread === 0 && dealt > 0) return leftOut(groups.title, 'whole decks hold every card once.');
  if (cells.some(({ expected }) => compare(expected, EXPECTED_MINIMUM) < 0)) {
    return tooFew(groups.title, dealt, 5 * cells.length, 'cards');
  }
  const { statistic, degrees } = goodnessOfFit(cells);
  const factor = dealt / spread;
  const grain = grainOf(cells.length, dealt) * factor;
  return chiSquareFinding(
    groups.title,
    dealt,
    chiSquareResult(statistic * factor, degrees, grain),
    cells,
  );
}

/** Whether the card dealt first is any of the 52 equally often. */
function firstCardTest(tally: CardTally): Outcome {
  const test = 'first cards';
  if (tally.isSorted()) return leftOut(test, RECORDED_IN_ORDER);
  const need = 5 * DECK_SIZE;
  const deals = tally.deals();
  if (deals < need) return tooFew(test, deals, need, 'deals');
  const cells = groupCells(tally.firsts, CARDS);
  return chiSquareFinding(test, deals, goodnessOfFit(cells), cells);
}

function groupCells(counts: Float64Array, { labels, groupOf }: CardGroups): readonly Cell[] {
  const grouped = new Array<number>(labels.length).fill(0);
  let n = 0;
  for (const [place, count] of counts.entries()) {
    const group = groupOf(place);
    grouped[group] = (grouped[group] ?? 0) + count;
    n += count;
  }
  const expected = rational(n, labels.length);
  return labels.map((label, i): Cell => ({ label, observed: grouped[i] ?? 0, expected }));
}

const LAG_DEALS_MINIMUM = 300;

/** Whether cards of one deal turn up again in the next more or less often than chance has it. */
function repeatTest(tally: CardTally): Outcome {
  const test = 'cards dealt again in the next deal';
  const pairs = Math.max(0, tally.deals() - 1);
  if (pairs < PAIRS_MINIMUM) return tooFew(test, tally.deals(), PAIRS_MINIMUM + 1, 'deals');
  const means: Rational[] = [];
  const variances: Rational[] = [];
  for (const [cell, times] of tally.sizes.entries()) {
    if (times === 0) continue;
    const [before, after] = [Math.floor(cell / (DECK_SIZE + 1)), cell % (DECK_SIZE + 1)];
    const mean = multiply(rational(times), rational(before * after, DECK_SIZE));
    means.push(mean);
    // Hypergeometric: drawing `after` cards of which `before` are marked.
    const rest = (DECK_SIZE - before) * (DECK_SIZE - after);
    variances.push(multiply(mean, rational(rest, DECK_SIZE * (DECK_SIZE - 1))));
  }
  const variance = sum(variances);
  if (variance.numerator === 0n) return leftOut(test, 'whole decks hold every card once.');
  const z = standardScore(tally.repeats(), sum(means), variance);
  return normalFinding(test, pairs, z, normalTwoSided(z));
}

/** Whether the first card is that of one to twelve deals before too often or too rarely. */
function firstCardLagTest(tally: CardTally): Outcome {
  const test = `first cards of 1 to ${LAGS} deals before`;
  if (tally.isSorted()) return leftOut(test, RECORDED_IN_ORDER);
  if (tally.deals() < LAG_DEALS_MINIMUM)
    return tooFew(test, tally.deals(), LAG_DEALS_MINIMUM, 'deals');
  const chance = 1 / DECK_SIZE;
  let statistic = 0;
  for (let lag = 1; lag <= LAGS; lag += 1) {
    const compared = tally.lags.compared(lag);
    const deviation = (tally.lags.matches()[lag - 1] ?? 0) - compared * chance;
    statistic += deviation ** 2 / (compared * chance * (1 - chance));
  }
  return chiSquareFinding(test, tally.deals(), chiSquareResult(statistic, LAGS, 0));
}

/** Whether the same card stays on top, or deals come again in the same order. */
function repetitionTests(tally: CardTally): readonly Outcome[] {
  const words = { many: 'deals' };
  const runs = 'longest run of one first card';
  return [
    tally.isSorted()
      ? leftOut(runs, RECORDED_IN_ORDER)
      : longestRunTest(runs, tally.firstRuns, tally.deals(), words),
    tally.isSorted()
      ? leftOut('longest stretch of deals that came again', RECORDED_IN_ORDER)
      : replayTest(tally.replays, tally.deals(), words),
  ];
}

const HANDS_MINIMUM = 20;
const ORDERS = 24;

/** Whether pairs, threes and fours are as common among the first four cards as they should be. */
function handPatternTest(tally: CardTally): Outcome {
  const test = 'pairs among four cards';
  const hands = tally.hands();
  if (hands < HANDS_MINIMUM)
    return tooFew(test, hands, HANDS_MINIMUM, 'deals of four cards or more');
  const cells = HAND_PATTERNS.map(({ label, hands: ways }, i): Cell => {
    const expected = rational(BigInt(ways) * BigInt(hands), HANDS);
    return { label, observed: tally.patterns[i] ?? 0, expected };
  });
  const merged = mergeThinCells(cells);
  return chiSquareFinding(test, hands, goodnessOfFit(merged), merged);
}

/** Whether the first four cards come in each of their 24 orders equally often. */
function handOrderTest(tally: CardTally): Outcome {
  const test = 'orders of four cards';
  if (tally.isSorted()) return leftOut(test, RECORDED_IN_ORDER);
  const hands = tally.hands();
  const need = 5 * ORDERS;
  if (hands < need) return tooFew(test, hands, need, 'deals of four cards or more');
  const expected = rational(hands, ORDERS);
  const cells = Array.from(
    tally.orders,
    (observed, i): Cell => ({ label: `${i}`, observed, expected }),
  );
  return chiSquareFinding(test, hands, goodnessOfFit(cells));
}

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

/** Every test of a record of cards, in the order in which a report shows them. */
export function cardTests(tally: CardTally): readonly Outcome[] {
  return [
    ...cardCountTests(tally),
    firstCardTest(tally),
    handPatternTest(tally),
    handOrderTest(tally),
    repeatTest(tally),
    positionTest(tally),
    neighbourTest(tally),
    firstCardLagTest(tally),
    ...repetitionTests(tally),
  ];
}
