import type { Posting } from '@baize/ledger';
import type { TableRules } from '../configuration/table-rules.ts';
import type { Outcome } from '../contributions.ts';
import type { EventOf, Recorded, TableEvent } from '../event.ts';
import { type ClawedBack, clawBack, clawBackReasons } from '../irregularities/claw-back.ts';
import { compensationKey, differences } from '../irregularities/correct.ts';
import { collectAgain } from '../irregularities/correct-in-progress.ts';
import { type Moved, settlementReversed } from '../irregularities/reverse-settlement.ts';
import { collectionOf, paymentOf, settlementReasons } from '../round/money.ts';
import { betsReturned } from '../round/return-bets.ts';
import type { ClosedStakes, SettledTerminal } from '../round/settled.ts';
import type { Comparison } from './difference.ts';
import { operationsAsked } from './operations-asked.ts';
import { joinSettled } from './outcome.ts';
import { payableFundsOnRecord } from './payable-funds-on-record.ts';
import { type ReasonsOnRecord, reasonsOnRecord } from './reasons-on-record.ts';
import { betsIn, withoutBets, withoutLines, withoutReturned } from './without-bets.ts';

/** How far the settlement has come. */
type Progress = 'resulted' | 'collected' | 'paid';

interface Standing {
  readonly progress: Progress;
  readonly closed: readonly ClosedStakes[];
  readonly result: Outcome | null;
  /** As the engine settles it, whatever the record says. */
  readonly settled: readonly SettledTerminal[];
  /** What was settled before the end, of a round that one outcome could not decide. */
  readonly early: readonly SettledTerminal[];
}

const FRESH: Standing = {
  progress: 'resulted',
  closed: [],
  result: null,
  settled: [],
  early: [],
};

const PROGRESS = { LosersCollected: 'collected', WinnersPaid: 'paid' } as const;

/**
 * Every settlement of a round that one outcome decides, computed again from the stakes at the close and that
 * outcome: for every mechanic that says what an event settled and how an outcome settles.
 */
export function* recomputeByOutcome(
  facts: readonly Recorded[],
  rules: TableRules,
): Generator<Comparison> {
  let standing = FRESH;
  const asked = operationsAsked(facts);
  for (const fact of facts) {
    const { sequence, event } = fact;
    const where = `event ${sequence}`;
    const part = rules.mechanic.settlementIn(event);
    if (part?.isPartial) standing = { ...standing, early: part.settled };
    const found = outcomeIn(event, rules);
    if (found) {
      const rest = withoutBets(standing.closed, betsIn(standing.early));
      const settled = settledBy(rules, rest, found.outcome);
      yield { where: `${where}: settled`, recorded: found.settled, recomputed: settled };
      standing = { ...standing, result: found.outcome, settled };
      continue;
    }
    switch (event.type) {
      case 'LosersCollected':
      case 'WinnersPaid': {
        const recomputed = postingsOf(event, standing.settled, rules);
        yield { where: `${where}: postings`, recorded: event.postings, recomputed };
        standing = { ...standing, progress: PROGRESS[event.type] };
        break;
      }
      case 'BetsReturned':
        yield { where, recorded: event, recomputed: recomputeReturned(event, standing, rules) };
        standing = withoutReturnedBets(standing, event);
        break;
      case 'ResultCorrected':
      case 'RoundReversed': {
        const settled = settledAfter(event, standing, rules);
        yield* recomputeTurned(asked.decided(fact.op), where, event, standing, settled, rules);
        const result = event.type === 'ResultCorrected' ? event.is : null;
        standing = { ...standing, result, settled: result === null ? [] : settled };
        break;
      }
      case 'SettlementReversed':
        yield recomputeTakenBack(asked.granted(fact.op), where, event, standing, rules);
        standing = { ...FRESH, closed: standing.closed };
        break;
      default:
        standing = standingAfter(standing, event);
    }
  }
}

/** What stands after an event by which nothing is settled. */
function standingAfter(standing: Standing, event: TableEvent): Standing {
  switch (event.type) {
    case 'BetsClosed':
      return { ...standing, closed: event.stakes };
    case 'AmountDecided': {
      const { closed, early } = standing;
      const left = withoutReturned({ closed, settled: early }, event);
      return { ...withoutReturned(standing, event), early: left.settled };
    }
    case 'RoundConcluded':
      return { ...standing, progress: 'paid', ...joinEarly(standing) };
    default:
      return standing;
  }
}

/** A correction settles again; a reversal is as if nothing had been settled. */
function settledAfter(
  event: EventOf<'ResultCorrected'> | EventOf<'RoundReversed'>,
  { closed, settled }: Standing,
  rules: TableRules,
): readonly SettledTerminal[] {
  return event.type === 'ResultCorrected' ? settledBy(rules, closed, event.is) : undone(settled);
}

function* recomputeTurned(
  op: string,
  where: string,
  event: EventOf<'ResultCorrected'> | EventOf<'RoundReversed'>,
  standing: Standing,
  settled: readonly SettledTerminal[],
  rules: TableRules,
): Generator<Comparison> {
  if (event.type === 'ResultCorrected') {
    yield { where: `${where}: was`, recorded: event.was, recomputed: standing.result };
    yield { where: `${where}: settled`, recorded: event.settled, recomputed: settled };
  }
  yield recomputeCompensated(op, where, event, standing, settled, rules);
}

