import { bookOf } from '@baize/game';
import type { Answer } from '../decide.ts';
import type { TableEvent } from '../event.ts';
import { FLOOR_BOOK, type Refusal } from '../refusal.ts';

import type { ClosedStake, SettledLine } from '../round/settled.ts';
import type { TableState } from '../state.ts';
import { isObject } from '../well-formed/shape.ts';
import { citationsIn } from './citation-problems.ts';
import { factsOf } from './facts.ts';
import type { Expectation, Scenario } from './scenario.ts';

/** What names an entry of a list, and what a bare number against it means. */
const NAMES = ['terminal', 'bet', 'box', 'round'] as const;
const AMOUNTS = ['amount', 'registered', 'total', 'credit'] as const;

/**
 * Where something is not as expected, in sentences; none where it is. Only what is expected is looked
 * at. A list of named entries may be expected by name: `{ A: 500 }` fits `[{ terminal, amount }]`.
 */
export function differences(
  expected: unknown,
  found: unknown,
  place: string,
  book: string,
): readonly string[] {
  if (place.endsWith('because') && expected !== null)
    return missingCitations(expected, found, place, book);
  if (Array.isArray(expected)) return listDifferences(expected, found, place, book);
  if (isObject(expected)) {
    return Object.entries(expected).flatMap(([name, value]) =>
      differences(value, entryOf(found, name, value), `${place}.${name}`, book),
    );
  }
  if (isSame(expected, found)) return [];
  return [`${place} should be ${show(expected)} and is ${show(found)}.`];
}

/** Odds of 18 are the text 18, and dice may be said as `1 2 4`. */
function isSame(expected: unknown, found: unknown): boolean {
  if (typeof expected === 'string' && Array.isArray(found)) return found.join(' ') === expected;
  return found === expected || (typeof expected === 'number' && found === `${expected}`);
}

/** A citation as a scenario writes it, in full. */
export function fullCitation(short: string, book: string): string {
  if (short.includes('#')) return short;
  if (short.startsWith('floor:')) return `${FLOOR_BOOK}#${short.slice(6)}`;
  return `${book}#${short}`;
}

function listDifferences(
  expected: readonly unknown[],
  found: unknown,
  place: string,
  book: string,
): readonly string[] {
  if (!Array.isArray(found)) return [`${place} should be a list and is ${show(found)}.`];
  if (found.length !== expected.length) {
    return [`${place} should have ${expected.length} entries and has ${found.length}.`];
  }
  return expected.flatMap((each, index) =>
    differences(each, found[index], `${place}[${index}]`, book),
  );
}

/** Every citation expected is there, in the order expected; others may stand between. */
function missingCitations(
  expected: unknown,
  found: unknown,
  place: string,
  book: string,
): readonly string[] {
  const wanted = [expected].flat().map((each) => fullCitation(String(each), book));
  const cited: readonly unknown[] = Array.isArray(found) ? found : [];
  let from = 0;
  for (const citation of wanted) {
    const at = cited.indexOf(citation, from);
    if (at < 0) return [`${place} should cite ${wanted.join(', ')} and cites ${show(found)}.`];
    from = at + 1;
  }
  return [];
}

function entryOf(found: unknown, name: string, expected: unknown): unknown {
  if (!Array.isArray(found)) return isObject(found) ? found[name] : undefined;
  const entry: unknown = found.find(
    (each) => isObject(each) && NAMES.some((field) => String(each[field]) === name),
  );
  if (!isObject(entry) || isObject(expected)) return entry;
  const amount = AMOUNTS.find((field) => field in entry);
  return amount === undefined ? entry : entry[amount];
}

function show(value: unknown): string {
  return value === undefined ? 'absent' : JSON.stringify(value);
}

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
      const at = rest.findIndex((each) => problemsOf(expectation, each, book).length === 0);
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

function problemsOf(
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
  if (alike) return problemsOf(expected, alike, book);
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
