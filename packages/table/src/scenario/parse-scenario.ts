import { all, ok, type Result } from '@baize/exact';
import type { Citation } from '@baize/game';
import type { TableLibrary } from '../library.ts';
import { isObject } from '../well-formed/shape.ts';
import { isKnownCitation } from './citation-faults.ts';
import { parseExpectation } from './parse-expectation.ts';
import { mergeGiven, parseGiven } from './parse-given.ts';
import { parseStep } from './parse-step.ts';
import type { Fields } from './phrase.ts';
import type { Scenario } from './scenario.ts';
import { type ScenarioFault, scenarioFault } from './scenario-fault.ts';

/**
 * The cases of a scenario file out of plain data, or the first field that is wrong. A file is one
 * case, or a clause with `cases` that share what is `given`.
 */
export function parseScenarios(
  value: unknown,
  library: TableLibrary,
): Result<readonly Scenario[], ScenarioFault> {
  if (!isObject(value)) return scenarioFault('', 'A scenario is an object.');
  const { clause, cases } = value;
  if (typeof clause !== 'string' || !isKnownCitation(clause, library)) {
    return scenarioFault('clause', `There is no clause ${JSON.stringify(clause)}.`);
  }
  if (cases === undefined) {
    const scenario = parseCase(clause, value, '', ['clause'], library);
    return scenario.ok ? ok([scenario.value]) : scenario;
  }
  const unknown = unknownField(value, ['clause', 'given', 'cases']);
  if (unknown !== null) return scenarioFault(unknown, 'A file has clause, given and cases.');
  if (!Array.isArray(cases) || cases.length === 0) return scenarioFault('cases', 'Say a list.');
  const shared = value.given === undefined ? {} : value.given;
  if (!isObject(shared)) return scenarioFault('given', 'Say what is given as an object.');
  return all(
    cases.map((each, index) => {
      const field = `cases[${index}]`;
      if (!isObject(each)) return scenarioFault(field, 'A case is an object.');
      const own = each.given === undefined ? {} : each.given;
      if (!isObject(own)) return scenarioFault(`${field}.given`, 'Say it as an object.');
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
): Result<Scenario, ScenarioFault> {
  const known = ['title', 'given', 'when', 'then', ...more];
  const unknown = unknownField(value, known);
  if (unknown !== null)
    return scenarioFault(`${place}${unknown}`, `A case has ${known.join(', ')}.`);
  const { title } = value;
  if (typeof title !== 'string' || title.trim() === '') {
    return scenarioFault(`${place}title`, 'Say in a sentence what it proves.');
  }
  if (!isObject(value.given)) return scenarioFault(`${place}given`, 'Say what is given.');
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
  parse: (each: unknown, field: string) => Result<T, ScenarioFault>,
): Result<readonly T[], ScenarioFault> {
  if (!Array.isArray(value) || value.length === 0) {
    return scenarioFault(field, 'Say a list with at least one entry.');
  }
  return all(value.map((each, index) => parse(each, `${field}[${index}]`)));
}

function unknownField(value: Fields, known: readonly string[]): string | null {
  return Object.keys(value).find((name) => !known.includes(name)) ?? null;
}
