import { money } from '@baize/exact';
import type { CommandEnvelope } from '../../command.ts';
import type { Answer } from '../../decide.ts';
import type { Recorded } from '../../event.ts';
import { type AppendLog, entriesOf } from '../../evolve/persistent.ts';
import { evolve } from '../../evolve.ts';
import { emptyTable } from '../../initial-state.ts';
import { LIBRARY, type TableLibrary } from '../../library.ts';
import { REFUSAL_CODES } from '../../refusal.ts';
import { citationProblems } from '../../scenario/citation-problems.ts';
import { invariantProblems } from '../../scenario/invariants.ts';
import type { TableState } from '../../state.ts';

/**
 * What an onlooker writes down about a table, from its events alone and by other means than the
 * table itself: books of plain sums, the rounds that are open, and a second table that reads events
 * as they would come back from a journal on paper.
 */
export interface Watch {
  readonly books: Map<string, number>;
  readonly keys: Set<string>;
  readonly open: Set<string>;
  paper: TableState;
  readonly comparison: Comparison;
}

export function newWatch(library: TableLibrary): Watch {
  return {
    books: new Map(),
    keys: new Set(),
    open: new Set(),
    paper: emptyTable(library),
    comparison: newComparison(),
  };
}

/** What is wrong after an answer; empty while all is sound. */
export function watchTurn(
  watch: Watch,
  before: TableState,
  answer: Answer,
  after: TableState,
  envelope: CommandEnvelope,
): readonly string[] {
  switch (answer.type) {
    case 'accepted':
      return [
        ...answer.events.flatMap((fact) => factProblems(watch, fact, envelope)),
        ...sequenceProblems(answer.events, before, after),
        ...invariantProblems(after),
        ...bookProblems(watch, after),
        ...roundProblems(watch, after),
        ...replayProblems(watch, answer.events, after),
      ];
    case 'refused': {
      const { code, message } = answer.refusal;
      return [
        ...citationProblems(answer.refusal, after[LIBRARY]),
        ...(REFUSAL_CODES.includes(code) ? [] : [`There is no refusal ${code}.`]),
        ...(message === '' ? ['A refusal says nothing.'] : []),
        ...(after === before ? [] : ['A refusal changed the table.']),
      ];
    }
    case 'repeated':
      return after === before ? [] : ['A repeated operation changed the table.'];
  }
}

function factProblems(watch: Watch, fact: Recorded, envelope: CommandEnvelope): readonly string[] {
  const { event } = fact;
  const problems = [...citationProblems(event, watch.paper[LIBRARY])];
  if (event.type === 'TerminalLocked') {
    problems.push(`${event.terminal} was locked: ${event.found} instead of ${event.expected}.`);
  }
  if (fact.op !== envelope.op || fact.at !== envelope.at)
    problems.push('A fact belongs to its order.');
  if (event.type === 'RoundOpened') watch.open.add(event.round);
  if (event.type === 'RoundConcluded' || event.type === 'RoundVoided') {
    watch.open.delete(event.round);
  }
  for (const { from, to, amount, key } of 'postings' in event ? event.postings : []) {
    if (watch.keys.has(key)) problems.push(`Two postings have the key ${key}.`);
    watch.keys.add(key);
    watch.books.set(from, (watch.books.get(from) ?? 0) - amount);
    watch.books.set(to, (watch.books.get(to) ?? 0) + amount);
  }
  return problems;
}

function sequenceProblems(
  events: readonly Recorded[],
  before: TableState,
  after: TableState,
): readonly string[] {
  const isGapless = events.every(({ sequence }, index) => sequence === before.sequence + index + 1);
  return isGapless && after.sequence === before.sequence + events.length
    ? []
    : ['The journal has a gap.'];
}

