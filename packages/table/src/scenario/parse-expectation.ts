import { err, ok, type Result } from '@baize/exact';
import type { EventType } from '../event.ts';
import type { TableLibrary } from '../library.ts';
import { REFUSAL_CODES, type RefusalCode } from '../refusal.ts';
import { eventMeanings } from '../vocabulary/event-meanings.ts';
import { isObject } from '../well-formed/shape.ts';
import { FACT_NAMES, type Facts } from './facts.ts';
import type { Fields } from './phrase.ts';
import type { Expectation } from './scenario.ts';
import { type ScenarioFault, scenarioFault } from './scenario-fault.ts';

type Parsed = Result<readonly Expectation[], ScenarioFault>;

/** What a scenario expects: an event, a refusal, a settlement line, or facts about the table. */
export function parseExpectation(value: unknown, field: string, library: TableLibrary): Parsed {
  if (value === 'repeated') return ok([{ expect: 'repeated' }]);
  if (typeof value === 'string' && isEventType(value, library)) return event(value, {}, field);
  if (!isObject(value)) return scenarioFault(field, 'An expectation is an object, or an event.');
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
    return scenarioFault(field, `What is expected of ${first} goes inside it.`);
  }
  return facts(value, field);
}

function event(type: EventType, what: unknown, field: string): Parsed {
  if (what === null || what === undefined) return ok([{ expect: 'event', type, facts: {} }]);
  if (!isObject(what)) return scenarioFault(field, 'Say the facts as an object.');
  return ok([{ expect: 'event', type, facts: what }]);
}

function parseRefused(what: unknown, facts: Fields, field: string): Parsed {
  const code = REFUSAL_CODES.find((each) => each === what);
  if (!code) return scenarioFault(field, `There is no refusal ${JSON.stringify(what)}.`);
  const known: readonly string[] = ['because', 'amount', 'field', 'phase', 'steps', 'message'];
  const unknown = Object.keys(facts).find((name) => !known.includes(name));
  if (unknown !== undefined) {
    return scenarioFault(`${field}.${unknown}`, `A refusal has ${known.join(', ')}.`);
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
  return scenarioFault(field, `There is no event ${JSON.stringify(wrong)}.`);
}

function line(expect: 'line' | 'closed', what: unknown, facts: Fields, field: string): Parsed {
  const [terminal, bet, ...more] = String(what).trim().split(/\s+/);
  if (terminal === undefined || bet === undefined || more.length > 0) {
    return scenarioFault(field, 'Say whose bet, and which: "A small".');
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
  return expected.length > 0 ? ok(expected) : scenarioFault(field, 'It expects nothing.');
}

function isEventType(name: unknown, library: TableLibrary): name is EventType {
  return typeof name === 'string' && Object.hasOwn(eventMeanings(library), name);
}
