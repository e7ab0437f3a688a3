import { all, err, ok, type Result } from '@baize/exact';
import { bookOf, type Citation, clauseOf } from '@baize/game';
import type { EventType } from '../event.ts';
import type { TableLibrary } from '../library.ts';
import { REFUSAL_CODES, type RefusalCode } from '../refusal.ts';
import { eventMeanings } from '../vocabulary/event-meanings.ts';
import { isObject } from '../well-formed/shape.ts';
import { isKnownCitation } from './citation-problems.ts';
import { FACT_NAMES, type Facts } from './facts.ts';
import { mergeGiven, parseGiven } from './parse-given.ts';
import { parseStep } from './parse-step.ts';
import type { Fields } from './phrase.ts';
import type { Expectation, Scenario } from './scenario.ts';
import { type ScenarioProblem, scenarioProblem } from './scenario-problem.ts';

/**
 * The cases of a scenario file out of plain data, or the first field that is wrong. A file is one
 * case, or a clause with `cases` that share what is `given`.
 */
export function parseScenarios(
  value: unknown,
  library: TableLibrary,
): Result<readonly Scenario[], ScenarioProblem> {
  if (!isObject(value)) return scenarioProblem('', 'A scenario is an object.');
  const { clause, cases } = value;
  if (typeof clause !== 'string' || !isKnownCitation(clause, library)) {
    return scenarioProblem('clause', `There is no clause ${JSON.stringify(clause)}.`);
  }
  if (cases === undefined) {
    const scenario = parseCase(clause, value, '', ['clause'], library);
    return scenario.ok ? ok([scenario.value]) : scenario;
  }
  const unknown = unknownField(value, ['clause', 'given', 'cases']);
  if (unknown !== null) return scenarioProblem(unknown, 'A file has clause, given and cases.');
  if (!Array.isArray(cases) || cases.length === 0) return scenarioProblem('cases', 'Say a list.');
  const shared = value.given === undefined ? {} : value.given;
  if (!isObject(shared)) return scenarioProblem('given', 'Say what is given as an object.');
  return all(
    cases.map((each, index) => {
      const field = `cases[${index}]`;
      if (!isObject(each)) return scenarioProblem(field, 'A case is an object.');
      const own = each.given === undefined ? {} : each.given;
      if (!isObject(own)) return scenarioProblem(`${field}.given`, 'Say it as an object.');
      return parseCase(
        clause,
        { ...each, given: mergeGiven(shared, own) },
        `${field}.`,
        [],
        library,
      );
    }),
  );
}

function parseCase(
  clause: Citation,
  value: Fields,
  place: string,
  more: readonly string[],
  library: TableLibrary,
): Result<Scenario, ScenarioProblem> {
  const known = ['title', 'given', 'when', 'then', ...more];
  const unknown = unknownField(value, known);
  if (unknown !== null)
    return scenarioProblem(`${place}${unknown}`, `A case has ${known.join(', ')}.`);
  const { title } = value;
  if (typeof title !== 'string' || title.trim() === '') {
    return scenarioProblem(`${place}title`, 'Say in a sentence what it proves.');
  }
  if (!isObject(value.given)) return scenarioProblem(`${place}given`, 'Say what is given.');
  const given = parseGiven(value.given, `${place}given`, library);
  if (!given.ok) return given;
  const when = list(value.when, `${place}when`, (each, field) => parseStep(each, field, library));
  if (!when.ok) return when;
  const expected = list(value.then, `${place}then`, (each, field) =>
    parseExpectation(each, field, library),
  );
  if (!expected.ok) return expected;
  return ok({
    clause,
    title,
    given: given.value,
    when: when.value,
    expected: expected.value.flat(),
  });
}

function list<T>(
  value: unknown,
  field: string,
  parse: (each: unknown, field: string) => Result<T, ScenarioProblem>,
): Result<readonly T[], ScenarioProblem> {
  if (!Array.isArray(value) || value.length === 0) {
    return scenarioProblem(field, 'Say a list with at least one entry.');
  }
  return all(value.map((each, index) => parse(each, `${field}[${index}]`)));
}

