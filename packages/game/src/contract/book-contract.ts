import { INCIDENTS } from '../irregularities/incident.ts';
import { READING_SWITCHES } from '../readings.ts';
import type { RulebookBase } from '../rulebook.ts';
import { citationsWithin, resolvesIn } from './citations-within.ts';
import { brokenRounds, stepsAstray } from './procedure-faults.ts';
import type { Promised } from './promise.ts';

const LINE_LIMIT = 160;

/** What every rulebook promises, whatever is played with. */
export const BOOK_CONTRACT: readonly Promised<RulebookBase>[] = [
  { promise: 'every clause has a number', faults: namelessClauses },
  { promise: 'every clause is one short line in our own words', faults: longLines },
  { promise: 'no two clauses say the same', faults: repeatedLines },
  { promise: 'every citation leads somewhere in the same book', faults: unresolvedCitations },
  { promise: 'every rule key has an answer', faults: emptyAnswers },
  { promise: 'every clause of kind rule governs something', faults: idleRules },
  { promise: 'every interpretation decides something', faults: idleInterpretations },
  { promise: 'every incident has a disposition', faults: undisposedIncidents },
  { promise: 'the steps of a round lead from idle back to idle', faults: brokenRounds },
  { promise: 'every step leads where it can', faults: stepsAstray },
  { promise: 'every switch is known', faults: unknownSwitches },
];

function namelessClauses(book: RulebookBase): readonly string[] {
  const ids = Object.keys(book.clauses);
  if (ids.length === 0) return ['the book has no clause'];
  return ids.filter((id) => id !== id.trim() || id === '').map((id) => `"${id}" is no number`);
}

function longLines(book: RulebookBase): readonly string[] {
  return Object.entries(book.clauses)
    .filter(([, { says }]) => says.length === 0 || says.length > LINE_LIMIT || /\n/.test(says))
    .map(([id, { says }]) => `${id} has ${says.length} characters`);
}

function repeatedLines(book: RulebookBase): readonly string[] {
  const seen = new Map<string, string>();
  return Object.entries(book.clauses).flatMap(([id, { says }]) => {
    const earlier = seen.get(says);
    seen.set(says, id);
    return earlier === undefined || says.startsWith('Heading') ? [] : [`${id} repeats ${earlier}`];
  });
}

function unresolvedCitations(book: RulebookBase): readonly string[] {
  return citationsWithin(book).filter((citation) => !resolvesIn(book, citation));
}

function emptyAnswers(book: RulebookBase): readonly string[] {
  return Object.entries(book.rules)
    .filter(([, answer]) => !isAnswer(answer))
    .map(([key]) => `${key} has no answer`);
}

function isAnswer(answer: string | readonly string[]): boolean {
  const answers = typeof answer === 'string' ? [answer] : answer;
  return (
    answers.length > 0 &&
    answers.every((each) => /^(not-applicable|as-priced|[a-z0-9-]+#.+)$/.test(each))
  );
}

/** The citations of a book outside its interpretations' own `reads`. */
function governing(book: RulebookBase): ReadonlySet<string> {
  return new Set(citationsWithin({ ...book, interpretations: null }));
}

function idleRules(book: RulebookBase): readonly string[] {
  const cited = governing(book);
  return Object.entries(book.clauses)
    .filter(([id, { kind }]) => kind === 'rule' && !cited.has(`${book.id}#${id}`))
    .map(([id]) => `${id} is cited by nothing`);
}

function idleInterpretations(book: RulebookBase): readonly string[] {
  const cited = governing(book);
  return Object.keys(book.interpretations)
    .filter((id) => !cited.has(`${book.id}#${id}`))
    .map((id) => `${id} is cited by nothing`);
}

function undisposedIncidents(book: RulebookBase): readonly string[] {
  return INCIDENTS.filter((incident) => {
    const disposition = Object.hasOwn(book.irregularities, incident)
      ? book.irregularities[incident]
      : null;
    if (!disposition) return true;
    return disposition.action === 'cannot-occur'
      ? disposition.why === ''
      : disposition.because.length === 0;
  });
}

function unknownSwitches(book: RulebookBase): readonly string[] {
  return Object.entries(book.interpretations)
    .filter(
      ([, each]) => each.switch !== undefined && !Object.hasOwn(READING_SWITCHES, each.switch),
    )
    .map(([id, each]) => `${id} has the switch ${each.switch}`);
}