/** With the end of the round all that was settled of it is one settlement. */
function joinEarly({ early, settled }: Standing): Pick<Standing, 'early' | 'settled'> {
  return early.length === 0
    ? { early, settled }
    : { early: [], settled: joinSettled(early, settled) };
}

/** How far a round had come when bets of it went back. */
interface ReturningOnRecord extends Pick<Standing, 'closed' | 'settled'> {
  readonly progress: string;
}

/** Bets that by decision left the round: what lay in escrow or had been collected goes back. */
export function recomputeReturned(
  { round, returned, because }: EventOf<'BetsReturned'>,
  { closed, settled, progress }: ReturningOnRecord,
  { config }: TableRules,
): EventOf<'BetsReturned'> {
  const bets = returned.map(({ terminal, bets: own }) => ({ terminal, bets: own }));
  const isCollected = progress === 'collected';
  return betsReturned({ id: round, closed, settled, isCollected }, bets, config.table, because);
}

function withoutReturnedBets(standing: Standing, { returned }: EventOf<'BetsReturned'>): Standing {
  return {
    ...standing,
    closed: withoutBets(standing.closed, returned),
    settled: withoutLines(standing.settled, returned),
  };
}

/** The outcome an event puts on record, be it registered or decided, with what was settled by it. */
function outcomeIn(event: TableEvent, rules: TableRules) {
  if (event.type === 'ResultDecided') return { outcome: event.is, settled: event.settled };
  const own = rules.mechanic.settlementIn(event);
  return own && own.outcome !== null ? { outcome: own.outcome, settled: own.settled } : null;
}

function settledBy(
  rules: TableRules,
  closed: readonly ClosedStakes[],
  outcome: Outcome,
): readonly SettledTerminal[] {
  return rules.mechanic.settleAgain(rules, closed, outcome) ?? [];
}

function postingsOf(
  { type, round }: EventOf<'LosersCollected'> | EventOf<'WinnersPaid'>,
  settled: readonly SettledTerminal[],
  rules: TableRules,
): readonly Posting[] {
  const { table } = rules.config;
  const postings = type === 'LosersCollected' ? collectionOf : paymentOf;
  return settled.flatMap((each) => postings(each, round, table, settlementReasons(rules)));
}

/** As if the round had never been settled: everybody has their stake. */
function undone(settled: readonly SettledTerminal[]): readonly SettledTerminal[] {
  return settled.map((each) => ({ ...each, returned: each.staked }));
}

/** The whole difference between two settlements, as far as money had moved: paid, taken or owed. */
function recomputeCompensated(
  op: string,
  where: string,
  event: EventOf<'ResultCorrected'> | EventOf<'RoundReversed'>,
  { progress, settled: before }: Standing,
  after: readonly SettledTerminal[],
  { config, book }: TableRules,
): Comparison {
  const { round, owed, postings } = event;
  const { table } = config;
  const onRecord = reasonsOnRecord(book);
  const because = onRecord.base(event.because);
  const what = event.type === 'ResultCorrected' ? 'correct' : 'reverse';
  const key = (terminal: string) => compensationKey(round, what, terminal, op);
  const recorded = { owed, postings: onRecord.postings(postings) };
  if (progress === 'paid') {
    const funds = payableFundsOnRecord(postings, event.left);
    const changes = differences(before, after);
    const taking = clawBackReasons(book);
    const moved = clawBack({ table, changes, ...funds, key, because, clawBack: taking });
    const left = event.left ? { left: event.left } : {};
    return { where, recorded: { ...recorded, ...left }, recomputed: compensated(moved, onRecord) };
  }
  const again =
    progress === 'collected' ? collectAgain({ table, round, before, after, key, because }) : [];
  return { where, recorded, recomputed: { owed: [], postings: again } };
}

/** What was taken back of a round in progress, as far as its money had moved by then. */
function recomputeTakenBack(
  op: string,
  where: string,
  event: EventOf<'SettlementReversed'>,
  { progress, settled, early }: Standing,
  { config, book }: TableRules,
): Comparison {
  const { round, owed, postings, goesOn = false } = event;
  const onRecord = reasonsOnRecord(book);
  const isEarly = early.length > 0 && settled.length === 0;
  const moved: Moved = isEarly ? 'paid' : progress === 'resulted' ? 'nothing' : progress;
  const again = settlementReversed({
    ...payableFundsOnRecord(postings),
    table: config.table,
    round,
    moved,
    settled: isEarly ? early : settled,
    goesOn,
    op,
    because: onRecord.base(event.because),
    clawBack: clawBackReasons(book),
  });
  const recomputed = compensated(again, onRecord);
  return { where, recorded: { owed, postings: onRecord.postings(postings) }, recomputed };
}

function compensated(
  { owed, postings, left }: ClawedBack,
  onRecord: ReasonsOnRecord,
): Omit<ClawedBack, 'because'> {
  return { owed, postings: onRecord.postings(postings), ...(left ? { left } : {}) };
}