function bookProblems({ books }: Watch, { balances }: TableState): readonly string[] {
  const problems: string[] = [];
  let accounts = 0;
  for (const sum of books.values()) if (sum !== 0) accounts += 1;
  for (const [account, held] of balances) {
    const sum = books.get(account) ?? 0;
    if (held !== sum) problems.push(`${account} holds ${held}; its postings make it ${sum}.`);
  }
  if (accounts !== balances.size) problems.push('An account with postings is not in the ledger.');
  return problems;
}

function roundProblems({ open }: Watch, { round }: TableState): readonly string[] {
  const due = round ? [round.id] : [];
  return open.size === due.length && due.every((id) => open.has(id))
    ? []
    : [`Open are ${[...open].join(', ') || 'no rounds'}; the table has ${round?.id ?? 'none'}.`];
}

/** A journal that has been on paper leads to the same state. */
function replayProblems(
  watch: Watch,
  events: readonly Recorded[],
  after: TableState,
): readonly string[] {
  const read: readonly Recorded[] = JSON.parse(JSON.stringify(events));
  watch.paper = read.reduce(evolve, watch.paper);
  return isSameState(watch.comparison, watch.paper, after) ? [] : ['Replay gives another state.'];
}

/** The sum of what an onlooker has seen on accounts whose names begin so. */
export function sumOf({ books }: Watch, prefix: string) {
  let sum = 0;
  for (const [account, amount] of books) if (account.startsWith(prefix)) sum += amount;
  return money(sum);
}

/**
 * Compares two tables part by part. Parts of a state are never changed, so a pair that was once found
 * equal stays equal: after an event only what the event touched is looked at.
 */
interface Comparison {
  readonly known: WeakMap<object, object>;
}

export function newComparison(): Comparison {
  return { known: new WeakMap() };
}

/** Whether two tables know the same; what they know about their game follows from its configuration. */
export function isSameState(comparison: Comparison, one: TableState, other: TableState): boolean {
  const { rules, operations, ...rest } = one;
  const { rules: rules2, operations: operations2, ...rest2 } = other;
  return (
    isSame(comparison, rules?.config ?? null, rules2?.config ?? null) &&
    isSameLog(operations.bets, operations2.bets) &&
    isSameLog(operations.betsBefore, operations2.betsBefore) &&
    isSameLog(operations.others, operations2.others) &&
    isSameLog(operations.othersBefore, operations2.othersBefore) &&
    Object.keys(rest).length === Object.keys(rest2).length &&
    isSame(comparison, Object.values(rest), Object.values(rest2))
  );
}

/** A log grows in place, so nothing can be remembered about it. */
function isSameLog(one: AppendLog<number>, other: AppendLog<number>): boolean {
  if (one.length !== other.length) return false;
  const others = entriesOf(other);
  for (const [key, value] of entriesOf(one)) {
    const { value: entry } = others.next();
    if (!entry || entry[0] !== key || entry[1] !== value) return false;
  }
  return true;
}

function isSame(comparison: Comparison, one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) {
    // An absent field and one without a value are the same on paper.
    return (one ?? null) === null && (other ?? null) === null;
  }
  if (comparison.known.get(one) === other) return true;
  const same = hasSameParts(comparison, one, other);
  if (same) comparison.known.set(one, other);
  return same;
}

function hasSameParts(comparison: Comparison, one: object, other: object): boolean {
  if (one instanceof Map && other instanceof Map) {
    return isSameList(comparison, [...one].flat(), [...other].flat());
  }
  if (Array.isArray(one) || Array.isArray(other)) {
    return Array.isArray(one) && Array.isArray(other) && isSameList(comparison, one, other);
  }
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  for (const name of names) {
    if (!isSame(comparison, Reflect.get(one, name), Reflect.get(other, name))) return false;
  }
  return true;
}

function isSameList(
  comparison: Comparison,
  one: readonly unknown[],
  other: readonly unknown[],
): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i += 1) {
    if (!isSame(comparison, one[i], other[i])) return false;
  }
  return true;
}
