import { minus, NOTHING, plus } from '@baize/exact';
import { DEFAULT_READINGS, READING_SWITCHES } from '@baize/game';
import { creditOf, escrowOf, postingsFor } from '@baize/ledger';
import { checkRecordedConfig } from '../configuration/check-config.ts';
import { configAt } from '../configuration/cluster.ts';
import { demonstrationReasons, demonstrationSaid } from '../configuration/demonstration.ts';
import type { TableRules } from '../configuration/table-rules.ts';
import type { EventOf, Recorded } from '../event.ts';
import type { TableLibrary } from '../library.ts';
import type { ClosedStakes, SettledTerminal } from '../round/settled.ts';
import { eventMeanings } from '../vocabulary/event-meanings.ts';
import { citationsIn, citationText } from './citations.ts';
import { type Comparison, type Difference, differencesIn } from './difference.ts';
import { netOf, postingsOf, postingsUntilTheEnd } from './net-of.ts';
import { factsIn } from './operations.ts';
import { outcomeOf } from './outcome.ts';
import { priceBets } from './price-bets.ts';
import { recomputeBets } from './recompute-bets.ts';
import { ROUND_FORMAT, type RoundRecord } from './round-record.ts';
import { withoutBets, withoutReturned } from './without-bets.ts';

export interface Recomputed {
  readonly round: string;
  /** How many things were compared; a record in which nothing can be compared proves nothing. */
  readonly compared: number;
  readonly differences: readonly Difference[];
}

/**
 * Computes a round again from its record alone, with the rules engine: the stakes from the first
 * chip, the close and its limits, every line of every settlement, every movement of money. Who gave
 * a command and when it was given are taken on trust: they are what the hash chain proves. So is the
 * seed of a virtual result, which `verifyReveal` of `@baize/chance` checks.
 */
export function recomputeRound(record: RoundRecord, library: TableLibrary): Recomputed {
  const differences: Difference[] = [];
  let compared = 0;
  try {
    for (const comparison of comparisonsOf(record, library)) {
      compared += 1;
      differences.push(...differencesIn(comparison));
    }
  } catch (error) {
    // A record somebody has changed may hold what no journal could; that is a finding, not a crash.
    const recomputed = error instanceof Error ? error.message : String(error);
    differences.push({ where: 'the record', recorded: 'cannot be computed with', recomputed });
  }
  return { round: record.round, compared, differences };
}

function* comparisonsOf(record: RoundRecord, library: TableLibrary): Generator<Comparison> {
  const checked = checkRecordedConfig(record.config, library);
  if (!checked.ok) {
    const { field, message } = checked.error;
    yield { where: `config.${field}`, recorded: message, recomputed: null };
    return;
  }
  const rules = checked.value;
  const facts = factsIn(record.operations);
  yield* recomputeHeader(record, facts, rules, library);
  yield* recomputeBets(facts, rules);
  yield* rules.mechanic.recompute(facts, rules);
  yield* recomputeMoney(record, facts, rules);
}

/** Nothing stays in the round, credits follow from the postings, and a void returns every stake. */
function* recomputeMoney(
  record: RoundRecord,
  facts: readonly Recorded[],
  rules: TableRules,
): Generator<Comparison> {
  const escrow = netOf(escrowOf(record.round), facts.flatMap(postingsOf));
  yield { where: 'escrow at the end', recorded: escrow, recomputed: NOTHING };
  const during = postingsUntilTheEnd(facts);
  for (const [index, each] of record.terminals.entries()) {
    const own = netOf(creditOf(each.terminal), during);
    yield {
      where: `terminals[${index}].creditAfter`,
      recorded: each.creditAfter,
      recomputed: plus(plus(each.creditBefore, own), each.fromOtherRounds),
    };
  }
  yield* recomputeVoided(facts, rules);
}

/** After the close a void empties escrow: every stake less what has left it already. */
function* recomputeVoided(facts: readonly Recorded[], rules: TableRules): Generator<Comparison> {
  let closed: readonly ClosedStakes[] | null = null;
  let settled: readonly SettledTerminal[] = [];
  for (const { sequence, event } of facts) {
    if (event.type === 'BetsClosed') closed = event.stakes;
    if (event.type === 'BetsReturned' && closed) closed = withoutBets(closed, event.returned);
    const left = rules.mechanic.leavesEscrow(event);
    if (left) {
      if (closed) closed = withoutBets(closed, left.withdrawn);
      settled = [...settled, ...left.settled];
    }
    if (event.type === 'AmountDecided' && closed) {
      ({ closed, settled } = withoutReturned({ closed, settled }, event));
    }
    if (event.type === 'WinnersPaid') settled = everythingIn(closed ?? []);
    if (event.type === 'SettlementReversed' && event.goesOn) settled = [];
    if (event.type !== 'RoundVoided' || !closed) continue;
    const { returned, postings } = event;
    yield {
      where: `event ${sequence}`,
      recorded: { returned, postings },
      recomputed: sumReturned(event, closed, settled),
    };
  }
}

