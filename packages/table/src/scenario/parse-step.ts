import { ok, type Result } from '@baize/exact';
import { PHASES, type Phase } from '@baize/game';
import { commandsOf } from '../commands/registry.ts';
import type { TableLibrary } from '../library.ts';
import { isObject } from '../well-formed/shape.ts';
import { draftOf } from './draft.ts';
import type { ScenarioStep } from './own-step.ts';
import { personOf } from './person.ts';
import type { Step } from './scenario.ts';
import { type ScenarioProblem, scenarioProblem } from './scenario-problem.ts';

/** A step: `dealer: tumble 2`, `A in round T1-1: undo`, `wait: 30s`, `clock set back: 1h`, `roll: 1 2 4`, `showdown`. */
export function parseStep(
  value: unknown,
  field: string,
  library: TableLibrary,
): Result<Step, ScenarioProblem> {
  if (value === 'again') return ok({ step: 'again', said: 'again' });
  const alone = typeof value === 'string' ? ownStepOf(value, library) : undefined;
  if (alone && typeof value === 'string') return parseOwn(alone, null, value, `${field}.${value}`);
  const entries = isObject(value) ? Object.entries(value) : [];
  const [entry, ...more] = entries;
  if (!entry || more.length > 0) {
    return scenarioProblem(field, 'A step is one pair, as in "dealer: close bets".');
  }
  const [who, what] = entry;
  const said = `${who}: ${typeof what === 'string' ? what : JSON.stringify(what)}`;
  const place = `${field}.${who}`;
  switch (who) {
    case 'wait':
      return parseWait(what, said, place, 1);
    case 'clock set back':
      return parseWait(what, said, place, -1);
    case 'reach':
      return parseReach(what, said, place, library);
    default: {
      const own = ownStepOf(who, library);
      return own ? parseOwn(own, what, said, place) : parseOrder(who, what, said, place, library);
    }
  }
}

const UNITS: Readonly<Record<string, number>> = { ms: 1, s: 1000, min: 60_000, h: 3_600_000 };

/** Time passes, or the clock of the house goes back by so much. */
function parseWait(
  what: unknown,
  said: string,
  field: string,
  direction: 1 | -1,
): Result<Step, ScenarioProblem> {
  const found = /^(\d+) ?(ms|s|min|h)$/.exec(String(what));
  const milliseconds = direction * Number(found?.[1]) * (UNITS[found?.[2] ?? ''] ?? 0);
  if (!found) return scenarioProblem(field, 'Say how long: 500ms, 30s, 10min, 25h.');
  return ok({ step: 'wait', milliseconds, said });
}

function parseReach(
  what: unknown,
  said: string,
  field: string,
  { books }: TableLibrary,
): Result<Step, ScenarioProblem> {
  const steps = books.flatMap(({ procedure }) => procedure.steps);
  const phases = [...new Set<Phase>([...PHASES, ...steps.map(({ to }) => to)])];
  const phase = phases.find((each) => each === what);
  if (!phase) return scenarioProblem(field, `The phases are ${phases.join(', ')}.`);
  return ok({ step: 'reach', phase, said });
}

/** A word of its own that a mechanic of the house has for a step. */
function ownStepOf(word: string, { mechanics }: TableLibrary): ScenarioStep | undefined {
  return mechanics.find(({ steps }) => Object.hasOwn(steps, word))?.steps[word];
}

function parseOwn(
  own: ScenarioStep,
  what: unknown,
  said: string,
  field: string,
): Result<Step, ScenarioProblem> {
  const value = own.read(what);
  if (value === null) return scenarioProblem(field, own.hint);
  return ok({ step: 'own', moves: own.moves(value), said });
}

function parseOrder(
  who: string,
  what: unknown,
  said: string,
  field: string,
  library: TableLibrary,
): Result<Step, ScenarioProblem> {
  const [, person = who, round = null] = /^(.*) in round (\S+)$/.exec(who) ?? [];
  const by = personOf(person);
  if (!by) return scenarioProblem(field, `Nobody is called ${JSON.stringify(who)}.`);
  if (isObject(what)) {
    const { type, ...fields } = what;
    if (!commandsOf(library).isType(type)) {
      return scenarioProblem(`${field}.type`, `There is no command ${JSON.stringify(type)}.`);
    }
    return ok({ step: 'order', by, round, draft: { type, fields }, said });
  }
  const draft = typeof what === 'string' ? draftOf(what, library) : null;
  if (!draft) return scenarioProblem(field, `No command is said like ${JSON.stringify(what)}.`);
  return ok({ step: 'order', by, round, draft, said });
}