function unknownField(value: Fields, known: readonly string[]): string | null {
  return Object.keys(value).find((name) => !known.includes(name)) ?? null;
}

type Parsed = Result<readonly Expectation[], ScenarioProblem>;

/** What a scenario expects: an event, a refusal, a settlement line, or facts about the table. */
function parseExpectation(value: unknown, field: string, library: TableLibrary): Parsed {
  if (value === 'repeated') return ok([{ expect: 'repeated' }]);
  if (typeof value === 'string' && isEventType(value, library)) return event(value, {}, field);
  if (!isObject(value)) return scenarioProblem(field, 'An expectation is an object, or an event.');
  const [first = ''] = Object.keys(value);
  const { [first]: what, ...rest } = value;
  const place = `${field}.${first}`;
  switch (first) {
    case 'refused':
      return parseRefused(what, rest, place);
    case 'events':
    case 'never':
      return parseListed(first, what, place, library);
    case 'line':
    case 'closed':
      return line(first, what, rest, place);
  }
  if (isEventType(first, library)) {
    if (Object.keys(rest).length === 0) return event(first, what, place);
    return scenarioProblem(field, `What is expected of ${first} goes inside it.`);
  }
  return facts(value, field);
}

function event(type: EventType, what: unknown, field: string): Parsed {
  if (what === null || what === undefined) return ok([{ expect: 'event', type, facts: {} }]);
  if (!isObject(what)) return scenarioProblem(field, 'Say the facts as an object.');
  return ok([{ expect: 'event', type, facts: what }]);
}

function parseRefused(what: unknown, facts: Fields, field: string): Parsed {
  const code = REFUSAL_CODES.find((each) => each === what);
  if (!code) return scenarioProblem(field, `There is no refusal ${JSON.stringify(what)}.`);
  const known: readonly string[] = ['because', 'amount', 'field', 'phase', 'steps', 'message'];
  const unknown = Object.keys(facts).find((name) => !known.includes(name));
  if (unknown !== undefined) {
    return scenarioProblem(`${field}.${unknown}`, `A refusal has ${known.join(', ')}.`);
  }
  const refusal: RefusalCode = code;
  return ok([{ expect: 'refused', code: refusal, facts }]);
}

function parseListed(
  expect: 'events' | 'never',
  what: unknown,
  field: string,
  library: TableLibrary,
): Parsed {
  const names = what === 'none' ? [] : [what].flat();
  const types = names.flatMap((name) => (isEventType(name, library) ? [name] : []));
  if (types.length === names.length) return ok([{ expect, types }]);
  const wrong = names.find((name) => !isEventType(name, library));
  return scenarioProblem(field, `There is no event ${JSON.stringify(wrong)}.`);
}

function line(expect: 'line' | 'closed', what: unknown, facts: Fields, field: string): Parsed {
  const [terminal, bet, ...more] = String(what).trim().split(/\s+/);
  if (terminal === undefined || bet === undefined || more.length > 0) {
    return scenarioProblem(field, 'Say whose bet, and which: "A small".');
  }
  return ok([{ expect, terminal, bet, facts }]);
}

function facts(value: Fields, field: string): Parsed {
  const expected: Expectation[] = [];
  for (const [name, each] of Object.entries(value)) {
    const fact: keyof Facts | undefined = FACT_NAMES.find((known) => known === name);
    if (!fact) {
      const message = `Nothing is called ${name}; the facts are ${FACT_NAMES.join(', ')}.`;
      return err({ field: `${field}.${name}`, message });
    }
    expected.push({ expect: 'state', fact, value: each });
  }
  return expected.length > 0 ? ok(expected) : scenarioProblem(field, 'It expects nothing.');
}

function isEventType(name: unknown, library: TableLibrary): name is EventType {
  return typeof name === 'string' && Object.hasOwn(eventMeanings(library), name);
}

/** Where the scenarios of a clause are kept: `rws-tai-sai-v5/5.12.scenario.yaml`. */
export function scenarioFileOf(citation: Citation): string {
  const name = clauseOf(citation)
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/^-|-$/g, '');
  return `${bookOf(citation)}/${name}.scenario.yaml`;
}