/** Once winners are paid nothing is left in escrow. */
function everythingIn(closed: readonly ClosedStakes[]): readonly SettledTerminal[] {
  return closed.map(({ terminal, total }) => ({
    terminal,
    lines: [],
    staked: total,
    returned: NOTHING,
  }));
}

function sumReturned(
  { round, because }: EventOf<'RoundVoided'>,
  closed: readonly ClosedStakes[],
  settled: readonly SettledTerminal[],
) {
  const returned = closed.map(({ terminal, total }) => {
    const gone = settled.find((each) => each.terminal === terminal)?.staked ?? NOTHING;
    return { terminal, amount: minus(total, gone) };
  });
  const postings = returned.flatMap(({ terminal, amount }) =>
    postingsFor(escrowOf(round), creditOf(terminal), amount, `${round}:void:${terminal}`, because),
  );
  return { returned, postings };
}

/** What a record says of itself must follow from its events. */
function* recomputeHeader(
  record: RoundRecord,
  facts: readonly Recorded[],
  rules: TableRules,
  library: TableLibrary,
): Generator<Comparison> {
  const { round, number, status, result, settled, terminals, bets } = outcomeOf(facts, rules);
  const { id, title, operator, version, effectiveFrom } = rules.book;
  const prices = priceBets(bets, rules);
  const shown = saysItShows(record, facts, rules) ? demonstrationSaid(rules) : {};
  const { config, operations, equipment: _, citations, terminals: credits, ...rest } = record;
  yield {
    where: 'record',
    recorded: { ...rest, terminals: credits.map(({ terminal, game }) => ({ terminal, game })) },
    recomputed: {
      format: ROUND_FORMAT,
      table: config.table,
      round,
      number,
      status,
      rulebook: { id, title, operator, version, effectiveFrom },
      ...shown,
      prices,
      result,
      settled,
      terminals: terminals.map((terminal) => ({
        terminal,
        game: rules.cluster ? configAt(config, terminal).game : undefined,
      })),
    },
  };
  yield {
    where: 'citations',
    recorded: citations,
    recomputed: citationsIn([operations, prices, shown]).map((each) => citationText(each, library)),
  };
  for (const { citation, says } of citations) {
    yield { where: `citation ${citation}`, recorded: says !== null, recomputed: true };
  }
  yield* checkReadings(record);
  yield* checkEvents(record, facts, library);
}

/** Rounds that opened before tables said so of themselves may be on record without it; later ones may not. */
function saysItShows(
  { demonstration }: RoundRecord,
  facts: readonly Recorded[],
  rules: TableRules,
): boolean {
  const reasons = demonstrationReasons(rules);
  const opened = facts.find(({ event }) => event.type === 'RoundOpened');
  return (
    demonstration !== undefined || reasons.some((each) => opened?.event.because.includes(each))
  );
}

function* checkReadings({ config }: RoundRecord): Generator<Comparison> {
  for (const [name, values] of Object.entries(READING_SWITCHES)) {
    const value: unknown = Object.entries(config.readings).find(([key]) => key === name)?.[1];
    const mayBeAbsent = !Object.hasOwn(DEFAULT_READINGS, name);
    const isKnown = values.some((each) => each === value) || (value === undefined && mayBeAbsent);
    yield { where: `config.readings.${name}`, recorded: isKnown, recomputed: true };
  }
}

/** Every event is of a known type, about this round, and later than the one before. */
function* checkEvents(
  record: RoundRecord,
  facts: readonly Recorded[],
  library: TableLibrary,
): Generator<Comparison> {
  for (const { sequence, event } of facts) {
    const where = `event ${sequence}`;
    const isKnown = Object.hasOwn(eventMeanings(library), event.type);
    yield { where: `${where}: type`, recorded: isKnown, recomputed: true };
    // An incident says during which round it was reported, and that may be a later one.
    if (!('round' in event) || event.round === null || event.type === 'IncidentRecorded') continue;
    yield { where: `${where}: round`, recorded: event.round, recomputed: record.round };
  }
  const sequences = facts.map(({ sequence }) => sequence);
  const inOrder = [...new Set(sequences)].toSorted((a, b) => a - b);
  yield { where: 'order of events', recorded: sequences, recomputed: inOrder };
}
