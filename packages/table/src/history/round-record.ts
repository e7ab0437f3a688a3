import { err, type Money, minus, ok, type Result } from '@baize/exact';
import type { Shaker } from '@baize/game';
import { balanceOf, creditOf } from '@baize/ledger';
import { configAt } from '../configuration/cluster.ts';
import { type Demonstration, demonstrationSaid } from '../configuration/demonstration.ts';
import type { TableConfig } from '../configuration/table-config.ts';
import { rulesOf } from '../configuration/table-rules.ts';
import type { Outcome } from '../contributions.ts';
import type { Recorded, TableEvent } from '../event.ts';
import { evolve } from '../evolve.ts';
import { LIBRARY } from '../library.ts';
import type { SettledTerminal } from '../round/settled.ts';
import type { ConcludedRound, TableState } from '../state.ts';
import { type CitationText, citationsIn, citationText } from './citations.ts';
import { netOf, postingsUntilTheEnd } from './net-of.ts';
import { type Operation, operationsOf } from './operations.ts';
import { outcomeOf } from './outcome.ts';
import { type PricedBet, priceBets } from './price-bets.ts';

/** The name and version of the format; a change of shape is a new version. */
export const ROUND_FORMAT = 'baize-round/1';

/**
 * A round from its first event to its last correction, with all that is needed to compute it again:
 * plain JSON, described by `schema/round-record.schema.json`.
 */
export interface RoundRecord {
  readonly format: typeof ROUND_FORMAT;
  readonly table: string;
  readonly round: string;
  readonly number: number;
  readonly status: ConcludedRound['status'];
  readonly rulebook: {
    readonly id: string;
    readonly title: string;
    readonly operator: string | null;
    readonly version: string | null;
    readonly effectiveFrom: string | null;
  };
  /** Game, readings, house table, unit and limits as they were in force. */
  readonly config: TableConfig;
  /** What the table said of itself where it only demonstrated the game; left out where it was dealt. */
  readonly demonstration?: Demonstration;
  /** What each bet made in the round wins on, and pays. */
  readonly prices: readonly PricedBet[];
  readonly equipment: { readonly dice: string | null; readonly shaker: Shaker | null };
  /** The credit of everybody who took part, when the round began and when it was over. */
  readonly terminals: readonly {
    readonly terminal: string;
    readonly creditBefore: Money;
    readonly creditAfter: Money;
    /** What corrections of other rounds did to the credit in between. */
    readonly fromOtherRounds: Money;
    /** What it played by its layout, where the terminals of the table have several. */
    readonly game?: string;
  }[];
  /** The result in force, after any correction; null where there is none, and in the card game. */
  readonly result: Outcome | null;
  /** The settlement in force. */
  readonly settled: readonly SettledTerminal[];
  readonly operations: readonly Operation[];
  /** What every clause cited in the record asks, in the platform's own words. */
  readonly citations: readonly CitationText[];
}

export interface RecordProblem {
  readonly code: 'unknown-round' | 'round-in-progress';
  readonly message: string;
}

/**
 * The record of a round that is over. `journal` is everything that happened at the table since `from`: an
 * empty table, or one out of a snapshot.
 */
export function roundRecord(
  journal: Iterable<Recorded>,
  round: string,
  from: TableState,
): Result<RoundRecord, RecordProblem> {
  const facts = [...journal];
  const seen = endsOf(facts, round, from);
  if (!seen.before) return problem('unknown-round', `There is no round ${round} in this journal.`);
  // While cards lie face down and bets are open, a record would tell what no view does.
  if (!seen.after) return problem('round-in-progress', `Round ${round} is not over yet.`);
  return ok(recordOf(factsOfRound(facts, round), seen.before, seen.after));
}

function problem(code: RecordProblem['code'], message: string): Result<never, RecordProblem> {
  return err({ code, message });
}

/** The table as the round began, and as it was over. */
function endsOf(facts: readonly Recorded[], round: string, from: TableState) {
  let state = from;
  let before: TableState | null = null;
  let last = '';
  for (const fact of facts) {
    // What the last event of the round brings with it still belongs to it.
    if (before && state.concluded.has(round) && fact.op !== last) return { before, after: state };
    state = evolve(state, fact);
    last = fact.op;
    if (fact.event.type === 'RoundOpened' && fact.event.round === round) before = state;
  }
  return { before, after: state.concluded.has(round) ? state : null };
}

