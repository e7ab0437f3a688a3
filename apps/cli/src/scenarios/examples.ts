import { bookOf, clauseOf } from '@baize/game';
import type { Answer, PlayedStep, Scenario } from '@baize/table';
import type { CaseReport } from './scenario-report.ts';

/** Where something can be seen happening: a step, and the scenario it is taken from. */
export interface Example {
  readonly said: string;
  readonly name: string;
  readonly path: string;
}

/** By `command PlaceBet`, `event BetsClosed` or `refusal bets-closed`. */
export type Examples = ReadonlyMap<string, Example>;

/** The plainest example of everything that happens in some scenarios. */
export function examplesIn(reports: readonly CaseReport[]): Examples {
  const found = new Map<string, { readonly example: Example; readonly rank: number }>();
  for (const report of reports) {
    for (const { step, taken, isGiven, clause } of stepsOf(report)) {
      const name = `${bookOf(clause)} ${clauseOf(clause)}`;
      const example = { said: taken.said, name, path: report.path };
      for (const { what, isAccepted } of listShown(step, taken.answers)) {
        const rank = rankOf(taken, step, isGiven, isAccepted);
        const known = found.get(what);
        if (!known || rank < known.rank) found.set(what, { example, rank });
      }
    }
  }
  return new Map([...found].map(([what, { example }]) => [what, example]));
}

type Step = Scenario['when'][number];

interface StepPlayed {
  readonly clause: Scenario['clause'];
  readonly step: Step;
  readonly taken: PlayedStep;
  readonly isGiven: boolean;
}

/** The steps of a scenario beside what became of them; the set-up is nobody's step. */
function stepsOf({ scenario, steps }: CaseReport): readonly StepPlayed[] {
  if (!scenario) return [];
  const { clause, given, when } = scenario;
  const written = [...given.earlier, ...when];
  return steps.slice(1).flatMap((taken, index) => {
    const step = written[index];
    return step ? [{ clause, step, taken, isGiven: index < given.earlier.length }] : [];
  });
}

interface Shown {
  readonly what: string;
  /** A command is best shown where it is accepted. */
  readonly isAccepted: boolean;
}

/** What a step is an example of. */
function listShown(step: Step, answers: readonly Answer[]): readonly Shown[] {
  const isAccepted = answers.every((answer) => answer.type === 'accepted');
  return [
    ...(step.step === 'order' ? [{ what: `command ${step.draft.type}`, isAccepted }] : []),
    ...answers.flatMap(namesIn).map((what) => ({ what, isAccepted: true })),
  ];
}

function namesIn(answer: Answer): readonly string[] {
  switch (answer.type) {
    case 'accepted':
      return answer.events.map(({ event }) => `event ${event.type}`);
    case 'refused':
      return [`refusal ${answer.refusal.code}`];
    case 'repeated':
      return [];
  }
}

/** Lower is plainer: one short order that somebody gives in the course of the scenario itself. */
function rankOf(
  { said, answers }: PlayedStep,
  step: Step,
  isGiven: boolean,
  isAccepted: boolean,
): number {
  const events = answers.flatMap((answer) => (answer.type === 'accepted' ? answer.events : []));
  const isPlain = step.step === 'order' && !said.includes('{');
  return (
    (isAccepted ? 0 : 4000) +
    (isPlain ? 0 : 2000) +
    (isGiven ? 1000 : 0) +
    events.length * 50 +
    said.length
  );
}
