import { bookOf } from '@baize/game';
import type { TableEvent } from '../event.ts';
import type { Answer } from '../operate.ts';
import type { Refusal } from '../refusal.ts';
import type { ClosedStake, SettledLine } from '../round/settled.ts';
import type { TableState } from '../state.ts';
import { citationsIn } from './citation-faults.ts';
import { differences } from './compare.ts';
import { factsOf } from './facts.ts';
import type { Expectation, Scenario } from './scenario.ts';

/** One thing an order brought about. */
type Happening =
  | { readonly kind: 'event'; readonly event: TableEvent }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'repeated' };

/** Where what happened is not what a scenario expects. */
export function expectationDifferences(
  { clause, expected }: Scenario,
  answers: readonly Answer[],
  state: TableState,
): readonly string[] {
  const happened = answers.flatMap(happeningsOf);
  const book = bookOf(clause);
  const found: string[] = [];
  const met = new Set<Happening>();
  let from = 0;
  for (const expectation of expected) {
    if (isHappening(expectation)) {
      const rest = happened.slice(from);
      const at = rest.findIndex((each) => faultsOf(expectation, each, book).length === 0);
      const [match] = at < 0 ? [] : rest.slice(at);
      if (match) met.add(match);
      else found.push(...nearest(expectation, rest, book));
      from += match ? at + 1 : 0;
    } else found.push(...otherDifferences(expectation, happened, state, book));
  }
  for (const each of happened) {
    if (each.kind === 'refused' && !met.has(each)) found.push(findUnexpected(each.refusal));
  }
  if (!citationsIn(happened).includes(clause)) found.push(`Nothing that happened cites ${clause}.`);
  return found;
}

function happeningsOf(answer: Answer): readonly Happening[] {
  switch (answer.type) {
    case 'accepted':
      return answer.events.map(({ event }) => ({ kind: 'event', event }));
    case 'refused':
      return [{ kind: 'refused', refusal: answer.refusal }];
    case 'repeated':
      return [{ kind: 'repeated' }];
  }
}

type HappeningExpectation = Extract<Expectation, { expect: 'event' | 'refused' | 'repeated' }>;

function isHappening(expectation: Expectation): expectation is HappeningExpectation {
  return ['event', 'refused', 'repeated'].includes(expectation.expect);
}

function nameOf(expectation: HappeningExpectation): string {
  if (expectation.expect === 'event') return expectation.type;
  return expectation.expect === 'refused' ? `refused ${expectation.code}` : 'repeated';
}

function faultsOf(
  expected: HappeningExpectation,
  happening: Happening,
  book: string,
): readonly string[] {
  const name = nameOf(expected);
  if (expected.expect === 'event' && happening.kind === 'event') {
    const { event } = happening;
    if (event.type !== expected.type) return [`${event.type} happened instead of ${name}.`];
    return differences(expected.facts, event, name, book);
  }
  if (expected.expect === 'refused' && happening.kind === 'refused') {
    const { refusal } = happening;
    return differences({ code: expected.code, ...expected.facts }, refusal, 'refused', book);
  }
  return expected.expect === 'repeated' && happening.kind === 'repeated' ? [] : [name];
}

/** What separates an expectation from the happening that comes nearest to it. */
function nearest(
  expected: HappeningExpectation,
  rest: readonly Happening[],
  book: string,
): readonly string[] {
  const alike = rest.find(
    (each) =>
      each.kind === expected.expect &&
      (each.kind !== 'event' || (expected.expect === 'event' && each.event.type === expected.type)),
  );
  if (alike) return faultsOf(expected, alike, book);
  const seen = rest.map((each) => (each.kind === 'event' ? each.event.type : each.kind));
  return [`${nameOf(expected)} did not happen; what did: ${seen.join(', ') || 'nothing'}.`];
}

function findUnexpected({ code, message, because }: Refusal): string {
  return `Refused, which nobody expected: ${code}: ${message} [${because.join(', ')}]`;
}

function otherDifferences(
  expected: Exclude<Expectation, HappeningExpectation>,
  happened: readonly Happening[],
  state: TableState,
  book: string,
): readonly string[] {
  const events = happened.flatMap((each) => (each.kind === 'event' ? [each.event] : []));
  switch (expected.expect) {
    case 'events':
      return differences(
        expected.types.join(', '),
        events.map(({ type }) => type).join(', '),
        'events',
        book,
      );
    case 'never':
      return events
        .filter(({ type }) => expected.types.includes(type))
        .map(({ type }) => `${type} happened, which must not.`);
    case 'line':
    case 'closed': {
      const { expect, terminal, bet, facts } = expected;
      const place = `${expect} ${terminal} ${bet}`;
      const entries = expect === 'line' ? linesIn(events) : stakesIn(events);
      const found = entries.findLast(
        (each) => each.terminal === terminal && each.entry.bet === bet,
      );
      return found ? differences(facts, found.entry, place, book) : [`There is no ${place}.`];
    }
    case 'state':
      return differences(expected.value, factsOf(state)[expected.fact], expected.fact, book);
  }
}

interface Entry<T> {
  readonly terminal: string;
  readonly entry: T;
}

function linesIn(events: readonly TableEvent[]): readonly Entry<SettledLine>[] {
  return events.flatMap((event) =>
    'settled' in event
      ? event.settled.flatMap(({ terminal, lines }) => lines.map((entry) => ({ terminal, entry })))
      : [],
  );
}

function stakesIn(events: readonly TableEvent[]): readonly Entry<ClosedStake>[] {
  return events.flatMap((event) =>
    event.type === 'BetsClosed'
      ? event.stakes.flatMap(({ terminal, stakes }) => stakes.map((entry) => ({ terminal, entry })))
      : [],
  );
}
