import type { Answer } from '../decide.ts';
import type { Recorded } from '../event.ts';
import { replay } from '../evolve.ts';
import { emptyTable } from '../initial-state.ts';
import { LIBRARY, type TableLibrary } from '../library.ts';
import type { TableState } from '../state.ts';
import { expectationDifferences } from './check-expectations.ts';
import { citationProblems } from './citation-problems.ts';
import { invariantProblems } from './invariants.ts';
import { plainState } from './plain-state.ts';
import { newPlay } from './play.ts';
import type { Scenario } from './scenario.ts';
import { setUp } from './set-up.ts';
import { isRefused, type Taken, takeStep } from './take-step.ts';

/** One step of a scenario as it went. */
export interface PlayedStep {
  readonly part: 'given' | 'when';
  readonly said: string;
  readonly answers: readonly Answer[];
}

export interface ScenarioResult {
  readonly passed: boolean;
  readonly steps: readonly PlayedStep[];
  /** Where the table did something else than the scenario says, or than must always hold. */
  readonly differences: readonly string[];
}

/** Plays a scenario on an empty table, looking after every step whether all is still sound. */
export function runScenario(scenario: Scenario, library: TableLibrary): ScenarioResult {
  const run: Run = { journal: [], steps: [], differences: [] };
  let taken = setUp(newPlay(library), scenario.given);
  took(run, 'given', 'the table is set up', taken);
  const parts = [
    ['given', scenario.given.earlier],
    ['when', scenario.when],
  ] as const;
  for (const [part, steps] of parts) {
    for (const step of steps) {
      if (run.differences.length > 0) return finish(run);
      taken = takeStep(taken.play, step);
      took(run, part, step.said, taken);
    }
  }
  const { state } = taken.play;
  if (run.differences.length > 0) return finish(run);
  const answers = run.steps.flatMap((step) => (step.part === 'when' ? step.answers : []));
  run.differences.push(
    ...expectationDifferences(scenario, answers, state),
    ...replayProblems(JSON.parse(JSON.stringify(run.journal)), state),
  );
  return finish(run);
}

interface Run {
  readonly journal: Recorded[];
  readonly steps: PlayedStep[];
  readonly differences: string[];
}

function finish({ steps, differences }: Run): ScenarioResult {
  return { passed: differences.length === 0, steps, differences };
}

function took(run: Run, part: PlayedStep['part'], said: string, taken: Taken): void {
  run.steps.push({ part, said, answers: taken.answers.map(({ answer }) => answer) });
  const say = (problem: string): number => run.differences.push(`${part}, ${said}: ${problem}`);
  if (taken.problem !== null) say(taken.problem);
  for (const { answer, play } of taken.answers) {
    const { state } = play;
    if (answer.type === 'accepted') run.journal.push(...answer.events);
    for (const problem of answerProblems(answer, state[LIBRARY])) say(problem);
    for (const problem of invariantProblems(state)) say(problem);
    for (const problem of replayProblems(run.journal, state)) say(problem);
  }
  const [last] = taken.answers.slice(-1);
  if (part === 'given' && isRefused(taken) && last?.answer.type === 'refused') {
    say(`was refused: ${last.answer.refusal.code}: ${last.answer.refusal.message}`);
  }
}

function answerProblems(answer: Answer, library: TableLibrary): readonly string[] {
  switch (answer.type) {
    case 'accepted':
      return answer.events.flatMap(({ event }) => citationProblems(event, library));
    case 'refused':
      return citationProblems(answer.refusal, library);
    case 'repeated':
      return [];
  }
}

/** A journal leads to the same state whenever it is replayed, also after it has been on paper. */
function replayProblems(journal: readonly Recorded[], state: TableState): readonly string[] {
  const again = JSON.stringify(plainState(replay(emptyTable(state[LIBRARY]), journal)));
  return again === JSON.stringify(plainState(state)) ? [] : ['Replay gives another state.'];
}
