import { ok, type Result } from '@baize/exact';
import type { TableLibrary } from '../library.ts';
import { isObject } from '../well-formed/shape.ts';
import { parseGiven } from './parse-given.ts';
import { newPlay, type Play, type Played } from './play.ts';
import { type ScenarioProblem, scenarioProblem } from './scenario-problem.ts';
import { setUp } from './set-up.ts';
import { isRefused, type Taken, takeStep } from './take-step.ts';

/** A table ready to be played at, and the answers to the orders that made it so. */
export interface OpenedPlay {
  readonly play: Play;
  readonly answers: readonly Played[];
}

/** A table out of plain data, written like what a scenario is `given`. */
export function openPlay(
  value: unknown,
  library: TableLibrary,
): Result<OpenedPlay, ScenarioProblem> {
  if (!isObject(value)) return scenarioProblem('table', 'A table is given as an object.');
  const given = parseGiven(value, 'table', library);
  if (!given.ok) return given;
  let taken = setUp(newPlay(library), given.value);
  for (const step of given.value.earlier) {
    if (hasFailed(taken)) break;
    const next = takeStep(taken.play, step);
    taken = { ...next, answers: [...taken.answers, ...next.answers] };
  }
  const last = taken.answers.at(-1)?.answer;
  if (taken.problem !== null) return scenarioProblem('table.earlier', taken.problem);
  if (last?.type === 'refused') {
    const { field = '', code, message } = last.refusal;
    return scenarioProblem(`table.${field}`, `${code}: ${message}`);
  }
  return ok({ play: taken.play, answers: taken.answers });
}

function hasFailed(taken: Taken): boolean {
  return taken.problem !== null || isRefused(taken);
}
