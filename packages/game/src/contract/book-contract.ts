import { INCIDENTS } from '../irregularities/incident.ts';
import type { Phase, ProcedureStep, StepName } from '../procedure.ts';
import { READING_SWITCHES } from '../readings.ts';
import type { RulebookBase } from '../rulebook.ts';
import { citationsWithin, resolvesIn } from './citations-within.ts';
import type { Promised } from './promise.ts';

const LINE_LIMIT = 160;

/** What every rulebook promises, whatever is played with. */
export const BOOK_CONTRACT: readonly Promised<RulebookBase>[] = [
  { promise: 'every clause has a number', problems: namelessClauses },
  { promise: 'every clause is one short line in our own words', problems: longLines },
  { promise: 'no two clauses say the same', problems: repeatedLines },
  { promise: 'every citation leads somewhere in the same book', problems: unresolvedCitations },
  { promise: 'every rule key has an answer', problems: emptyAnswers },
  { promise: 'every clause of kind rule governs something', problems: idleRules },
  { promise: 'every interpretation decides something', problems: idleInterpretations },
  { promise: 'every incident has a disposition', problems: undisposedIncidents },
  { promise: 'the steps of a round lead from idle back to idle', problems: brokenRounds },
  { promise: 'every step leads where it can', problems: stepsAstray },
  { promise: 'every switch is known', problems: unknownSwitches },
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
function governingCitations(book: RulebookBase): ReadonlySet<string> {
  return new Set(citationsWithin({ ...book, interpretations: null }));
}

function idleRules(book: RulebookBase): readonly string[] {
  const cited = governingCitations(book);
  return Object.entries(book.clauses)
    .filter(([id, { kind }]) => kind === 'rule' && !cited.has(`${book.id}#${id}`))
    .map(([id]) => `${id} is cited by nothing`);
}

function idleInterpretations(book: RulebookBase): readonly string[] {
  const cited = governingCitations(book);
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

/** Steps that do not begin where the one before them ended, for every shaker a table may have. */
function brokenRounds(book: RulebookBase): readonly string[] {
  const steps: readonly ProcedureStep[] = book.procedure.steps;
  const shakers = new Set(
    steps.map(({ shaker }) => shaker).filter((shaker) => shaker !== undefined),
  );
  const variants = shakers.size === 0 ? [undefined] : [...shakers];
  return variants.flatMap((variant) =>
    gapsIn(steps.filter(({ shaker }) => shaker === undefined || shaker === variant)),
  );
}

function gapsIn(steps: readonly ProcedureStep[]): readonly string[] {
  const gaps = steps.flatMap(({ step, from }, at) => {
    const before = at === 0 ? 'idle' : steps[at - 1]?.to;
    return before === from ? [] : [`${step} begins at ${from}, after ${before}`];
  });
  const early = steps.slice(0, -1).filter(({ to }) => to === 'idle');
  gaps.push(...early.map(({ step }) => `${step} ends the round before the last step`));
  const last = steps.at(-1);
  return last?.to === 'idle' ? gaps : [...gaps, `the round ends at ${last?.to}`];
}

/**
 * Where a step can lead: a phase is what has been done, so that no step leads to another's. The last of
 * those that settle a round may end it, and then whatever is left of the settlement is done with it.
 */
const LEADS_TO: Readonly<Partial<Record<StepName, readonly Phase[]>>> = {
  'open-bets': ['betting'],
  'close-bets': ['closed'],
  tumble: ['tumbled'],
  uncover: ['uncovered'],
  'register-result': ['resulted', 'idle'],
  'collect-losers': ['collected', 'idle'],
  'pay-winners': ['paid', 'idle'],
  'clear-lights': ['idle'],
  deal: ['dealt'],
  'set-dealer-hand': ['dealer-set'],
  'settle-initial': ['resulted'],
  'settle-bonus': ['idle'],
};

/** A tumble that opens a round leaves its dice under the cover. */
const OPENING: readonly Phase[] = ['covered'];

/** Steps that say they lead where a table that takes them does not get. */
function stepsAstray(book: RulebookBase): readonly string[] {
  const steps: readonly ProcedureStep[] = book.procedure.steps;
  return steps.flatMap(({ step, from, to }) => {
    const places = step === 'tumble' && from === 'idle' ? OPENING : LEADS_TO[step];
    // Where a step of another mechanic leads is for that mechanic to say.
    return !places || places.includes(to)
      ? []
      : [`${step} leads to ${places.join(' or ')}, not to ${to}`];
  });
}