function recordOf(facts: readonly Recorded[], before: TableState, after: TableState): RoundRecord {
  const operations = operationsOf(facts);
  const config = before.rules?.config ?? after.rules?.config;
  if (!config) throw new Error('A round is played by a configuration.');
  const library = after[LIBRARY];
  const rules = rulesOf(config, library);
  const outcome = outcomeOf(facts, rules);
  const { id, title, operator, version, effectiveFrom } = rules.book;
  const prices = priceBets(outcome.bets, rules);
  return {
    format: ROUND_FORMAT,
    table: config.table,
    round: outcome.round,
    number: outcome.number,
    status: outcome.status,
    rulebook: { id, title, operator, version, effectiveFrom },
    config,
    ...demonstrationSaid(rules),
    prices,
    equipment: {
      dice: before.equipment.dice?.id ?? null,
      shaker: before.equipment.shaker,
    },
    terminals: outcome.terminals.map((terminal) => {
      const creditBefore = balanceOf(before.balances, creditOf(terminal));
      const creditAfter = balanceOf(after.balances, creditOf(terminal));
      const own = netOf(creditOf(terminal), postingsUntilTheEnd(facts));
      const fromOtherRounds = minus(minus(creditAfter, creditBefore), own);
      const game = rules.cluster ? { game: configAt(config, terminal).game } : {};
      return { terminal, creditBefore, creditAfter, fromOtherRounds, ...game };
    }),
    result: outcome.result,
    settled: outcome.settled,
    operations,
    citations: citationsIn([operations, prices, demonstrationSaid(rules)]).map((each) =>
      citationText(each, library),
    ),
  };
}

/**
 * The facts of a journal that belong to a round: everything while it was in progress, and whatever
 * names it before or after, such as a correction. What names another round only is left out.
 */
function factsOfRound(journal: Iterable<Recorded>, round: string): readonly Recorded[] {
  const requests = new Map<string, readonly string[] | null>();
  const found: Recorded[] = [];
  let inProgress: string | null = null;
  for (const { op, at, by, events } of operationsOf(journal)) {
    for (const { event } of events) {
      if (event.type !== 'ApprovalRequested') continue;
      requests.set(event.approval.id, roundsIn(event.approval.action));
    }
    const named = events.map(({ event }) => roundsNamedBy(event, requests));
    const ofOperation = new Set(named.flatMap((rounds) => rounds ?? []));
    events.forEach(({ sequence, event }, index) => {
      if (event.type === 'RoundOpened') inProgress = event.round;
      const rounds = named[index] ?? incidentRounds(event, ofOperation);
      // The end of a round brings consequences that do not name it: an audit, a suspension.
      const belongs = rounds
        ? rounds.includes(round)
        : inProgress === round || ofOperation.has(round);
      if (belongs) found.push({ sequence, at, op, by, event });
      if (event.type === 'RoundConcluded' || event.type === 'RoundVoided') inProgress = null;
    });
  }
  return found;
}

/** The rounds an event is about by its own words; null where it does not say. */
function roundsNamedBy(
  event: TableEvent,
  requests: ReadonlyMap<string, readonly string[] | null>,
): readonly string[] | null {
  switch (event.type) {
    // It was reported during a round, which need not be the round it is about.
    case 'IncidentRecorded':
      return null;
    case 'AmountDecided':
      return event.about === null ? null : [event.about];
    case 'ApprovalRequested':
      return roundsIn(event.approval.action);
    case 'ApprovalGranted':
    case 'ApprovalRejected':
    case 'ApprovalExpired': {
      const rounds = requests.get(event.request);
      return rounds === undefined ? [] : rounds;
    }
    default:
      return 'round' in event && event.round !== null ? [event.round] : null;
  }
}

/** An incident is about the rounds its consequences name, else about the one it happened in. */
function incidentRounds(
  event: TableEvent,
  ofOperation: ReadonlySet<string>,
): readonly string[] | null {
  if (event.type !== 'IncidentRecorded') return null;
  if (ofOperation.size > 0) return [...ofOperation];
  return event.round === null ? [] : [event.round];
}

function roundsIn(
  action: Extract<TableEvent, { type: 'ApprovalRequested' }>['approval']['action'],
): readonly string[] | null {
  switch (action.kind) {
    case 'correct-result':
      return [action.round];
    case 'void-rounds':
      return action.rounds;
    case 'change-prices':
      return [];
    case 'command':
      // Whatever it is about, it was asked for in the round that was in progress.
      return null;
  }
}
